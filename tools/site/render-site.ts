import { DEMO_MAIL_ACCOUNT, mailProvider } from "../../lib/mail-provider.ts";
import { BAGS_PATH, LEGAL_PATH } from "../../lib/paths.ts";
import type { Content } from "../../model/content/types.ts";
import { renderLogoStyle } from "../../model/look/logo-style.ts";
import { renderPaletteStyle } from "../../model/look/palette-style.ts";
import { renderPromoStyle } from "../../model/look/promo-style.ts";
import { buildPagePath, menuRoutes, routes } from "../../src/app/routing/routes.ts";
import type { FullBag } from "../../src/content/index.ts";
import { addNoBreakSpaces } from "../../src/content/no-break-spaces.ts";
import {
  buildShopContent,
  type EmailAccount,
  type ShopContent,
  selectAppContent,
} from "../../src/content/shop-content.ts";
import {
  APP_TEMPLATE_ID,
  CONTENT_ID,
  FIRST_PHOTO_ID,
  getPreloadTemplateId,
  getScreenTemplateId,
  ROOT_ID,
} from "../../src/page-contract.ts";
import type { LoadedContent } from "../content/load-content.ts";
import { buildContentSecurityPolicy } from "../hosting/content-security-policy.ts";
import { createMediaResolver, type Media } from "../photos/media.ts";
import { renderMetaFeed, renderRobots, renderSitemap } from "./feeds.ts";
import { renderHead, renderPreloads } from "./head.ts";
import {
  html,
  type Markup,
  ROCKET_LOADER_OPT_OUT,
  raw,
  renderInlineElement,
  renderJsonScript,
} from "./html.ts";
import type { PageAssets } from "./page-assets.ts";
import {
  type AppModule,
  listPages,
  type Page,
  type Site,
  type StaticPagesModule,
} from "./pages.ts";

/** The parts in which the shop's pages differ. */
type PageParts = {
  /** Path below the shop's URL: a folder with a trailing slash, or a file. */
  path: string;
  title: string;
  /** Markup after the title. */
  head?: Markup;
  styles: string;
  main: Markup;
  /** Markup at the end of the body. */
  script: Markup;
  /** Attributes of `<html>`. */
  htmlAttributes?: Markup | undefined;
  /** `<base href>`; by default the shop's root, relative to the page. */
  base?: string;
};

const MENU_LINKS = menuRoutes.map((route) => `[href='${buildPagePath(route)}']`).join(",");
/** The links that a browser may prefetch on hover or touch: to a bag's page, and from there to Home or a collection. */
const PREFETCH_SELECTOR = `a[href^='${BAGS_PATH}'],[data-bag] a:is(${MENU_LINKS})`;
const SPECULATION_RULES = renderJsonScript("speculationrules", {
  prefetch: [{ where: { selector_matches: PREFETCH_SELECTOR }, eagerness: "moderate" }],
});

/** The page that hosts send for a URL without a file. */
const NOT_FOUND_FILE = "404.html";

/** The modules, script and styles that Vite has built from `src/`. */
export type BuildOutput = {
  app: AppModule;
  /** Renders the static pages. */
  staticPages: StaticPagesModule;
  /** URL of the app's script. */
  scriptUrl: string;
  /** Styles of the hydrated pages; empty in `npm run dev`, where the app's script imports them. */
  css: string;
  /** Styles of the static pages; empty in `npm run dev`, where `devStaticStyles` loads them. */
  staticCss: string;
  devStaticStyles?: Markup;
  /** False in `npm run dev`: Vite adds scripts to the pages. */
  hasPolicy: boolean;
  /** The path of the shop on its host, if the host tells it. */
  hostPath?: string | undefined;
};

const DEMO_EMAIL_ACCOUNT: EmailAccount = { ...DEMO_MAIL_ACCOUNT, isSameOrigin: true };

/** The data that all pages are rendered from. */
type SiteContext = {
  content: Content;
  /** What components render: with no-break spaces, which belong in markup alone. */
  shopContent: ShopContent;
  /** Without an account the shop has no contact form. */
  emailAccount: EmailAccount | undefined;
  site: Site;
  assets: PageAssets;
  build: BuildOutput;
};

export type SiteFiles = Map<string, string | Uint8Array>;

/**
 * Renders all pages and all other files that depend on the content, keyed by path below the shop's URL.
 *
 * @param mode `demo` sends mail to the host that serves the shop
 */
