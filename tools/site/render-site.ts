import { paletteStyle } from "../../model/colours.ts";
import { EMAILJS_ORIGIN } from "../../model/emailjs.ts";
import type { Content } from "../../model/types.ts";
import { documentPath, menuRoutes, type Route, routes } from "../../src/app/routes.ts";
import { bindShortWords } from "../../src/content/bind-short-words.ts";
import type { Bag } from "../../src/content/index.ts";
import {
  buildShopContent,
  type EmailAccount,
  type ShopContent,
  selectAppContent,
} from "../../src/content/shop-content.ts";
import { collectionOf } from "../../src/lib/collections.ts";
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
import { loadLogoStyle } from "./brand.ts";
import { type DocumentParts, renderDocument } from "./document.ts";
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
  type Page,
  type Site,
} from "./pages.ts";

/** The links that a browser may prefetch on hover or touch: to a bag's page, and from there to Home or a collection. */
const PREFETCH_SELECTOR = `a[href^='bolsos/'],[data-bag] a:is(${menuRoutes.map((route) => `[href='${documentPath(route)}']`)})`;
const SPECULATION_RULES = jsonScript("speculationrules", {
  prefetch: [{ where: { selector_matches: PREFETCH_SELECTOR }, eagerness: "moderate" }],
});

/** Hosts answer with this file if there is no page at the requested URL. */
const NOT_FOUND_FILE = "404.html";

/** The modules, script and styles that Vite has built from `src/`. */
export type BuildOutput = {
  app: AppModule;
  /** Renders the static pages. */
  bagPages: BagPagesModule;
  /** URL of the app's script. */
  scriptUrl: string;
  /** Styles of the hydrated pages; empty in `npm run dev`, where the app's script imports them. */
  css: string;
  /** Styles of the static pages; empty in `npm run dev`, where `devBagStyles` loads them. */
  bagCss: string;
  devBagStyles?: Markup;
  /** Missing in `npm run dev`, where pages have no Content-Security-Policy. */
  buildPolicy?: (page: string, connect: string | undefined) => string;
};

/** The demo sends its mail to the mailbox of the host that serves it. */
const DEMO_EMAIL_ACCOUNT: EmailAccount = {
  publicKey: "clave-publica-demo",
  serviceId: "servicio_demo",
  templateId: "plantilla_demo",
  isSameOrigin: true,
};

/** The data that all pages are rendered from. */
type SiteContext = {
  content: Content;
  shopContent: ShopContent;
  /** Without an account the shop has no contact form. */
  emailAccount: EmailAccount | undefined;
  site: Site;
  logoCss: string | undefined;
  assets: PageAssets;
  build: BuildOutput;
};

type SiteFiles = Map<string, string | Buffer>;

/**
 * Renders all pages and all other files that depend on the content, keyed by path below the shop's URL.
 *
 * @param mode `demo` sends mail to the host that serves the shop
 * @throws the owner's error report, in Spanish
 */
export async function renderSite(
  mode: string,
  assets: PageAssets,
  build: BuildOutput,
): Promise<SiteFiles> {
  const { content, report } = await loadCheckedContent();
  // Without a stack, Vite shows only the report.
  if (!content) throw Object.assign(new Error(report), { stack: "" });
  const emailAccount = mode === "demo" ? DEMO_EMAIL_ACCOUNT : content.shop.emailjs;
  const shopContent = buildShopContent(content, await loadPublishedFiles(), emailAccount);
  const site: Site = {
    shop: shopContent.shop,
    baseUrl: normalizeBaseUrl(content.shop.url),
    shareImage: assets.shareImage.fileName,
    icon: assets.icons.appleTouchIcon.fileName,
  };
  const logoCss = await loadLogoStyle();
  const context = { content, shopContent, emailAccount, site, logoCss, assets, build };

  const pages = buildPages(shopContent, build.app);
  const documents = [
    ...pages.map((page) => buildPageDocument(page, context)),
    buildNotFoundDocument(context),
    ...(content.shop.legal.name ? [buildLegalDocument(context)] : []),
  ];
  const files: SiteFiles = new Map();
  for (const document of documents)
    files.set(
      document.path.replace(/(^|\/)$/, "$1index.html"),
      renderWithSharedParts(document, context),
    );
  return addOtherFiles(files, pages, context);
}

function buildPageDocument(page: Page, context: SiteContext): DocumentParts {
  if (page.bag) return buildBagDocument(page, page.bag, context);
  return page.route === "home"
    ? buildHomeDocument(page, context)
    : buildCollectionDocument(page, context);
}

/** A page that the app hydrates: one screen, and the content as JSON. */
function buildHydratedDocument(page: Page, context: SiteContext): DocumentParts {
  const { shopContent, site, assets } = context;
  const { app, css, scriptUrl } = context.build;
  return {
    ...page,
    head: renderHead(page, site),
    styles: css,
    main: html`<div id="${ROOT_ID}">${raw(app.renderScreen(shopContent, page.route))}</div>`,
    // fetch-app.ts takes the app's script out of its template once the first picture has loaded.
    script: html`${jsonScript("application/json", selectAppContent(shopContent), CONTENT_ID)}${SPECULATION_RULES}<template id="${APP_TEMPLATE_ID}"><script type="module" src="${scriptUrl}"></script></template>${inlineElement("script", assets.scripts.fetchApp)}`,
  };
}

