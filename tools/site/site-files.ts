import { PROVIDER_ORIGIN } from "../../model/emailjs.ts";
import { paletteStyle } from "../../model/palette.ts";
import type { Content } from "../../model/types.ts";
import type { Route } from "../../src/app/routes.ts";
import { contentOfApp, type ShopContent } from "../../src/content/shop-content.ts";
import { srcSetOf } from "../../src/lib/picture.ts";
import {
  APP_ID,
  CONTENT_ID,
  LEGAL_PATH,
  preloadsId,
  ROOT_ID,
  screenId,
} from "../../src/page-contract.ts";
import type { PictureProps } from "../../src/ui/picture.tsx";
import { documentOf } from "./document.ts";
import { metaFeed } from "./feeds.ts";
import { headOf } from "./head.ts";
import { data, html, inline, type Markup, raw } from "./html.ts";
import { iconFiles, iconLinks } from "./icons.ts";
import { LEGAL_STYLE, LEGAL_TITLE, legalMain } from "./legal.ts";
import type { Logo } from "./logo.ts";
import { NOTICE_STYLE, noticeMarkup, noticeWords } from "./notice.ts";
import type { PageAssets } from "./page-assets.ts";
import { type App, type BagPages, type Page, pagesOf, publicAddress, type Site } from "./pages.ts";

/** A browser may fetch a bag's page, and from there a screen's, as a link to it is pointed at or touched. */
const PREFETCHED =
  "a[href^='bolsos/'],[data-bag] a:is([href='./'],[href='novedades/'],[href='essentials/'])";
const SPECULATION = data("speculationrules", {
  prefetch: [{ where: { selector_matches: PREFETCHED }, eagerness: "moderate" }],
});

/** What hosts answer with where there is no page. */
const NOT_FOUND = "404.html";

/** What Vite has made of the sources. */
export type Bundled = {
  app: App;
  /** Writes the pages that are not hydrated. */
  bags: BagPages;
  /** Address of the app's script. */
  script: string;
  /** Empty in `npm run dev`, where the script brings them. */
  css: string;
  /** Styles of the pages that are not hydrated; in `npm run dev` `bagLinks` fetch them. */
  bagCss: string;
  bagLinks?: Markup;
  policyFor?: (page: string, connect: string | undefined) => string;
};

type SiteParts = {
  written: Content;
  shown: ShopContent;
  assets: PageAssets;
  logo: Logo | undefined;
  bundled: Bundled;
};

