import { GROWING_ID, LEGAL_PATH } from "../../src/page-contract.ts";
import { type DocumentParts, documentOf } from "./document.ts";
import { metaFeed } from "./feeds.ts";
import { headOf } from "./head.ts";
import { html, inline, type Markup, raw } from "./html.ts";
import { iconFiles, iconLinks } from "./icons.ts";
import { LEGAL_STYLE, LEGAL_TITLE, legalMain } from "./legal.ts";
import type { Logo } from "./logo.ts";
import { longBrandStyle } from "./long-brand.ts";
import { NOTICE_STYLE, noticeMarkup, noticeWords } from "./notice.ts";
import type { PageAssets } from "./page-assets.ts";
import { type App, type BagPages, type Page, pagesOf, publicAddress, type Site } from "./pages.ts";
import { contentBlock, preloadTemplates, rootWith, screenOf, screenTemplates } from "./screens.ts";
import { robots, sitemap } from "./sitemap.ts";
import type { StaticFile } from "./static-file.ts";

/**
 * The pages that a browser may fetch as a link to them is pointed at or touched: a bag's, and from there
 * the shop's. One text for all pages, so one hash in the policy.
 */
const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: {
        selector_matches:
          "a[href^='bolsos/'],[data-bag] a:is([href='./'],[href='novedades/'],[href='essentials/'])",
      },
      eagerness: "moderate",
    },
  ],
});

const speculation = html`<script type="speculationrules">${raw(SPECULATION)}</script>`;

/** What hosts answer with where there is no page. */
const NOT_FOUND = "404.html";

/** The scripts and the styles that stand inside a page, word for word: its policy allows just these. */
type Inlined = { scripts: readonly string[]; styles: readonly string[] };

type SiteParts = {
  app: App;
  /** Writes the pages of bags. Their styles; or the links to these, while the shop is developed. */
  bags: BagPages & { css: string; links?: Markup };
  assets: PageAssets;
  /** The owner's, where she has one. */
  logo: Logo | undefined;
  /** The app's styles; empty while the shop is developed, where its script brings them. */
  css: string;
  /** What fetches the app, at the end of each page. */
  appTag: Markup;
  /** Builds the policy that allows what is inline; while the shop is developed there is none. */
  policyFor?: (inlined: Inlined) => string;
};

/** What a page of the shop says for itself; the rest is the same on all of them. */
type PageParts = Pick<DocumentParts, "data" | "base" | "self" | "head" | "body"> & {
  /** The scripts that stand inside it, word for word: its policy allows just these. */
  scripts: readonly string[];
};

/** What stands at the end of a page, and the scripts in it. */
type End = { markup: Markup; scripts: readonly string[] };

