import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import type { Plugin, Rolldown } from "vite";
import { buildContentSecurityPolicy } from "../hosting/content-security-policy.ts";
import { html } from "./html.ts";
import { buildPageAssets, type PageAssets } from "./page-assets.ts";
import type { AppModule, BagPagesModule } from "./pages.ts";
import { type BuildOutput, renderSite } from "./render-site.ts";

export const CLIENT_ENTRY = "src/entry-client.tsx";
export const PRERENDER_ENTRY = "src/entry-prerender.tsx";
/** Renders the static pages, and imports their styles, because no browser script does. */
export const BAG_ENTRY = "src/entry-static-prerender.tsx";

/** Runs a built module, and returns its exports. */
function runModule(code: string): unknown {
  const exports = {};
  compileFunction(code, ["exports", "require"])(exports, createRequire(import.meta.url));
  return exports;
}

/** Moves the styles out of a bundle, because the pages contain them. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  let styles = "";
  for (const output of Object.values(bundle)) {
    if (output.type !== "asset" || !output.fileName.endsWith(".css")) continue;
    styles += String(output.source).trim();
    delete bundle[output.fileName];
  }
  return styles;
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

  /** What the two prerender environments have built. */
  const prerender = {} as Pick<BuildOutput, "app" | "bagPages" | "bagCss">;

  return {
    name: "ovillo:prerender",
    generateBundle: {
      // After Vite, which adds the styles in the same hook.
      order: "post",
      async handler(_options, bundle) {
        const css = takeStyles(bundle);
        const entry = Object.values(bundle).find((output) => "isEntry" in output && output.isEntry);
        const { code, fileName: scriptUrl } = entry as Rolldown.OutputChunk;
        const { name } = this.environment;
        if (name === "ssr") prerender.app = runModule(code) as AppModule;
        if (name === "bags")
          Object.assign(prerender, { bagPages: runModule(code) as BagPagesModule, bagCss: css });
        if (name !== "client") return;
        const buildPolicy = buildContentSecurityPolicy;
        const output = { ...prerender, scriptUrl, css, buildPolicy };
        const files = await renderSite(mode, loadAssets, output);
        files.set("_headers", await readFile("hosting/_headers"));
        for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
      },
    },
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          const requestPath = pathname.slice(1);
          const files = await renderSite(mode, loadAssets, {
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
