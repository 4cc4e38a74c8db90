import { paletteStyle } from "../../model/palette.ts";
import { contentOfApp } from "../../src/content/shop-content.ts";
import { APP_ID, CONTENT_ID, LEGAL_PATH } from "../../src/page-contract.ts";
import { type DocumentParts, documentOf } from "./document.ts";
import { metaFeed } from "./feeds.ts";
import { headOf } from "./head.ts";
import { data, html, inline, type Markup, raw } from "./html.ts";
import { iconFiles, iconLinks } from "./icons.ts";
import { LEGAL_STYLE, LEGAL_TITLE, legalMain } from "./legal.ts";
import type { Logo } from "./logo.ts";
import { NOTICE_STYLE, noticeMarkup, noticeWords } from "./notice.ts";
import type { PageAssets } from "./page-assets.ts";
import { type App, type BagPages, pagesOf, publicAddress, type Site } from "./pages.ts";
import type { SiteContent } from "./read-content.ts";
import { preloadTemplates, rootWith, screenTemplates } from "./screens.ts";
import { robots, sitemap } from "./sitemap.ts";
import type { StaticFile } from "./static-file.ts";

/** A browser may fetch a bag's page, and from there a screen's, as a link to it is pointed at or touched. */
const PREFETCHED =
  "a[href^='bolsos/'],[data-bag] a:is([href='./'],[href='novedades/'],[href='essentials/'])";
const SPECULATION = data("speculationrules", {
  prefetch: [{ where: { selector_matches: PREFETCHED }, eagerness: "moderate" }],
});

/** What hosts answer with where there is no page. */
const NOT_FOUND = "404.html";

type SiteParts = {
  content: SiteContent;
  app: App;
  /** Writes the pages that are not hydrated. `css` holds their styles; in `npm run dev` it is empty, and `links` fetch them. */
  bags: BagPages & { css: string; links?: Markup };
  assets: PageAssets;
  logo: Logo | undefined;
  /** The app's styles; empty while the shop is developed, where its script brings them. */
  css: string;
  /** Address of the app's script. */
  script: string;
  policyFor?: (page: string) => string;
};

/** Everything that is written from the content, by its place below the shop's address. */
export function siteFiles({ content, app, bags, assets, logo, css, script, policyFor }: SiteParts) {
  const { fonts, icons, share, scripts, bagScript } = assets;
  const { written, shown } = content;
  app.setContent(shown);
  const { shop } = shown;
  const { legal, notice, colours } = written.shop;
  const site: Site = {
    shop,
    address: publicAddress(written.shop.url),
    share: share.fileName,
    logo: (logo?.file ?? icons.apple).fileName,
    legal: legal.name !== "",
  };
  const top = notice && noticeMarkup(notice);
  const added = [
    colours && paletteStyle(colours),
    logo?.css,
    notice && NOTICE_STYLE + noticeWords(notice),
  ].join("");

  const texts = new Map([["robots.txt", robots(site.address)]]);
  const write = (
    path: string,
    { head, styles, main, ...parts }: Omit<DocumentParts, "self">,
    file = `${path}index.html`,
  ) => {
    const page = {
      base: path.replace(/[^/]+/g, ".."),
      self: path,
      head: html`${head}${iconLinks(icons)}`,
      styles: fonts.css + styles + added,
      main: html`${top}${main}`,
      ...parts,
    };
    texts.set(file, documentOf(page, policyFor));
  };
  /** Held back until fetch-app.ts finds that it is time. */
  const appTag = html`<template id="${APP_ID}"><script type="module" src="${script}"></script></template>${inline("script", scripts.fetchApp)}`;
  /** A page that the app takes over. */
  const ofShop = {
    styles: css,
    script: html`${data("application/json", contentOfApp(shown), CONTENT_ID)}${SPECULATION}${appTag}`,
  };
  /** A page that is not hydrated and keeps its address. */
  const ofItsOwn = {
    styles: bags.css,
    script: html`${SPECULATION}<script src="${bagScript.fileName}" defer></script>${bags.links}`,
  };
  const framed = (main: Markup) =>
    html`${raw(bags.renderHeader())}<main id="contenido" tabindex="-1">${main}</main>${raw(bags.renderFooter())}`;

  const pages = pagesOf(app);
  for (const page of pages) {
    const { path, title, route, bag } = page;
    const head = headOf(page, site, app);
    if (bag) {
      write(path, {
        ...ofItsOwn,
        title,
        data: html` data-bag`,
        head,
        main: raw(bags.renderBag(bag)),
      });
      continue;
    }
    const main = rootWith(app, route);
    if (path) write(path, { ...ofShop, title, data: html` data-route="${route}"`, head, main });
    // The page that holds every screen: Home in its place, the others in templates.
    else
      write(path, {
        ...ofShop,
        title,
        head: html`${head}
${preloadTemplates(app)}
${inline("script", scripts.noteRoute)}`,
        main: html`${main}${screenTemplates(app)}${inline("script", scripts.showScreen)}`,
      });
  }
  write(
    NOT_FOUND,
    {
      ...ofItsOwn,
      title: app.titleOf("not-found"),
      head: html`
<meta name="robots" content="noindex">`,
      main: framed(raw(bags.renderNotFound())),
      // It is shown at any depth.
      base: site.address ? new URL(site.address).pathname : "/",
    },
    NOT_FOUND,
  );
  if (site.legal)
    write(LEGAL_PATH, {
      ...ofItsOwn,
      styles: bags.css + LEGAL_STYLE,
      title: `${LEGAL_TITLE} · ${shop.brand}`,
      head: html``,
      main: framed(legalMain(shop, legal, shown.mail !== undefined)),
    });
  if (site.address) {
    const publicSite = { ...site, address: site.address };
    texts.set("sitemap.xml", sitemap(pages, site.address));
    texts.set("feeds/meta.csv", metaFeed(app, publicSite));
  }
  const files: StaticFile[] = [
    ...fonts.files,
    ...iconFiles(icons, shop),
    ...(logo ? [logo.file] : []),
    share,
    bagScript,
  ];
  return { texts, files };
}
