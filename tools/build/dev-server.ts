import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Plugin } from "vite";
import { loadContent } from "../content/load-content.ts";
import { CONTENT_DIR } from "../content-dir.ts";
import { CLIENT_ENTRY, PRERENDER_ENTRY, STATIC_PRERENDER_ENTRY } from "../entries.ts";
import { encodePhotos } from "../photos/encode.ts";
import { assignMediaUrls, createMediaMiddleware } from "../photos/media.ts";
import { html } from "../site/html.ts";
import { buildPageAssets } from "../site/page-assets.ts";
import type { AppModule, StaticPagesModule } from "../site/pages.ts";
import { renderSite } from "../site/render-site.ts";

const DEV_STATIC_STYLES = html`
<link rel="stylesheet" href="/src/styles/base.css">
<script type="module" src="/src/app/bag-page.tsx"></script>`;

/** A change in these folders reloads the pages. For the build's own modules, Vite itself restarts. */
const PAGE_SOURCES = [CONTENT_DIR, "lib", "model", "src", "tools/site/icons"];

/** Editors truncate a file before they write it, and Vite's watcher reports only the first of two changes within 5 ms. */
const WRITE_PAUSE_MS = 50;

const isPageSource = (file: string): boolean =>
  PAGE_SOURCES.some((folder) => path.resolve(file).startsWith(path.resolve(folder) + path.sep));

async function prepareSite() {
  const { loadedContent, report } = await loadContent();
  // Drop the stack, so that Vite shows only the report.
  if (!loadedContent) throw Object.assign(new Error(report), { stack: "" });
  const media = assignMediaUrls(loadedContent);
  await encodePhotos(media.photos.values());
  return { loadedContent, media, assets: await buildPageAssets(loadedContent) };
}

/** Serves `npm run dev`: renders the pages on every request, without a policy, and reloads them after every change. */
export const devServerPlugin = (mode: string): Plugin => ({
  name: "ovillo:dev-server",
  configureServer(server) {
    const { watcher, ws, environments, middlewares } = server;
    let site: ReturnType<typeof prepareSite> | undefined;
    const loadSite = () => {
      site ??= prepareSite();
      return site;
    };
    watcher.on("all", async (_event, file) => {
      if (!isPageSource(file)) return;
      await setTimeout(WRITE_PAUSE_MS);
      site = undefined;
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
      ws.send({ type: "full-reload" });
    });
    middlewares.use(createMediaMiddleware(async () => (await loadSite()).media));
    // After Vite's own middleware, which serves the modules.
    return () =>
      middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          const requestPath = pathname.slice(1);
          const { loadedContent, media, assets } = await loadSite();
          const files = await renderSite(loadedContent, media, mode, assets, {
            app: (await server.ssrLoadModule(PRERENDER_ENTRY)) as AppModule,
            staticPages: (await server.ssrLoadModule(STATIC_PRERENDER_ENTRY)) as StaticPagesModule,
            scriptUrl: `/${CLIENT_ENTRY}`,
            css: "",
            staticCss: "",
            devStaticStyles: DEV_STATIC_STYLES,
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
});
