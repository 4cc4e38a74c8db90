import { paletteStyle } from "../../model/colours.ts";
import { EMAILJS_ORIGIN } from "../../model/emailjs.ts";
import type { Route } from "../../src/app/routes.ts";
import {
  buildShopContent,
  type EmailAccount,
  selectAppContent,
} from "../../src/content/shop-content.ts";
import {
  APP_TEMPLATE_ID,
  CONTENT_ID,
  LEGAL_PATH,
  preloadTemplateId,
  ROOT_ID,
  screenTemplateId,
} from "../../src/page-contract.ts";
import { loadCheckedContent } from "../build/check-content.ts";
import { loadPublishedFiles } from "../photos/media.ts";
import { readLogo } from "./brand.ts";
import { renderDocument } from "./document.ts";
import { renderMetaFeed, renderRobots, renderSitemap } from "./feeds.ts";
import { renderHead, renderPreloads } from "./head.ts";
import { html, inlineElement, jsonScript, type Markup, raw } from "./html.ts";
import { LEGAL_STYLE, LEGAL_TITLE, renderLegalMain } from "./legal.ts";
import { NOTICE_STYLE, renderNotice, renderNoticeVariables } from "./notice.ts";
import type { PageAssets } from "./page-assets.ts";
import {
  type AppModule,
  type BagPagesModule,
  buildPages,
  normalizeBaseUrl,
  type Site,
} from "./pages.ts";

/** A browser may fetch a bag's page, and from there a screen's, as a link to it is pointed at or touched. */
const PREFETCH_SELECTOR =
  "a[href^='bolsos/'],[data-bag] a:is([href='./'],[href='novedades/'],[href='essentials/'])";
const SPECULATION_RULES = jsonScript("speculationrules", {
  prefetch: [{ where: { selector_matches: PREFETCH_SELECTOR }, eagerness: "moderate" }],
});

/** What hosts answer with where there is no page. */
const NOT_FOUND_FILE = "404.html";

/** What Vite has made of the sources. */
export type BuildOutput = {
  app: AppModule;
  /** Writes the pages that are not hydrated. */
  bagPages: BagPagesModule;
  /** Address of the app's script. */
  scriptUrl: string;
  /** Empty in `npm run dev`, where the script brings them. */
  css: string;
  /** Styles of the pages that are not hydrated; in `npm run dev` `bagLinks` fetch them. */
  bagCss: string;
  devBagStyles?: Markup;
  buildPolicy?: (page: string, connect: string | undefined) => string;
};

/** The demonstration's account: its mailbox stands on the host that serves the shop. */
const DEMO_MAIL: EmailAccount = {
  publicKey: "clave-publica-demo",
  serviceId: "servicio_demo",
  templateId: "plantilla_demo",
  isSameOrigin: true,
};

/**
 * Everything that is written from the content, by its place below the shop's address.
 *
 * @param mode `demo` for the shop that sends its mail to the host that serves it
 */
