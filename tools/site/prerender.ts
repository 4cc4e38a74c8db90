import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { plainName } from "../../model/values.ts";
import { contentOf, type Files, type Mail } from "../../src/content/shop-content.ts";
import { checkedContent } from "../build/require-publishable.ts";
import { policyFor } from "../hosting/policy.ts";
import { loadMedia } from "../photos/media.ts";
import { html } from "./html.ts";
import { readLogo } from "./logo.ts";
import { type PageAssets, readPageAssets } from "./page-assets.ts";
import type { App, BagPages } from "./pages.ts";
import { type Bundled, siteFiles } from "./site-files.ts";

/** What hosts that read such a file send with every answer. */
const HEADERS = "hosting/_headers";
export const CLIENT_ENTRY = "src/entry-client.tsx";
export const PRERENDER_ENTRY = "src/entry-prerender.tsx";
/** Writes a bag's page, and imports its styles, which no script of the browser does. */
export const BAG_ENTRY = "src/entry-bag-prerender.tsx";
/** Where this process builds what writes the pages, whatever others build; not part of the shop. */
export const PRERENDER_DIR = `.cache/prerender-${process.pid}`;

/** The demonstration's account: its mailbox stands on the host that serves the shop. */
const DEMO_MAIL: Mail = {
  publicKey: "clave-publica-demo",
  serviceId: "servicio_demo",
  templateId: "plantilla_demo",
  isHere: true,
};

async function filesOfContent(): Promise<Files> {
  const media = await loadMedia();
  const photos = new Map(media.photos.map((photo) => [plainName(photo.file), photo]));
  const films = new Map([...media.films].map(([file, address]) => [plainName(file), address]));
  return {
    photo: (file) => {
      const photo = photos.get(file.normalize());
      // tools/content/read.ts tells the owner first.
      if (!photo) throw new Error(`Falta la foto «${file}» en content.`);
      const { stem, width, height } = photo;
      return { stem, width, height };
    },
    film: (file) => films.get(file) ?? "",
  };
}

/** Bring the styles of a bag's page while the shop is developed. */
const STYLES_OF_SOURCE = html`
<link rel="stylesheet" href="/src/styles/base.css">
<script type="module" src="/src/app/bag-page.tsx"></script>`;

/** Of what is not HTML, browsers recognise the other files by their bytes. */
const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
};

/**
 * The shop's pages and whatever else is written from its content: in a build with all of their CSS, so that the first
 * bytes are enough for the first paint, and with a policy; in `npm run dev` as code and content are at that moment.
 *
 * @param mode `demo` for the shop that sends its mail to the host that serves it
 */
export function prerender(mode: string): Plugin {
  let assets: Promise<PageAssets> | undefined;
  const loadAssets = () => {
    assets ??= readPageAssets();
    return assets;
  };

  async function write(bundled: Bundled) {
    const { content, report } = await checkedContent();
    if (!content) throw Object.assign(new Error(report), { stack: "" });
    const mail = mode === "demo" ? DEMO_MAIL : content.shop.emailjs;
    return siteFiles({
      written: content,
      shown: contentOf(content, await filesOfContent(), mail),
      assets: await loadAssets(),
      logo: await readLogo(),
      bundled,
    });
  }

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
        const files = await write({
          app: (await load("entry-prerender.js")) as App,
          bags: (await load("entry-bag-prerender.js")) as BagPages,
          script:
            outputs.find((output) => output.type === "chunk" && output.isEntry)?.fileName ?? "",
          css: sheets
            .map((sheet) => (sheet.type === "asset" ? String(sheet.source).trim() : ""))
            .join(""),
          bagCss: (await readFile(built("entry-bag-prerender.css"), "utf8")).trim(),
          policyFor,
        });
        files.set("_headers", await readFile(HEADERS));
        for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
      },
    },
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? "/", "http://localhost");
          const asked = pathname.slice(1);
          const files = await write({
            app: (await server.ssrLoadModule(PRERENDER_ENTRY)) as App,
            bags: (await server.ssrLoadModule(BAG_ENTRY)) as BagPages,
            script: `/${CLIENT_ENTRY}`,
            css: "",
            bagCss: "",
            bagLinks: STYLES_OF_SOURCE,
          });
          const file = files.get(asked) ?? files.get(`${asked}index.html`);
          const page = String(file ?? files.get("404.html"));
          const body = page.indexOf("<body>");
          if (body < 0) {
            response.setHeader("Content-Type", TYPES[path.extname(asked)] ?? "").end(file);
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