export async function renderSite(
  loadedContent: LoadedContent,
  media: Media,
  mode: string,
  assets: PageAssets,
  build: BuildOutput,
): Promise<SiteFiles> {
  const { content } = loadedContent;
  const emailAccount = mode === "demo" ? DEMO_EMAIL_ACCOUNT : content.shop.emailjs;
  const plainContent = buildShopContent(content, createMediaResolver(media), emailAccount);
  const shopContent = addNoBreakSpaces(plainContent);
  const site: Site = {
    shop: plainContent.shop,
    baseUrl: plainContent.shop.url,
    shareImage: assets.shareImage && {
      file: assets.shareImage.fileName,
      alt: assets.shareImage.alt,
    },
    icon: assets.icons.appleTouchIcon.fileName,
  };
  const context = { content, shopContent, emailAccount, site, assets, build };

  const publicPages = listPages(plainContent, build.app);
  const allPages = [
    ...publicPages.map((page) =>
      page.bag ? buildBagPage(page, page.bag, context) : buildScreenPage(page, context),
    ),
    buildNotFoundPage(context),
    ...(content.shop.legal.name ? [buildLegalPage(context)] : []),
  ];
  const files: SiteFiles = new Map();
  for (const page of allPages) {
    const htmlPath = page.path.replace(/(^|\/)$/, "$1index.html");
    files.set(htmlPath, renderPage(page, context));
  }
  return addOtherFiles(files, publicPages, context);
}

/**
 * A page that the app hydrates: one screen, and the content as JSON. Home has all other screens in templates:
 * show-screen.ts shows the one that the URL's hash names.
 */
function buildScreenPage(page: Page, context: SiteContext): PageParts {
  const { shopContent, site, assets, build } = context;
  const isHome = page.route === "home";
  const head = renderHead(page, site);
  const screen = raw(build.app.renderScreen(shopContent, page.route));
  const root = html`<div id="${ROOT_ID}">${screen}</div>`;
  const appContent = selectAppContent(shopContent);
  const content = renderJsonScript("application/json", appContent, CONTENT_ID);
  const appScript = html`<script${ROCKET_LOADER_OPT_OUT} type="module" src="${build.scriptUrl}"></script>`;
  // fetch-app.ts takes the app's script out of its template once the first picture has loaded.
  const appTemplate = html`<template id="${APP_TEMPLATE_ID}">${appScript}</template>`;
  const fetchApp = renderInlineElement("script", assets.scripts.fetchApp);
  return {
    ...page,
    htmlAttributes: isHome ? undefined : html` data-route="${page.route}"`,
    head: isHome ? html`${head}\n${renderPreloadTemplates(context)}` : head,
    styles: build.css + assets.heroStyle,
    main: isHome ? html`${root}${renderScreenTemplates(context)}` : root,
    script: html`${content}${SPECULATION_RULES}${appTemplate}${fetchApp}`,
  };
}

/** Preloads each screen's first picture, in a template each. detect-route.ts opens the template of the requested screen. */
function renderPreloadTemplates({ shopContent, assets, build }: SiteContext): Markup {
  const templates = routes.map((route) => {
    const preloads = renderPreloads(build.app.getFirstPicture(shopContent, route));
    return html`<template id="${getPreloadTemplateId(route)}">${preloads}</template>`;
  });
  return html`${templates}\n${renderInlineElement("script", assets.scripts.detectRoute)}`;
}

/** Renders all screens but Home in a template each. show-screen.ts shows the requested one. */
function renderScreenTemplates({ shopContent, assets, build }: SiteContext): Markup {
  const otherRoutes = routes.filter((route) => route !== "home");
  const templates = otherRoutes.map((route) => {
    const title = build.app.buildTitle(shopContent, route);
    const screen = raw(build.app.renderScreen(shopContent, route));
    return html`<template id="${getScreenTemplateId(route)}" title="${title}">${screen}</template>`;
  });
  return html`${templates}${renderInlineElement("script", assets.scripts.showScreen)}`;
}

/** The styles and the script of a page that no React code hydrates. */
function buildStaticParts({ assets, build }: SiteContext) {
  const src = assets.staticScript.fileName;
  const script = html`<script${ROCKET_LOADER_OPT_OUT} src="${src}" defer></script>`;
  return {
    styles: build.staticCss,
    script: html`${SPECULATION_RULES}${script}${build.devStaticStyles}`,
  };
}

