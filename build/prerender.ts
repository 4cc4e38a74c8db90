import { rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ViteDevServer } from "vite";

/** What src/entry-prerender.tsx exports. */
type Prerender = typeof import("../src/entry-prerender.tsx");

const ENTRY = "src/entry-prerender.tsx";
/** Where the build for the prerender leaves the app; not part of the shop. */
export const PRERENDER_DIR = ".cache/prerender";

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** Builds the inline script of the page from src/entry-inline.ts. */
async function inlineScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2020",
      modulePreload: false,
      lib: { entry: "src/entry-inline.ts", formats: ["iife"], name: "inline" },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !("output" in result)) throw new Error("The inline script was not built");
  return result.output[0].code.trim();
}

/** The still of Home's film, for each window, in the format that nearly every browser takes. */
function heroPreloads({ hero }: Prerender): string {
  return [hero.mobile, hero.desktop]
    .map(
      ({ still, media }) =>
        `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="100vw" ` +
        `imagesrcset="${still.srcSet("avif")}" media="${media}">`,
    )
    .join("");
}

/** Fills index.html: head from the content, Home in `#root`, every other screen in a template. */
async function fill(html: string, app: Prerender): Promise<string> {
  const { shop, routes, render, titleOf, content } = app;
  const head = `<title>${escapeAttribute(titleOf("home"))}</title>
    <meta name="description" content="${escapeAttribute(shop.description)}">
    <meta name="color-scheme" content="light">
    <template id="home-preloads">${heroPreloads(app)}</template>
    <script>${await inlineScript()}</script>`;
  const screens = routes
    .filter((route) => route !== "home")
    .map(
      (route) =>
        `<template id="screen-${route}" title="${escapeAttribute(titleOf(route))}">${render(route)}</template>`,
    )
    .join("");
  // src/lib/content.ts reads it.
  const data = `<script type="application/json" id="content">${JSON.stringify(content).replaceAll("<", "\\u003c")}</script>`;
  return html
    .replace("<!--head-->", () => head)
    .replace("<!--app-->", () => render("home"))
    .replace("<!--screens-->", () => `${screens}<script>onhashchange()</script>${data}`);
}

/**
 * Writes the screens into the page, when the shop is built and while it is developed; and when it is
 * built, all of its CSS too, so that the first bytes are enough for the first paint.
 */
export function prerender(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: "ovillo:prerender",
    configureServer(started) {
      server = started;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (server) return fill(html, (await server.ssrLoadModule(ENTRY)) as Prerender);

        const built = path.resolve(PRERENDER_DIR, "entry-prerender.js");
        const app = (await import(`${pathToFileURL(built)}?${Date.now()}`)) as Prerender;
        await rm(PRERENDER_DIR, { recursive: true });

        let css = "";
        for (const [file, asset] of Object.entries(bundle ?? {})) {
          if (asset.type !== "asset" || !file.endsWith(".css")) continue;
          css += asset.source;
          delete bundle?.[file];
        }
        const withStyles = html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, "")
          .replace("</head>", () => `<style>${css.trim()}</style>\n  </head>`);
        return fill(withStyles, app);
      },
    },
  };
}