/** Everything that is written from the content, by its place below the shop's address. */
export function siteFiles({ app, bags, assets, logo, css, appTag, policyFor }: SiteParts) {
  const { fonts, icons, share, scripts, bagScript } = assets;
  const { shop, legal } = app;
  const site: Site = {
    shop,
    address: publicAddress(app.url),
    share: share.fileName,
    logo: (logo?.file ?? icons.apple).fileName,
    legal: legal.name !== "",
  };
  const { notice } = app;
  const stylesWith = (css: string) =>
    [
      fonts.css,
      css,
      logo ? logo.css : longBrandStyle(shop.brand),
      notice && NOTICE_STYLE + noticeWords(notice),
    ]
      .filter(Boolean)
      .join("");
  const styles = stylesWith(css);
  const bagStyles = stylesWith(bags.css);
  const legalStyles = stylesWith(bags.css + LEGAL_STYLE);
  const links = iconLinks(icons);
  const write = ({ scripts, ...page }: PageParts, css: string) => {
    const policy = policyFor?.({ scripts, styles: [css] });
    return documentOf({ ...page, policy, styles: css, head: html`${page.head}${links}` });
  };
  /** A screen, or a bag: under the notice, where there is one. */
  const writeShown = (page: PageParts, css = styles) =>
    write({ ...page, body: html`${notice && noticeMarkup(notice)}${page.body}` }, css);
  /** What stands behind the screens, and behind what is not hydrated: a bag, and the legal notice. */
  const end: End = {
    markup: html`${contentBlock(app)}${speculation}${appTag}`,
    scripts: [SPECULATION, scripts.fetchApp],
  };
  const bagEnd: End = {
    markup: html`${speculation}<script src="${bagScript.fileName}" defer></script>`,
    scripts: [SPECULATION],
  };

  const pages = pagesOf(app);
  const [home, ...others] = pages;
  const texts = new Map([
    ["index.html", writeShown(wholeShop(app, headOf(home, site, app), scripts, end))],
    [NOT_FOUND, writeShown(notFound(app, site))],
    ["robots.txt", robots(site.address)],
  ]);
  for (const page of others) {
    const { path, bag } = page;
    const head = headOf(page, site, app);
    const written = bag
      ? writeShown(
          bagPage(path, html`${head}${bags.links}`, raw(bags.renderBag(bag)), bagEnd),
          bagStyles,
        )
      : writeShown(ownPage(app, page, head, end));
    texts.set(`${path}index.html`, written);
  }
  if (site.legal)
    texts.set(`${LEGAL_PATH}index.html`, writeShown(legalNotice(app, bags, bagEnd), legalStyles));
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

/** The one page that holds every screen: Home in its place, the others in templates. */
const wholeShop = (
  app: App,
  head: Markup,
  { noteRoute, showScreen }: PageAssets["scripts"],
  end: End,
): PageParts => ({
  head: html`${head}
${preloadTemplates(app)}
${inline("script", noteRoute)}`,
  body: html`${rootWith(screenOf(app, "home"))}${screenTemplates(app)}${inline("script", showScreen)}${end.markup}`,
  scripts: [noteRoute, showScreen, ...end.scripts],
});

/** From a page in a folder to where the shop begins. */
const wayUp = (path: string): string => path.replace(/[^/]+/g, "..");

/** A page of its own for a screen: it works without script, and with it goes on as the shop. */
const ownPage = (app: App, { path, route }: Page, head: Markup, end: End): PageParts => ({
  data: html` data-route="${route}"`,
  base: wayUp(path),
  self: path,
  head,
  body: html`${rootWith(screenOf(app, route))}${end.markup}`,
  scripts: end.scripts,
});

/** The page of a bag: nothing of the rest of the shop is in it, and it keeps its address. */
const bagPage = (path: string, head: Markup, bag: Markup, end: End): PageParts => ({
  data: html` data-bag`,
  base: wayUp(path),
  self: path,
  // Not revealed before the photograph that a card's grows into is there.
  head: html`${head}
<link rel="expect" href="${path}#${GROWING_ID}" blocking="render">`,
  body: html`${bag}${end.markup}`,
  scripts: end.scripts,
});

/**
 * What a host answers with where there is no page. It is shown at any depth, so it has to know where
 * the shop begins; and it does not carry the app, since there is nothing that could go on.
 */
const notFound = (app: App, { address }: Site): PageParts => ({
  base: address ? new URL(address).pathname : "/",
  self: NOT_FOUND,
  head: html`<title>${app.titleOf("not-found")}</title>
<meta name="robots" content="noindex">`,
  body: rootWith(screenOf(app, "not-found")),
  scripts: [],
});

/** Who sells and what becomes of a visitor's data: words between the header and the footer of every page. */
const legalNotice = (
  { shop, legal, hasForm }: App,
  bags: SiteParts["bags"],
  end: End,
): PageParts => ({
  base: "../",
  self: LEGAL_PATH,
  head: html`<title>${LEGAL_TITLE} · ${shop.brand}</title>${bags.links}`,
  body: html`${raw(bags.renderHeader())}${legalMain(shop, legal, hasForm)}${raw(bags.renderFooter())}${end.markup}`,
  scripts: end.scripts,
});