/** Home has all other screens in templates: show-screen.ts shows the one that the URL's hash names. */
function buildHomeDocument(page: Page, context: SiteContext): DocumentParts {
  const { shopContent } = context;
  const { app } = context.build;
  const { detectRoute, showScreen } = context.assets.scripts;
  const { head, main, ...parts } = buildHydratedDocument(page, context);
  return {
    ...parts,
    head: html`${head}
${routes.map((route) => html`<template id="${preloadTemplateId(route)}">${renderPreloads(app.firstPicture(shopContent, route))}</template>`)}
${inlineElement("script", detectRoute)}`,
    main: html`${main}${routes.map((route) => route !== "home" && renderScreenTemplate(route, context))}${inlineElement("script", showScreen)}`,
  };
}

const renderScreenTemplate = (route: Route, { build: { app }, shopContent }: SiteContext): Markup =>
  html`<template id="${screenTemplateId(route)}" title="${app.buildTitle(shopContent, route)}">${raw(app.renderScreen(shopContent, route))}</template>`;

const buildCollectionDocument = (page: Page, context: SiteContext): DocumentParts => ({
  ...buildHydratedDocument(page, context),
  htmlAttributes: html` data-route="${page.route}"`,
});

/** The styles and the script of a page that no React code hydrates. */
const buildStaticParts = ({ assets, build }: SiteContext) => ({
  styles: build.bagCss,
  script: html`${SPECULATION_RULES}<script src="${assets.bagScript.fileName}" defer></script>${build.devBagStyles}`,
});

const buildBagDocument = (page: Page, bag: Bag, context: SiteContext): DocumentParts => ({
  ...buildStaticParts(context),
  ...page,
  htmlAttributes: html` data-bag`,
  head: renderHead(page, context.site),
  main: raw(context.build.bagPages.renderBagPage(context.shopContent, bag)),
});

const buildNotFoundDocument = (context: SiteContext): DocumentParts => ({
  ...buildStaticParts(context),
  path: NOT_FOUND_FILE,
  // Hosts show this page at URLs of any depth, so a relative base would be wrong.
  base: context.site.baseUrl ? new URL(context.site.baseUrl).pathname : "/",
  title: context.build.app.buildTitle(context.shopContent, "not-found"),
  head: html`
<meta name="robots" content="noindex">`,
  main: renderMain(raw(context.build.bagPages.renderNotFound(context.shopContent)), context),
});

function buildLegalDocument(context: SiteContext): DocumentParts {
  const { content, emailAccount, site, build } = context;
  return {
    ...buildStaticParts(context),
    path: LEGAL_PATH,
    styles: build.bagCss + LEGAL_STYLE,
    title: `${LEGAL_TITLE} · ${site.shop.brand}`,
    head: html``,
    main: renderMain(
      bindShortWords(renderLegalMain(site.shop, content.shop.legal, !!emailAccount)),
      context,
    ),
  };
}

/** Wraps markup in `<main>`, between the shop's header and footer. */
const renderMain = (main: Markup, { build: { bagPages }, shopContent }: SiteContext): Markup =>
  html`${raw(bagPages.renderHeader(shopContent))}<main id="contenido" tabindex="-1">${main}</main>${raw(bagPages.renderFooter(shopContent))}`;

/** Renders a page with the parts that all pages share: icons, fonts, the owner's styles, the notice, the policy. */
function renderWithSharedParts(document: DocumentParts, context: SiteContext): string {
  const { emailAccount, logoCss, build } = context;
  const { fonts, icons } = context.assets;
  const { colours, notice } = bindShortWords(context.content.shop);
  const connect = emailAccount && !emailAccount.isSameOrigin ? EMAILJS_ORIGIN : undefined;
  const ownerStyles = [
    colours && paletteStyle(colours),
    logoCss,
    notice && NOTICE_STYLE + renderNoticeVariables(notice),
  ].join("");
  return renderDocument(
    {
      ...document,
      head: html`${document.head}${icons.links}`,
      styles: fonts.css + document.styles + ownerStyles,
      main: html`${notice && renderNotice(notice)}${document.main}`,
    },
    (markup) => build.buildPolicy?.(markup, connect),
  );
}

/** Adds robots.txt, sitemap, product feed, and the files of fonts, icons, share image and script. */
function addOtherFiles(files: SiteFiles, pages: readonly Page[], context: SiteContext): SiteFiles {
  const { site } = context;
  const { baseUrl } = site;
  files.set("robots.txt", renderRobots(baseUrl));
  if (baseUrl) {
    const { catalogue } = context.shopContent;
    // A collection without bags is not listed.
    const sitemapPages = pages.filter(
      ({ route }) => route === "home" || catalogue.some((bag) => collectionOf(bag) === route),
    );
    files.set("sitemap.xml", renderSitemap(sitemapPages, baseUrl));
    files.set("feeds/meta.csv", renderMetaFeed(catalogue, { ...site, baseUrl }));
  }
  const { fonts, icons, shareImage, bagScript } = context.assets;
  for (const file of [...fonts.files, ...icons.files, shareImage, bagScript])
    files.set(file.fileName, file.bytes);
  return files;
}
