import { bagId, LEGAL_PATH } from "../../src/page-contract.ts";
import { type DocumentParts, documentOf, STYLE_WITHOUT_SCRIPT } from "./document.ts";
import { googleFeed, metaFeed } from "./feeds.ts";
import type { Furniture } from "./furniture.ts";
import { headOf } from "./head.ts";
import { html, inline, type Markup } from "./html.ts";
import { iconFiles, iconLinks } from "./icons.ts";
import { LEGAL_STYLE, LEGAL_TITLE, legalDialog, legalPage } from "./legal.ts";
import { type App, type Page, pagesOf, publicAddress, type Site } from "./pages.ts";
import { contentBlock, preloadTemplates, rootWith, screenOf, screenTemplates } from "./screens.ts";
import { robots, sitemap } from "./sitemap.ts";
import type { StaticFile } from "./static-file.ts";

/** Puts the screen that the address asks for in place, as soon as all screens are there. */
const SHOW_SCREEN = "onhashchange()";
/** Scrolls to the bag whose page it is: one text for all of them, so one hash in the policy. */
const SHOW_BAG = `document.getElementById("${bagId("")}"+document.documentElement.dataset.bag).scrollIntoView()`;

/** What hosts answer with where there is no page. */
const NOT_FOUND = "404.html";

/** The scripts and the styles that stand inside pages, word for word: the policy allows just these. */
type Inlined = { scripts: readonly string[]; styles: readonly string[] };

type SiteParts = {
  app: App;
  furniture: Furniture;
  /** The app's styles; empty while the shop is developed, where its script brings them. */
  css: string;
  /** What fetches the app, at the end of each page. */
  appTag: Markup;
  /** Builds the policy that allows what is inline; while the shop is developed there is none. */
  policyFor?: (inlined: Inlined) => string;
};

/** What a page of the shop says for itself; the rest is the same on all of them. */
type PageParts = Pick<DocumentParts, "data" | "base" | "self" | "head" | "body">;

/** Everything that is written from the content, by its place below the shop's address. */
export function siteFiles({ app, furniture, css, appTag, policyFor }: SiteParts) {
  const { fonts, icons, share, scripts } = furniture;
  const { shop, legal } = app;
  const site: Site = {
    shop,
    address: publicAddress(app.url),
    share: share.fileName,
    logo: icons.apple.fileName,
    legal: legal.name !== "",
  };
  const styles = `${fonts.css}${css}${site.legal ? LEGAL_STYLE : ""}`;
  const policy = policyFor?.({
    scripts: [
      ...[scripts.chooseScreen, SHOW_SCREEN, SHOW_BAG, scripts.fetchApp],
      ...(site.legal ? [scripts.legalDialog] : []),
    ],
    styles: [styles, STYLE_WITHOUT_SCRIPT],
  });
  const links = iconLinks(icons);
  const write = (page: PageParts) =>
    documentOf({ ...page, policy, styles, head: html`${page.head}${links}` });
  /** What stands behind the screens. */
  const end = html`${contentBlock(app)}${site.legal && legalDialog(shop, legal, scripts.legalDialog)}${appTag}`;

  const pages = pagesOf(app);
  const [home, ...others] = pages;
  const texts = new Map([
    ["index.html", write(wholeShop(app, headOf(home, site, app), scripts.chooseScreen, end))],
    [NOT_FOUND, write(notFound(app, site))],
    ["robots.txt", robots(site.address)],
  ]);
  for (const page of others)
    texts.set(`${page.path}index.html`, write(ownPage(app, page, headOf(page, site, app), end)));
  if (site.legal) texts.set(`${LEGAL_PATH}index.html`, write(legalNotice(app)));
  if (site.address) {
    const publicSite = { ...site, address: site.address };
    texts.set("sitemap.xml", sitemap(pages, site.address));
    texts.set("feeds/google.xml", googleFeed(app, publicSite));
    texts.set("feeds/meta.csv", metaFeed(app, publicSite));
  }
  const files: StaticFile[] = [...fonts.files, ...iconFiles(icons, shop), share];
  return { texts, files, policy };
}

/** The one page that holds every screen: Home in its place, the others in templates. */
const wholeShop = (app: App, head: Markup, chooseScreen: string, end: Markup): PageParts => ({
  head: html`${head}
${preloadTemplates(app)}
${inline("script", chooseScreen)}`,
  body: html`${rootWith(screenOf(app, "home"))}${screenTemplates(app)}${inline("script", SHOW_SCREEN)}${end}`,
});

/** A page of its own for a screen or a bag: it works without script, and with it goes on as the shop. */
const ownPage = (app: App, { path, route, bag }: Page, head: Markup, end: Markup): PageParts => ({
  data: html` data-route="${route}"${bag && html` data-bag="${bag.id}"`}`,
  base: path.replace(/[^/]+/g, ".."),
  self: path,
  head,
  body: html`${rootWith(screenOf(app, route))}${bag && inline("script", SHOW_BAG)}${end}`,
});

/**
 * What a host answers with where there is no page. It is shown at any depth, so it has to know where
 * the shop begins; and it carries no script, since there is nothing that could go on.
 */
const notFound = (app: App, { address }: Site): PageParts => ({
  base: address ? new URL(address).pathname : "/",
  self: NOT_FOUND,
  head: html`<title>${app.titleOf("not-found")}</title>
<meta name="robots" content="noindex">`,
  body: rootWith(screenOf(app, "not-found")),
});

/** Who sells and what becomes of a visitor's data: a page of words, without script. */
const legalNotice = ({ shop, legal }: App): PageParts => ({
  base: "../",
  self: LEGAL_PATH,
  head: html`<title>${LEGAL_TITLE} · ${shop.brand}</title>`,
  body: rootWith(legalPage(shop, legal)),
});