/** Everything that is written from the content, by its place below the shop's address. */
export function siteFiles({ written, shown, assets, logo, bundled }: SiteParts) {
  const { fonts, icons, share, scripts, bagScript } = assets;
  const { app, bags, script, css, bagCss, bagLinks, policyFor } = bundled;
  app.setContent(shown);
  bags.setContent(shown);
  const { shop, mail } = shown;
  const { legal, notice, colours, url } = written.shop;
  const site: Site = {
    shop,
    address: publicAddress(url),
    share: share.fileName,
    logo: (logo?.file ?? icons.apple).fileName,
  };

  /** Held back until fetch-app.ts finds that it is time. */
  const appTag = html`<template id="${APP_ID}"><script type="module" src="${script}"></script></template>${inline("script", scripts.fetchApp)}`;
  /** A page that the app takes over. */
  const hydrated = {
    styles: css,
    script: html`${data("application/json", contentOfApp(shown), CONTENT_ID)}${SPECULATION}${appTag}`,
  };
  /** A page that keeps its address. */
  const still = {
    styles: bagCss,
    script: html`${SPECULATION}<script src="${bagScript.fileName}" defer></script>${bagLinks}`,
  };
  const framed = (main: Markup) =>
    html`${raw(bags.renderHeader())}<main id="contenido" tabindex="-1">${main}</main>${raw(bags.renderFooter())}`;
  const screenPage = (page: Page) => {
    const { path, route } = page;
    const [head, main] = [headOf(page, site, app), rootWith(app, route)];
    if (path) return { ...hydrated, ...page, data: html` data-route="${route}"`, head, main };
    // The page that holds every screen: Home in its place, the others in templates.
    return {
      ...hydrated,
      ...page,
      head: html`${head}
${app.routes.map((each) => html`<template id="${preloadsId(each)}">${preloadsOf(app, each)}</template>`)}
${inline("script", scripts.noteRoute)}`,
      main: html`${main}${app.routes.map((each) => each !== "home" && screenTemplate(app, each))}${inline("script", scripts.showScreen)}`,
    };
  };

  const pages = pagesOf(app);
  const documents = [
    ...pages.map((page) =>
      page.bag
        ? {
            ...still,
            ...page,
            data: html` data-bag`,
            head: headOf(page, site, app),
            main: raw(bags.renderBag(page.bag)),
          }
        : screenPage(page),
    ),
    {
      ...still,
      path: NOT_FOUND,
      // It is shown at any depth.
      base: site.address ? new URL(site.address).pathname : "/",
      title: app.titleOf("not-found"),
      head: html`
<meta name="robots" content="noindex">`,
      main: framed(raw(bags.renderNotFound())),
    },
    ...(legal.name
      ? [
          {
            ...still,
            path: LEGAL_PATH,
            styles: bagCss + LEGAL_STYLE,
            title: `${LEGAL_TITLE} · ${shop.brand}`,
            main: framed(legalMain(shop, legal, mail !== undefined)),
          },
        ]
      : []),
  ];

  const added = [
    colours && paletteStyle(colours),
    logo?.css,
    notice && NOTICE_STYLE + noticeWords(notice),
  ].join("");
  const files = new Map<string, string | Buffer>();
  for (const page of documents) {
    const text = documentOf(
      {
        ...page,
        head: html`${"head" in page && page.head}${iconLinks(icons)}`,
        styles: fonts.css + page.styles + added,
        main: html`${notice && noticeMarkup(notice)}${page.main}`,
      },
      (markup) => policyFor?.(markup, mail && !mail.isHere ? PROVIDER_ORIGIN : undefined),
    );
    files.set(page.path.replace(/(^|\/)$/, "$1index.html"), text);
  }
  const { address } = site;
  files.set("robots.txt", robots(address));
  if (address) {
    files.set("sitemap.xml", sitemap(pages, address));
    files.set("feeds/meta.csv", metaFeed(app, { ...site, address }));
  }
  const others = [...fonts.files, ...iconFiles(icons, shop), share, bagScript];
  for (const { fileName, bytes } of logo ? [...others, logo.file] : others)
    files.set(fileName, bytes);
  return files;
}

/** All pages for search engines (sitemaps.org). */
const sitemap = (pages: readonly Page[], address: string): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => html`<url><loc>${address + path}</loc></url>\n`)}</urlset>
`.text;

const robots = (address: string | undefined): string =>
  `User-agent: *\nAllow: /\n${address ? `\nSitemap: ${address}sitemap.xml\n` : ""}`;

/** AVIF, which nearly every browser takes. */
const preload = (picture: PictureProps["picture"], sizes: string, media?: string): Markup =>
  html`<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="${sizes}" imagesrcset="${srcSetOf(picture, "avif")}"${media && html` media="${media}"`}>`;

/** note-route.ts takes them out of their template. */
function preloadsOf({ firstPictures }: App, route: Route): Markup | undefined {
  const first = firstPictures[route]();
  if (!first?.instead) return first && preload(first.picture, first.sizes);
  const [other, media] = first.instead;
  const { picture, sizes } = first;
  return html`${preload(other, sizes, media)}${preload(picture, sizes, `not all and ${media}`)}`;
}

const rootWith = (app: App, route: Route): Markup =>
  html`<div id="${ROOT_ID}">${raw(app.render(route))}</div>`;

/** show-screen.ts puts it in Home's place. */
const screenTemplate = (app: App, route: Route): Markup =>
  html`<template id="${screenId(route)}" title="${app.titleOf(route)}">${raw(app.render(route))}</template>`;