export async function renderSite(mode: string, assets: PageAssets, bundled: BuildOutput) {
  const { content, report } = await loadCheckedContent();
  if (!content) throw Object.assign(new Error(report), { stack: "" });
  const { legal, notice, colours, url, emailjs } = content.shop;
  const mail: EmailAccount | undefined = mode === "demo" ? DEMO_MAIL : emailjs;
  const connect = mail && !mail.isSameOrigin ? EMAILJS_ORIGIN : undefined;
  const shown = buildShopContent(content, await loadPublishedFiles(), mail);
  const { shop } = shown;

  const { fonts, icons, shareImage, scripts, bagScript } = assets;
  const { app, bagPages, scriptUrl, css, bagCss, devBagStyles, buildPolicy } = bundled;
  app.setContent(shown);
  bagPages.setContent(shown);
  const logo = await readLogo();
  const address = normalizeBaseUrl(url);
  const site: Site = {
    shop,
    baseUrl: address,
    shareImage: shareImage.fileName,
    logo: (logo?.file ?? icons.appleTouchIcon).fileName,
  };

  /** Held back until fetch-app.ts finds that it is time. */
  const appTag = html`<template id="${APP_TEMPLATE_ID}"><script type="module" src="${scriptUrl}"></script></template>${inlineElement("script", scripts.fetchApp)}`;
  /** A page that the app takes over. */
  const hydrated = {
    styles: css,
    script: html`${jsonScript("application/json", selectAppContent(shown), CONTENT_ID)}${SPECULATION_RULES}${appTag}`,
  };
  /** A page that keeps its address. */
  const still = {
    styles: bagCss,
    script: html`${SPECULATION_RULES}<script src="${bagScript.fileName}" defer></script>${devBagStyles}`,
  };
  const framed = (main: Markup) =>
    html`${raw(bagPages.renderHeader())}<main id="contenido" tabindex="-1">${main}</main>${raw(bagPages.renderFooter())}`;
  /** Home's page holds every screen: Home in its place, the others in templates. */
  const otherScreens = {
    head: html`
${app.routes.map((route) => html`<template id="${preloadTemplateId(route)}">${renderPreloads(app, route)}</template>`)}
${inlineElement("script", scripts.noteRoute)}`,
    main: html`${app.routes.map((route) => route !== "home" && renderScreenTemplate(app, route))}${inlineElement("script", scripts.showScreen)}`,
  };

  const pages = buildPages(app);
  const documents = [
    ...pages.map((page) => {
      const { route, bag } = page;
      const head = renderHead(page, site, app);
      if (bag)
        return {
          ...still,
          ...page,
          htmlAttributes: html` data-bag`,
          head,
          main: raw(bagPages.renderBagPage(bag)),
        };
      const main = html`<div id="${ROOT_ID}">${raw(app.renderScreen(route))}</div>`;
      return route === "home"
        ? {
            ...hydrated,
            ...page,
            head: html`${head}${otherScreens.head}`,
            main: html`${main}${otherScreens.main}`,
          }
        : { ...hydrated, ...page, htmlAttributes: html` data-route="${route}"`, head, main };
    }),
    {
      ...still,
      path: NOT_FOUND_FILE,
      // It is shown at any depth.
      base: address ? new URL(address).pathname : "/",
      title: app.titleOf("not-found"),
      head: html`
<meta name="robots" content="noindex">`,
      main: framed(raw(bagPages.renderNotFound())),
    },
    ...(legal.name
      ? [
          {
            ...still,
            path: LEGAL_PATH,
            styles: bagCss + LEGAL_STYLE,
            title: `${LEGAL_TITLE} · ${shop.brand}`,
            main: framed(renderLegalMain(shop, legal, mail !== undefined)),
          },
        ]
      : []),
  ];

  const added = [
    colours && paletteStyle(colours),
    logo?.css,
    notice && NOTICE_STYLE + renderNoticeVariables(notice),
  ].join("");
  const files = new Map<string, string | Buffer>();
  for (const page of documents) {
    const text = renderDocument(
      {
        ...page,
        head: html`${"head" in page && page.head}${icons.links}`,
        styles: fonts.css + page.styles + added,
        main: html`${notice && renderNotice(notice)}${page.main}`,
      },
      (markup) => buildPolicy?.(markup, connect),
    );
    files.set(page.path.replace(/(^|\/)$/, "$1index.html"), text);
  }
  files.set("robots.txt", renderRobots(address));
  if (address) {
    files.set("sitemap.xml", renderSitemap(pages, address));
    files.set("feeds/meta.csv", renderMetaFeed(app, { ...site, baseUrl: address }));
  }
  const others = [...fonts.files, ...icons.files, shareImage, bagScript];
  for (const { fileName, bytes } of logo ? [...others, logo.file] : others)
    files.set(fileName, bytes);
  return files;
}

/** show-screen.ts puts it in Home's place. */
const renderScreenTemplate = (app: AppModule, route: Route): Markup =>
  html`<template id="${screenTemplateId(route)}" title="${app.titleOf(route)}">${raw(app.renderScreen(route))}</template>`;
