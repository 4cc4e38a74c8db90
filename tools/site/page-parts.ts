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
import { renderHead, renderPreloads } from "./head.ts";
import {
  html,
  type Markup,
  ROCKET_LOADER_OPT_OUT,
  raw,
  renderInlineElement,
  renderJsonScript,
} from "./html.ts";
import type { Page } from "./pages.ts";
import type { PageParts, SiteContext } from "./site-context.ts";

const MENU_LINKS = menuRoutes.map((route) => `[href='${buildPagePath(route)}']`).join(",");
/** The links that a browser may prefetch on hover or touch: to a bag's page, and from there to Home or a collection. */
const PREFETCH_SELECTOR = `a[href^='${BAGS_PATH}'],[data-bag] a:is(${MENU_LINKS})`;
const SPECULATION_RULES = renderJsonScript("speculationrules", {
  prefetch: [{ where: { selector_matches: PREFETCH_SELECTOR }, eagerness: "moderate" }],
});

/** Builds a page that the app hydrates: a screen and the content as JSON. Home has the other screens in templates. */
export function buildScreenPage(page: Page, context: SiteContext): PageParts {
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

/** The page that hosts send for a URL without a file. */
const NOT_FOUND_FILE = "404.html";

function buildStaticParts({ assets, build }: SiteContext) {
  const src = assets.staticScript.fileName;
  const script = html`<script${ROCKET_LOADER_OPT_OUT} src="${src}" defer></script>`;
  return {
    styles: build.staticCss,
    script: html`${SPECULATION_RULES}${script}${build.devStaticStyles}`,
  };
}

export const buildBagPage = (page: Page, bag: FullBag, context: SiteContext): PageParts => ({
  ...buildStaticParts(context),
  ...page,
  htmlAttributes: html` data-bag`,
  // The first paint has the first photo, so that a card's photo can grow into it (src/styles/between-pages.css).
  head: html`${renderHead(page, context.site)}
<link rel="expect" href="${page.path}#${AFTER_FIRST_PHOTO_ID}" blocking="render">`,
  main: raw(
    context.build.staticPages.renderBagPage(
      context.shopContent,
      addNoBreakSpaces(bag),
      context.assets.scripts.showArrival,
    ),
  ),
});

export const buildNotFoundPage = (context: SiteContext): PageParts => ({
  ...buildStaticParts(context),
  path: NOT_FOUND_FILE,
  // Hosts show this page at URLs of any depth, so a relative base would be wrong.
  base: context.shopContent.shop.url
    ? new URL(context.shopContent.shop.url).pathname
    : (context.build.hostPath ?? "/"),
  title: context.build.app.buildTitle(context.shopContent, "not-found"),
  head: html`\n<meta name="robots" content="noindex">`,
  main: raw(context.build.staticPages.renderNotFound(context.shopContent)),
});

export function buildLegalPage(context: SiteContext): PageParts {
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
