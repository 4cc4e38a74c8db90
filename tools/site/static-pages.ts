import { LEGAL_PATH } from "../../lib/paths.ts";
import type { FullBag } from "../../src/content/index.ts";
import { addNoBreakSpaces } from "../../src/content/no-break-spaces.ts";
import { FIRST_PHOTO_ID } from "../../src/page-contract.ts";
import { renderHead } from "./head.ts";
import { html, ROCKET_LOADER_OPT_OUT, raw } from "./html.ts";
import type { Page } from "./pages.ts";
import { SPECULATION_RULES } from "./screen-page.ts";
import type { PageParts, SiteContext } from "./site-context.ts";

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
<link rel="expect" href="${page.path}#${FIRST_PHOTO_ID}" blocking="render">`,
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
  base: context.site.baseUrl
    ? new URL(context.site.baseUrl).pathname
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
