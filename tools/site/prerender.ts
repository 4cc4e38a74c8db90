import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { PROVIDER_ORIGIN } from "../../model/emailjs.ts";
import { checkedContent } from "../build/require-publishable.ts";
import { policyFor } from "../hosting/policy.ts";
import { BAG_ENTRY, BAG_STYLES, keepBagStyles } from "./bag-styles.ts";
import { html } from "./html.ts";
import { readLogo } from "./logo.ts";
import { type PageAssets, readPageAssets } from "./page-assets.ts";
import type { App, BagPages } from "./pages.ts";
import { readContent } from "./read-content.ts";
import { siteFiles } from "./site-files.ts";

/** What hosts that read such a file send with every answer. */
const HEADERS = "hosting/_headers";
export const CLIENT_ENTRY = "src/entry-client.tsx";
export const PRERENDER_ENTRY = "src/entry-prerender.tsx";
/** Where this process builds the app for the prerender, whatever others build; not part of the shop. */
export const PRERENDER_DIR = `.cache/prerender-${process.pid}`;

/**
 * Writes every page when the shop is built, with all of its CSS, so that the first bytes are enough for
 * the first paint; and with the policy that allows just what is inside the pages.
 */
function writePages(mode: string): Plugin {
  const file = (name: string) => path.resolve(PRERENDER_DIR, name);
  const load = (entry: string) => import(`${pathToFileURL(file(entry))}?${Date.now()}`);
  return {
    name: "ovillo:write-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // Behind Vite, which adds the styles in this same step.
      order: "post",
      async handler(_options, bundle) {
        const app = (await load("entry-prerender.js")) as App;
        const bagPages = (await load("entry-bag-prerender.js")) as BagPages;
        let css = "";
        let script = "";
        for (const [fileName, output] of Object.entries(bundle)) {
          if (output.type === "chunk" && output.isEntry) script = fileName;
          if (output.type === "chunk" || !fileName.endsWith(".css")) continue;
          css += String(output.source).trim();
          delete bundle[fileName];
        }
        const content = await readContent(mode);
        const { mail } = content.shown;
        const connect = mail && !mail.isHere ? PROVIDER_ORIGIN : undefined;
        const { texts, files } = siteFiles({
          content,
          app,
          bags: { ...bagPages, css: (await readFile(file(BAG_STYLES), "utf8")).trim() },
          assets: await readPageAssets(),
          logo: await readLogo(),
          css,
          script,
          policyFor: (page) => policyFor(page, connect),
        });
        texts.set("_headers", await readFile(HEADERS, "utf8"));

        for (const [fileName, source] of texts) this.emitFile({ type: "asset", fileName, source });
        for (const { fileName, bytes } of files)
          this.emitFile({ type: "asset", fileName, source: bytes });
      },
    },
  };
}

/** Bring the styles of a bag's page while the shop is developed. */
const STYLES_OF_SOURCE = html`
<link rel="stylesheet" href="/src/styles/base.css">
<script type="module" src="/src/app/bag-page.tsx"></script>`;

/** Shows the same pages while the shop is developed, each as its code and content are at that moment. */
function servePages(mode: string): Plugin {
  let assets: Promise<PageAssets> | undefined;
  return {
    name: "ovillo:serve-pages",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          const asked = pathname.slice(1);
          const { content, report } = await checkedContent();
          if (!content) throw Object.assign(new Error(report), { stack: "" });
          assets ??= readPageAssets();
          const bagPages = (await server.ssrLoadModule(BAG_ENTRY)) as BagPages;
          const { texts, files } = siteFiles({
            content: await readContent(mode),
            app: (await server.ssrLoadModule(PRERENDER_ENTRY)) as App,
            bags: { ...bagPages, css: "", links: STYLES_OF_SOURCE },
            assets: await assets,
            logo: await readLogo(),
            css: "",
            script: `/${CLIENT_ENTRY}`,
          });
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
          next(error);
        }
      });
    },
  };
}

const mediaType = (file: string): string =>
  ({ ".txt": "text/plain", ".xml": "application/xml", ".csv": "text/csv" })[path.extname(file)] ??
  "text/html";

/**
 * The shop's pages and whatever else is written from its content.
 *
 * @param mode `demo` for the shop that sends its mail to the host that serves it
 */
export const prerender = (mode: string): Plugin[] => [
  keepBagStyles(),
  writePages(mode),
  servePages(mode),
];
