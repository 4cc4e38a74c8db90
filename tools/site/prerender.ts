import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { buildContentSecurityPolicy } from "../hosting/content-security-policy.ts";
import { html } from "./html.ts";
import { buildPageAssets, type PageAssets } from "./page-assets.ts";
import type { AppModule, BagPagesModule } from "./pages.ts";
import { renderSite } from "./render-site.ts";

/** What hosts that read such a file send with every answer. */
const HEADERS_FILE = "hosting/_headers";
export const CLIENT_ENTRY = "src/entry-client.tsx";
export const PRERENDER_ENTRY = "src/entry-prerender.tsx";
/** Writes a bag's page, and imports its styles, which no script of the browser does. */
export const BAG_ENTRY = "src/entry-static-prerender.tsx";
/** Where this process builds what writes the pages, whatever others build; not part of the shop. */
export const PRERENDER_DIR = `.cache/prerender-${process.pid}`;

/** Bring the styles of a bag's page while the shop is developed. */
const DEV_BAG_STYLES = html`
<link rel="stylesheet" href="/src/styles/base.css">
<script type="module" src="/src/app/bag-page.tsx"></script>`;

/**
 * The shop's pages and whatever else is written from its content: in a build with all of their CSS, so that the first
 * bytes are enough for the first paint, and with a policy; in `npm run dev` as code and content are at that moment.
 *
 * @param mode `demo` for the shop that sends its mail to the host that serves it
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
    // A font or an icon that cannot be read ends a build before Vite empties the folder.
    async buildStart() {
      if (this.environment.mode === "build") await loadAssets();
    },
    generateBundle: {
      // Behind Vite, which adds the styles in this same step.
      order: "post",
      async handler(_options, bundle) {
        const built = (name: string) => path.resolve(PRERENDER_DIR, name);
        const load = (name: string) => import(`${pathToFileURL(built(name))}?${Date.now()}`);
        const outputs = Object.values(bundle);
        const sheets = outputs.filter(({ fileName }) => fileName.endsWith(".css"));
        for (const { fileName } of sheets) delete bundle[fileName];
        const files = await renderSite(mode, await loadAssets(), {
          app: (await load("entry-prerender.js")) as AppModule,
          bagPages: (await load("entry-static-prerender.js")) as BagPagesModule,
          scriptUrl:
            outputs.find((output) => output.type === "chunk" && output.isEntry)?.fileName ?? "",
          css: sheets
            .map((sheet) => (sheet.type === "asset" ? String(sheet.source).trim() : ""))
            .join(""),
          bagCss: (await readFile(built("entry-static-prerender.css"), "utf8")).trim(),
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
          const asked = pathname.slice(1);
          const files = await renderSite(mode, await loadAssets(), {
            app: (await server.ssrLoadModule(PRERENDER_ENTRY)) as AppModule,
            bagPages: (await server.ssrLoadModule(BAG_ENTRY)) as BagPagesModule,
            scriptUrl: `/${CLIENT_ENTRY}`,
            css: "",
            bagCss: "",
            devBagStyles: DEV_BAG_STYLES,
          });
          const file = files.get(asked) ?? files.get(`${asked}index.html`);
          const page = String(file ?? files.get("404.html"));
          const body = page.indexOf("<body>");
          if (body < 0) {
            // Browsers recognise the other files by their bytes.
            if (asked.endsWith(".svg")) response.setHeader("Content-Type", "image/svg+xml");
            response.end(file);
            return;
          }
          response.statusCode = file ? 200 : 404;
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          // The body is kept from Vite, which would write `srcset` otherwise than React expects it.
          const head = await server.transformIndexHtml(pathname, page.slice(0, body));
          response.end(head + page.slice(body));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
