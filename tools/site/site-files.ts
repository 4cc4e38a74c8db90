import { APP_ID, bagId, LEGAL_PATH } from "../../src/page-contract.ts";
import { documentOf } from "./document.ts";
import { googleFeed, metaFeed } from "./feeds.ts";
import { readFonts } from "./fonts.ts";
import { headOf } from "./head.ts";
import { html, inline, type Markup } from "./html.ts";
import { drawIcons, iconFiles, iconLinks } from "./icons.ts";
import { buildInlineScripts } from "./inline-scripts.ts";
import { LEGAL_STYLE, LEGAL_TITLE, legalDialog, legalPage } from "./legal.ts";
import { type App, type Page, pagesOf, publicAddress, type Site } from "./pages.ts";
import { contentBlock, preloadTemplates, rootWith, screenOf, screenTemplates } from "./screens.ts";
import { sharePicture } from "./share-picture.ts";
import { robots, sitemap } from "./sitemap.ts";
import type { StaticFile } from "./static-file.ts";

/** What the pages need beside the app, and what does not change while the shop is developed. */
export type Furniture = Awaited<ReturnType<typeof readFurniture>>;

/** Subsets the fonts, draws the icons and the share picture, builds the inline scripts. */
export async function readFurniture() {
  const [fonts, icons, share, scripts] = await Promise.all([
    readFonts(),
    drawIcons(),
    sharePicture(),
    buildInlineScripts(),
  ]);
  return { fonts, icons, share, scripts };
}

/** The scripts and the styles that stand inside pages, word for word: the policy allows just these. */
type Inlined = { scripts: readonly string[]; styles: readonly string[] };

/** Puts the screen that the address asks for in place, as soon as all screens are there. */
const SHOW_SCREEN = "onhashchange()";
/** Scrolls to the bag whose page it is: one text for all of them, so one hash in the policy. */
const SHOW_BAG = `document.getElementById("${bagId("")}"+document.documentElement.dataset.bag).scrollIntoView()`;

/** For those who visit without script, which the links within the shop need. */
const PLAIN_LINKS = html`<noscript><nav class="plain-links" aria-label="Páginas"><a href="./">Inicio</a><a href="novedades/">Novedades</a><a href="essentials/" lang="en">Essentials</a></nav></noscript>`;

type Options = {
  app: App;
  furniture: Furniture;
  /** The app's styles; empty while the shop is developed, where its script brings them. */
  css: string;
  /** What fetches the app, at the end of each page. */
  appTag: Markup;
  /** Builds the policy that allows what is inline; while the shop is developed there is none. */
  policyFor?: (inlined: Inlined) => string;
};

/** Everything that is written from the content, by its place below the shop's address. */
export function siteFiles({ app, furniture, css, appTag, policyFor }: Options) {
  const { fonts, icons, share, scripts } = furniture;
  const { shop, legal } = app;
  const address = publicAddress(app.url);
  const site: Site = {
    shop,
    address,
    share: share.fileName,
    logo: icons.apple.fileName,
    legal: legal.name !== "",
  };
  const styles = `${fonts.css}${css}${site.legal ? LEGAL_STYLE : ""}`;
  const inlined: Inlined = {
    scripts: [
      ...[scripts.chooseScreen, SHOW_SCREEN, SHOW_BAG, scripts.fetchApp],
      ...(site.legal ? [scripts.legalDialog] : []),
    ],
    styles: [styles],
  };
  const policy = policyFor?.(inlined);
  const links = iconLinks(icons);
  const pages = pagesOf(app);
  /** What stands behind the screens: the content, the links without script, the legal notice, the app. */
  const end = html`${contentBlock(app)}${PLAIN_LINKS}${site.legal && legalDialog(shop, legal, scripts.legalDialog)}${appTag}`;
  const write = (
    parts: Pick<Parameters<typeof documentOf>[0], "data" | "base" | "body" | "head">,
  ) => documentOf({ ...parts, policy, styles, head: html`${parts.head}${links}` });

  /** The one page that holds every screen: Home in its place, the others in templates. */
  const home = write({
    head: html`${headOf(pages[0], site, app)}
${preloadTemplates(app)}
${inline("script", scripts.chooseScreen)}`,
    body: html`${rootWith(screenOf(app, "home"))}${screenTemplates(app)}${inline("script", SHOW_SCREEN)}${end}`,
  });
  /** A page of its own for a screen or a bag: it works without script, and with it goes on as the shop. */
  const own = (page: Page): string =>
    write({
      data: html` data-route="${page.route}"${page.bag && html` data-bag="${page.bag.id}"`}`,
      base: page.path.replace(/[^/]+/g, ".."),
      head: headOf(page, site, app),
      body: html`${rootWith(screenOf(app, page.route))}${page.bag && inline("script", SHOW_BAG)}${end}`,
    });
  /**
   * What a host answers with where there is no page. It is shown at any depth, so it has to know where
   * the shop begins; and it carries no script, since there is nothing that could go on.
   */
  const notFound = write({
    base: address ? new URL(address).pathname : "/",
    head: html`<title>${app.titleOf("not-found")}</title>
<meta name="robots" content="noindex">`,
    body: html`${rootWith(screenOf(app, "not-found"))}${PLAIN_LINKS}`,
  });
  /** Who sells and what becomes of a visitor's data: a page of words, without script. */
  const notice = () =>
    write({
      base: "../",
      head: html`<title>${LEGAL_TITLE} · ${shop.brand}</title>`,
      body: rootWith(legalPage(shop, legal)),
    });

  const texts = new Map([
    ["index.html", home],
    ["404.html", notFound],
    ...pages.slice(1).map((page) => [`${page.path}index.html`, own(page)] as const),
    ["robots.txt", robots(address)],
  ]);
  if (site.legal) texts.set(`${LEGAL_PATH}index.html`, notice());
  if (address) {
    texts.set("sitemap.xml", sitemap(pages, address));
    texts.set("feeds/google.xml", googleFeed(app, { ...site, address }));
    texts.set("feeds/meta.csv", metaFeed(app, { ...site, address }));
  }
  const files: StaticFile[] = [...fonts.files, ...iconFiles(icons, shop), share];
  return { texts, files, policy };
}

/** Holds the tag that fetches the app back until fetch-app.ts finds that it is time. */
export const heldBack = (tag: Markup, fetchApp: string): Markup =>
  html`<template id="${APP_ID}">${tag}</template>${inline("script", fetchApp)}`;
