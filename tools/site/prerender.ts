import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { buildContentSecurityPolicy } from "../hosting/content-security-policy.ts";
import { html } from "./html.ts";
import { buildPageAssets, type PageAssets } from "./page-assets.ts";
import type { AppModule, BagPagesModule } from "./pages.ts";
import { renderSite } from "./render-site.ts";

/** HTTP headers, for the hosts that read such a file. */
const HEADERS_FILE = "hosting/_headers";
export const CLIENT_ENTRY = "src/entry-client.tsx";
export const PRERENDER_ENTRY = "src/entry-prerender.tsx";
/** Renders the static pages, and imports their styles, because no browser script does. */
export const BAG_ENTRY = "src/entry-static-prerender.tsx";
/** Where this process builds the two prerender entries; not part of the shop. */
export const PRERENDER_DIR = `.cache/prerender-${process.pid}`;

const HOUR_MS = 3_600_000;

/** Removes this process's folder, and those that killed builds left an hour ago; other builds may be running. */
export async function removePrerenderDirs(): Promise<void> {
  for (const name of await readdir(".cache")) {
    if (!name.startsWith("prerender-")) continue;
    const dir = `.cache/${name}`;
    const { mtimeMs } = await stat(dir).catch(() => ({ mtimeMs: 0 }));
    if (dir === PRERENDER_DIR || mtimeMs < Date.now() - HOUR_MS)
      await rm(dir, { recursive: true, force: true });
  }
}

/** Load the styles of the static pages in `npm run dev`. */
const DEV_BAG_STYLES = html`
<link rel="stylesheet" href="/src/styles/base.css">
<script type="module" src="/src/app/bag-page.tsx"></script>`;

/**
 * Emits the pages and the other files that depend on the content. A build inlines all CSS, so that the HTML is enough for
 * the first paint, and adds a policy; `npm run dev` renders on every request.
 *
 * @param mode `demo` sends mail to the host that serves the shop
 */
export function prerenderPlugin(mode: string): Plugin {
  let assets: Promise<PageAssets> | undefined;
  const loadAssets = () => {
    assets ??= buildPageAssets();
    return assets;
  };

  return {
    name: "ovillo:prerender",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After Vite, which adds the styles in the same hook.
      order: "post",
      async handler(_options, bundle) {
        const resolveBuilt = (name: string) => path.resolve(PRERENDER_DIR, name);
        const load = (name: string) => import(`${pathToFileURL(resolveBuilt(name))}?${Date.now()}`);
        const outputs = Object.values(bundle);
        const styleSheets = outputs.filter(({ fileName }) => fileName.endsWith(".css"));
        for (const { fileName } of styleSheets) delete bundle[fileName];
        const files = await renderSite(mode, await loadAssets(), {
          app: (await load("entry-prerender.js")) as AppModule,
          bagPages: (await load("entry-static-prerender.js")) as BagPagesModule,
          scriptUrl:
            outputs.find((output) => output.type === "chunk" && output.isEntry)?.fileName ?? "",
          css: styleSheets
            .map((sheet) => (sheet.type === "asset" ? String(sheet.source).trim() : ""))
            .join(""),
          bagCss: (await readFile(resolveBuilt("entry-static-prerender.css"), "utf8")).trim(),
          buildPolicy: buildContentSecurityPolicy,
        });
        files.set("_headers", await readFile(HEADERS_FILE));
        for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
      },
    },
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          const requestPath = pathname.slice(1);
          const files = await renderSite(mode, await loadAssets(), {
            app: (await server.ssrLoadModule(PRERENDER_ENTRY)) as AppModule,
            bagPages: (await server.ssrLoadModule(BAG_ENTRY)) as BagPagesModule,
            scriptUrl: `/${CLIENT_ENTRY}`,
            css: "",
            bagCss: "",
            devBagStyles: DEV_BAG_STYLES,
          });
          const file = files.get(requestPath) ?? files.get(`${requestPath}index.html`);
          const page = String(file ?? files.get("404.html"));
          const bodyStart = page.indexOf("<body>");
          if (bodyStart < 0) {
            // Browsers detect the types of the other files.
            if (requestPath.endsWith(".svg")) response.setHeader("Content-Type", "image/svg+xml");
            response.end(file);
            return;
          }
          response.statusCode = file ? 200 : 404;
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          // Vite transforms only the head: it would rewrite `srcset` in the body, and hydration would fail.
          const head = await server.transformIndexHtml(pathname, page.slice(0, bodyStart));
          response.end(head + page.slice(bodyStart));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