const buildBagPage = (page: Page, bag: FullBag, context: SiteContext): PageParts => ({
  ...buildStaticParts(context),
  ...page,
  htmlAttributes: html` data-bag`,
  // The first paint has the first photo, so that a card's photo can grow into it (src/styles/between-pages.css).
  head: html`${renderHead(page, context.site)}
<link rel="expect" href="${page.path}#${FIRST_PHOTO_ID}" blocking="render">`,
  main: raw(
    context.build.staticPages.renderBagPage(
      context.shopContent,
      addNoBreakSpaces(bag),
      context.assets.scripts.showArrival,
    ),
  ),
});

const buildNotFoundPage = (context: SiteContext): PageParts => ({
  ...buildStaticParts(context),
  path: NOT_FOUND_FILE,
  // Hosts show this page at URLs of any depth, so a relative base would be wrong.
  base: context.site.baseUrl
    ? new URL(context.site.baseUrl).pathname
    : (context.build.hostPath ?? "/"),
  title: context.build.app.buildTitle(context.shopContent, "not-found"),
  head: html`\n<meta name="robots" content="noindex">`,
  main: raw(context.build.staticPages.renderNotFound(context.shopContent)),
});

function buildLegalPage(context: SiteContext): PageParts {
  const { shopContent, build } = context;
  const { LEGAL_TITLE, renderLegalNotice } = build.staticPages;
  return {
    ...buildStaticParts(context),
    path: LEGAL_PATH,
    title: `${LEGAL_TITLE} · ${shopContent.shop.brand}`,
    head: html`\n<meta name="description" content="Quién vende en ${shopContent.shop.brand}, cómo se compra y se devuelve, y qué se hace con tus datos.">`,
    main: raw(addNoBreakSpaces(renderLegalNotice(shopContent))),
  };
}

/** Renders a page with the parts that all pages share: icons, the owner's styles, the policy. */
function renderPage(page: PageParts, context: SiteContext): string {
  const { content, shopContent, emailAccount, assets, build } = context;
  const { path, title, head, main, script, htmlAttributes } = page;
  const { base = path.replace(/[^/]+/g, "..") } = page;
  const { colours } = content.shop;
  const styles = [
    page.styles,
    renderPromoStyle(shopContent.shop.promo),
    colours && renderPaletteStyle(colours),
    assets.logo && renderLogoStyle(assets.logo.fileName, assets.logo),
  ].join("");
  const baseElement = base && html`<base href="${base}">\n`;
  const logoPreload =
    assets.logo &&
    html`\n<link rel="preload" as="image" href="${assets.logo.fileName}" crossorigin>`;
  // `email_off`: Cloudflare hides e-mail addresses in pages by default, and the policy forbids its script to show them.
  // The skip link includes the path: with <base>, a bare `#id` would resolve against the base URL.
  const rest = html`${baseElement}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${head}${logoPreload}${assets.icons.links}
<meta name="color-scheme" content="light">
${renderInlineElement("style", styles)}
</head>
<body><!--email_off-->
<a class="skip" href="${path}#contenido">Saltar al contenido</a>
${main}${script}
<!--/email_off--></body>
</html>
`;
  const connect = emailAccount && !emailAccount.isSameOrigin ? mailProvider.origin : undefined;
  const policy = build.hasPolicy && buildContentSecurityPolicy(rest.text, connect);
  const policyElement =
    policy && html`<meta http-equiv="Content-Security-Policy" content="${policy}">\n`;
  // A policy in <meta> applies only to what follows it.
  return html`<!doctype html>
<html lang="es"${htmlAttributes}>
<head>
<meta charset="utf-8">
${policyElement}${rest}`.text;
}

/** Adds robots.txt, sitemap, product feed, and the files of icons, logo, share image and script. */
function addOtherFiles(files: SiteFiles, pages: readonly Page[], context: SiteContext): SiteFiles {
  const { site } = context;
  const { baseUrl } = site;
  files.set("robots.txt", renderRobots(baseUrl));
  if (baseUrl) {
    const catalogue = pages.flatMap(({ bag }) => bag ?? []);
    const sitemapPages = pages.filter(({ isEmpty }) => !isEmpty);
    files.set("sitemap.xml", renderSitemap(sitemapPages, baseUrl));
    files.set("feeds/meta.csv", renderMetaFeed(catalogue, { ...site, baseUrl }));
  }
  const { icons, logo, shareImage, staticScript } = context.assets;
  for (const file of [...icons.files, logo, shareImage, staticScript])
    if (file) files.set(file.fileName, file.bytes);
  return files;
}
