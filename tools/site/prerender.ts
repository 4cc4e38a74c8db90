import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, ViteDevServer } from "vite";
import { PROVIDER_ORIGIN } from "../../model/mail-provider.ts";
import { APP_ID } from "../../src/page-contract.ts";
import { policyFor } from "../hosting/policy.ts";
import { BAG_ENTRY, BAG_STYLES, keepBagStyles, sheetLinks } from "./bag-styles.ts";
import { html, inline, type Markup } from "./html.ts";
import { readLogo } from "./logo.ts";
import { type PageAssets, readPageAssets } from "./page-assets.ts";
import type { App, BagPages } from "./pages.ts";
import { siteFiles } from "./site-files.ts";

/** What hosts that read such a file send with every answer. */
const HEADERS = "hosting/_headers";
export const CLIENT_ENTRY = "src/entry-client.tsx";
export const PRERENDER_ENTRY = "src/entry-prerender.tsx";
/** Where this process builds the app for the prerender, whatever others build; not part of the shop. */
export const PRERENDER_DIR = `.cache/prerender-${process.pid}`;

/** What has just been built for the prerender. */
async function built() {
  const file = (name: string) => path.resolve(PRERENDER_DIR, name);
  const load = (entry: string) => import(`${pathToFileURL(file(entry))}?${Date.now()}`);
  const app = (await load("entry-prerender.js")) as App;
  const bags = {
    ...((await load("entry-bag-prerender.js")) as BagPages),
    css: (await readFile(file(BAG_STYLES), "utf8")).trim(),
  };
  return { app, bags };
}

/** Holds the tag that fetches the app back until fetch-app.ts finds that it is time. */
const heldBack = (tag: Markup, fetchApp: string): Markup =>
  html`<template id="${APP_ID}">${tag}</template>${inline("script", fetchApp)}`;

/**
 * Writes every page when the shop is built, with all of its CSS, so that the first bytes are enough for
 * the first paint; and with the policy that allows just what is inside the pages.
 */
function writePages(): Plugin {
  return {
    name: "ovillo:write-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // Behind Vite, which adds the styles in this same step.
      order: "post",
      async handler(_options, bundle) {
        const { app, bags } = await built();
        let css = "";
        let script = "";
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type === "chunk" && output.isEntry) script = output.fileName;
          if (output.type === "chunk" || !file.endsWith(".css")) continue;
          css += String(output.source).trim();
          delete bundle[file];
        }
        const assets = await readPageAssets();
        const sendsAbroad = app.hasForm && !app.mail.isHere;
        const { texts, files } = siteFiles({
          app,
          bags,
          assets,
          logo: await readLogo(),
          css,
          appTag: heldBack(
            html`<script type="module" src="${script}"></script>`,
            assets.scripts.fetchApp,
          ),
          policyFor: (inlined) => policyFor(inlined, sendsAbroad ? PROVIDER_ORIGIN : undefined),
        });
        texts.set("_headers", await readFile(HEADERS, "utf8"));

        for (const [fileName, source] of texts) this.emitFile({ type: "asset", fileName, source });
        for (const { fileName, bytes } of files)
          this.emitFile({ type: "asset", fileName, source: bytes });
      },
    },
  };
}

/** Shows the same pages while the shop is developed, each as its code and content are at that moment. */
function servePages(): Plugin {
  let assets: Promise<PageAssets> | undefined;
  const read = async (server: ViteDevServer) => {
    assets ??= readPageAssets().catch((error) => {
      // Read anew once its cause is mended.
      assets = undefined;
      throw error;
    });
    const bagPages = (await server.ssrLoadModule(BAG_ENTRY)) as BagPages;
    return siteFiles({
      app: (await server.ssrLoadModule(PRERENDER_ENTRY)) as App,
      bags: { ...bagPages, css: "", links: sheetLinks(server) },
      assets: await assets,
      logo: await readLogo(),
      css: "",
      appTag: html`<script type="module" src="/${CLIENT_ENTRY}"></script>`,
    });
  };
  return {
    name: "ovillo:serve-pages",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          const asked = pathname.slice(1);
          const { texts, files } = await read(server);
          const file = files.find(({ fileName }) => fileName === asked);
          if (file) {
            response.setHeader("Content-Type", file.type).end(file.bytes);
            return;
          }
          const text = texts.get(asked) ?? texts.get(`${asked}index.html`);
          const page = text ?? texts.get("404.html") ?? "";
          response.statusCode = text ? 200 : 404;
          response.setHeader("Content-Type", `${mediaType(asked)}; charset=utf-8`);
          // The body is kept from Vite, which would write `srcset` otherwise than React expects it.
          const body = page.indexOf("<body>");
          const head = page.slice(0, body);
          response.end(
            body > 0 ? (await server.transformIndexHtml(pathname, head)) + page.slice(body) : page,
          );
        } catch (error) {
          if (request.headers.accept?.includes("text/html")) return next(error);
          // The content has broken since it was looked at: a page says so, a picture is not there.
          response.statusCode = 404;
          response.end();
        }
      });
    },
  };
}

const mediaType = (file: string): string =>
  ({ ".txt": "text/plain", ".xml": "application/xml", ".csv": "text/csv" })[path.extname(file)] ??
  "text/html";

/** The shop's pages and whatever else is written from its content. */
export const prerender = (): Plugin[] => [keepBagStyles(), writePages(), servePages()];
