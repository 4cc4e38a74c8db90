import { rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ViteDevServer } from "vite";
import { escapeHtml, scriptJson } from "./escape.ts";
import { googleFeed, metaFeed } from "./feeds.ts";
import { shareImage } from "./icons.ts";
import { legalDialog, legalPage } from "./legal.ts";
import {
  headOf,
  type Page,
  PLAIN_LINKS,
  pagesOf,
  publicAddress,
  robots,
  SHOW_BAG,
  type Site,
  sitemap,
} from "./pages.ts";

/** The app's script as Vite puts it into the page; src/inline/fetch-app.ts puts it back when it is time. */
const SCRIPT = /\s*<script type="module"[^>]*><\/script>/;

/** What src/entry-prerender.tsx exports. */
type Prerender = typeof import("../../src/entry-prerender.tsx");

const ENTRY = "src/entry-prerender.tsx";
/** Where the build for the prerender leaves the app; not part of the shop. */
export const PRERENDER_DIR = ".cache/prerender";

/** Builds one of the inline scripts of the page. */
async function inlineScript(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2020",
      modulePreload: false,
      lib: { entry, formats: ["iife"], name: "inline" },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !("output" in result)) throw new Error("The inline script was not built");
  return result.output[0].code.trim();
}

/** An AVIF of a picture as src/ui/picture.tsx writes it. */
const SOURCE =
  /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"[^>]*?(?: media="([^"]*)")?\/>/g;

/**
 * Asks for the picture that a screen begins with, in the format that nearly every browser takes; for
 * nothing where it begins with none.
 */
function preloadsOf(screen: string): string {
  const [picture = ""] = /<picture>.*?<\/picture>/.exec(screen) ?? [];
  if (!picture.includes('fetchPriority="high"')) return "";
  const sources = [...picture.matchAll(SOURCE)];
  const [, , , instead] = sources[0] ?? [];
  return sources
    .map(([, srcSet, sizes, media = instead && `not all and ${instead}`]) => {
      const where = media ? ` media="${media}"` : "";
      return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="${sizes}" imagesrcset="${srcSet}"${where}>`;
    })
    .join("");
}

async function siteOf(html: string, { shop, url, legal }: Prerender): Promise<Site> {
  const [, logo = ""] = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html) ?? [];
  return {
    shop,
    address: publicAddress(url),
    share: (await shareImage()).fileName,
    logo,
    legal: legal.name !== "",
  };
}

/** What the app is made of, as src/content/index.ts reads it. */
const dataOf = ({ content }: Prerender): string =>
  `<script type="application/json" id="content">${scriptJson(content)}</script>`;

/** The legal notice, for the end of a page, once the owner has said who sells. */
const legalOf = async ({ shop, legal }: Prerender): Promise<string> =>
  legal.name ? legalDialog(shop, legal, await inlineScript("src/inline/legal-dialog.ts")) : "";

/**
 * Fills index.html: head from the content, Home in `#root`, every other screen in a template.
 *
 * @param end what stands behind the screens: the legal notice, and what fetches the app
 */
async function fill(html: string, app: Prerender, end: string): Promise<string> {
  const { routes, titleOf, shop, catalogue } = app;
  const rendered = new Map(routes.map((route) => [route, app.render(route)]));
  const preloads = [...rendered]
    .map(([route, screen]) => `<template id="preloads-${route}">${preloadsOf(screen)}</template>`)
    .join("");
  const [home] = pagesOf(shop, catalogue, titleOf) as [Page];
  const head = `${headOf(home, await siteOf(html, app))}
    <meta name="color-scheme" content="light">
    ${preloads}
    <script>${await inlineScript("src/inline/choose-screen.ts")}</script>`;
  const screens = [...rendered]
    .filter(([route]) => route !== "home")
    .map(
      ([route, screen]) =>
        `<template id="screen-${route}" title="${escapeHtml(titleOf(route))}">${screen}</template>`,
    )
    .join("");
  return html
    .replace("<!--head-->", () => head)
    .replace("<!--app-->", () => rendered.get("home") ?? "")
    .replace(
      "<!--screens-->",
      () => `${screens}<script>onhashchange()</script>${dataOf(app)}${PLAIN_LINKS}${end}`,
    );
}

/** Sets the place from which all addresses of a page are read, before the first of them. */
const withBase = (html: string, base: string): string =>
  html.replace(
    /<meta charset="[^"]*"\s*\/?>/,
    (charset) => `${charset}\n    <base href="${base}">`,
  );

/**
 * A page of its own for a screen or a bag, in its own folder: it works without script, and with it
 * goes on as the shop (src/entry-client.tsx).
 */
function fillPage(html: string, page: Page, app: Prerender, site: Site, end: string): string {
  const { route, path: folder, bag } = page;
  const place = bag ? ` data-bag="${escapeHtml(bag.id)}"` : "";
  return withBase(html, folder.replace(/[^/]+/g, ".."))
    .replace("<html", `<html data-route="${route}"${place}`)
    .replace(
      "<!--head-->",
      () => `${headOf(page, site)}\n    <meta name="color-scheme" content="light">`,
    )
    .replace("<!--app-->", () => app.render(route))
    .replace("<!--screens-->", () => `${bag ? SHOW_BAG : ""}${dataOf(app)}${PLAIN_LINKS}${end}`);
}

/**
 * What a host answers with where there is no page. It is shown at any depth, so it has to know where
 * the shop begins; and it carries no script, since there is nothing that could go on.
 */
function fillNotFound(html: string, app: Prerender, { address }: Site): string {
  return withBase(html, address ? new URL(address).pathname : "/")
    .replace(
      "<!--head-->",
      () => `<title>${escapeHtml(app.titleOf("not-found"))}</title>
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light">`,
    )
    .replace("<!--app-->", () => app.render("not-found"))
    .replace("<!--screens-->", PLAIN_LINKS);
}

/** Who sells and what becomes of a visitor's data: a page of words, without script. */
const fillLegal = (html: string, { shop, legal }: Prerender): string =>
  withBase(html, "../")
    .replace(
      "<!--head-->",
      () => `<title>Aviso legal y privacidad · ${escapeHtml(shop.brand)}</title>`,
    )
    .replace("<!--app-->", () => legalPage(shop, legal))
    .replace("<!--screens-->", "");

/** Everything beside index.html that is written from the content, by its place in the shop. */
async function otherFiles(html: string, app: Prerender, end: string): Promise<Map<string, string>> {
  const site = await siteOf(html, app);
  const { address } = site;
  const pages = pagesOf(app.shop, app.catalogue, app.titleOf);
  const files = new Map<string, string>([
    ["404.html", fillNotFound(html, app, site)],
    ["robots.txt", robots(address)],
  ]);
  for (const page of pages)
    if (page.path !== "") files.set(`${page.path}index.html`, fillPage(html, page, app, site, end));
  if (app.legal.name) files.set("aviso-legal/index.html", fillLegal(html, app));
  if (address) {
    files.set("sitemap.xml", sitemap(pages, address));
    files.set("feeds/google.xml", googleFeed(app.catalogue, { ...site, address }));
    files.set("feeds/meta.csv", metaFeed(app.catalogue, { ...site, address }));
  }
  return files;
}

/**
 * Writes the screens into the page, when the shop is built and while it is developed; and when it is
 * built, all of its CSS too, so that the first bytes are enough for the first paint.
 */
export function prerender(): Plugin {
  let server: ViteDevServer | undefined;
  let files = new Map<string, string>();
  return {
    name: "ovillo:prerender",
    configureServer(started) {
      server = started;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (server) {
          const app = (await server.ssrLoadModule(ENTRY)) as Prerender;
          return fill(html, app, await legalOf(app));
        }

        const built = path.resolve(PRERENDER_DIR, "entry-prerender.js");
        const app = (await import(`${pathToFileURL(built)}?${Date.now()}`)) as Prerender;
        await rm(PRERENDER_DIR, { recursive: true });

        let css = "";
        for (const [file, asset] of Object.entries(bundle ?? {})) {
          if (asset.type !== "asset" || !file.endsWith(".css")) continue;
          css += asset.source;
          delete bundle?.[file];
        }
        const [tag = ""] = SCRIPT.exec(html) ?? [];
        const end =
          `${await legalOf(app)}<template id="app">${tag.trim()}</template>` +
          `<script>${await inlineScript("src/inline/fetch-app.ts")}</script>`;
        const withStyles = html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, "")
          .replace(SCRIPT, "")
          .replace("</head>", () => `<style>${css.trim()}</style>\n  </head>`);
        files = await otherFiles(withStyles, app, end);
        return fill(withStyles, app, end);
      },
    },
    generateBundle: {
      // Behind Vite, which writes index.html in this same step.
      order: "post",
      handler() {
        for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
      },
    },
  };
}
