import { mailProvider } from "../../lib/mail-provider.ts";
import { BAGS_PATH, LEGAL_PATH } from "../../lib/paths.ts";
import { buildPagePath, menuRoutes, routes } from "../../src/app/routing/routes.ts";
import type { FullBag } from "../../src/content/index.ts";
import { addNoBreakSpaces } from "../../src/content/no-break-spaces.ts";
import { selectAppContent } from "../../src/content/shop-content.ts";
import {
  AFTER_FIRST_PHOTO_ID,
  APP_TEMPLATE_ID,
  CONTENT_ID,
  getPreloadTemplateId,
  getScreenTemplateId,
  ROOT_ID,
} from "../../src/page-contract.ts";
import { buildContentSecurityPolicy } from "../hosting/content-security-policy.ts";
import { renderHead, renderPreloads } from "./head.ts";
import {
  html,
  type Markup,
  ROCKET_LOADER_OPT_OUT,
  raw,
  renderInlineElement,
  renderJsonScript,
} from "./html.ts";
import type { Page, SiteContext } from "./pages.ts";

/** The parts in which the shop's pages differ. */
type PageParts = {
  /** Path below the shop's URL: a folder with a trailing slash, or a file. */
  path: string;
  title: string;
  head: Markup;
  styles: string;
  main: Markup;
  /** Markup at the end of the body. */
  script: Markup;
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

/** Renders all pages, by their files below the shop's URL. */
export function renderPages(publicPages: readonly Page[], context: SiteContext) {
  const pages = [
    ...publicPages.map((page) =>
      page.bag ? buildBagPage(page, page.bag, context) : buildScreenPage(page, context),
    ),
    buildNotFoundPage(context),
    ...(context.shopContent.legal.name ? [buildLegalPage(context)] : []),
  ];
  return new Map(
    pages.map((page) => [page.path.replace(/(^|\/)$/, "$1index.html"), renderPage(page, context)]),
  );
}

/** Builds a page that the app hydrates: a screen and the content as JSON. Home has the other screens in templates. */
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

function buildStaticParts({ assets, build }: SiteContext) {
  const src = assets.staticScript.fileName;
  const script = html`<script${ROCKET_LOADER_OPT_OUT} src="${src}" defer></script>`;
  return {
    styles: build.staticCss,
    script: html`${SPECULATION_RULES}${script}${build.devStaticStyles}`,
  };
}

function buildBagPage(page: Page, bag: FullBag, context: SiteContext): PageParts {
  const { shopContent, site, assets, build } = context;
  const { showArrival } = assets.scripts;
  return {
    ...buildStaticParts(context),
    ...page,
    htmlAttributes: html` data-bag`,
    // The first paint has the first photo, so that a card's photo can grow into it (src/styles/between-pages.css).
    head: html`${renderHead(page, site)}
<link rel="expect" href="${page.path}#${AFTER_FIRST_PHOTO_ID}" blocking="render">`,
    main: raw(build.staticPages.renderBagPage(shopContent, addNoBreakSpaces(bag), showArrival)),
  };
}

function buildNotFoundPage(context: SiteContext): PageParts {
  const { shopContent, build } = context;
  const { url } = shopContent.shop;
  return {
    ...buildStaticParts(context),
    // Hosts send this file for a URL of any depth that has no file, so a relative base would be wrong.
    path: "404.html",
    base: url ? new URL(url).pathname : (build.hostPath ?? "/"),
    title: build.app.buildTitle(shopContent, "not-found"),
    head: html`\n<meta name="robots" content="noindex">`,
    main: raw(build.staticPages.renderNotFound(shopContent)),
  };
}

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
  const { shopContent, assets, build } = context;
  const { path, title, head, main, script, htmlAttributes } = page;
  const { base = path.replace(/[^/]+/g, "..") } = page;
  const { logo } = assets;
  const baseElement = base && html`<base href="${base}">\n`;
  const logoPreload =
    logo && html`\n<link rel="preload" as="image" href="${logo.fileName}" crossorigin>`;
  // `email_off`: Cloudflare hides e-mail addresses in pages by default, and the policy forbids its script to show them.
  // The skip link includes the path: with <base>, a bare `#id` would resolve against the base URL.
  const rest = html`${baseElement}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${head}${logoPreload}${assets.icons.links}
<meta name="color-scheme" content="light">
${renderInlineElement("style", page.styles + context.contentStyles)}
</head>
<body><!--email_off-->
<a class="skip" href="${path}#contenido">Saltar al contenido</a>
${main}${script}
<!--/email_off--></body>
</html>
`;
  const { emailAccount } = shopContent;
  const connect = emailAccount && !emailAccount.isSameOrigin ? mailProvider.origin : undefined;
  const policy = !build.devStaticStyles && buildContentSecurityPolicy(rest.text, connect);
  const policyElement =
    policy && html`<meta http-equiv="Content-Security-Policy" content="${policy}">\n`;
  // A policy in <meta> applies only to what follows it.
  return html`<!doctype html>
<html lang="es"${htmlAttributes}>
<head>
<meta charset="utf-8">
${policyElement}${rest}`.text;
}
