import { rm } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { forgetShop } from "../content/read.ts";
import { builtFrom } from "../hosting/built-from.ts";
import { clearLeft } from "../machine/left-behind.ts";
import { createMailbox } from "../mail/mailbox.ts";
import { BAG_ENTRY } from "../site/bag-styles.ts";
import { forgetMedia } from "../site/media.ts";
import { photos } from "../site/photos.ts";
import { CLIENT_ENTRY, PRERENDER_DIR, PRERENDER_ENTRY, prerender } from "../site/prerender.ts";
import { ownColours } from "../site/tokens.ts";
import { PUBLISHED, publishWorkshop } from "../workshop/build.ts";
import { publishedPlace } from "../workshop/place.ts";
import { requirePublishable } from "./require-publishable.ts";
import { watchContent } from "./watch-content.ts";

/** What the e-mail client sends with. */
const CLIENT_FETCH = path.resolve("src/features/contact/client-fetch.ts");

const NO_WORKSHOP =
  "La tienda se publica sin taller: no se sabe en qué repositorio de GitHub está. Donde la construyes, escribe la variable TALLER_REPOSITORIO, con «cuenta/nombre» (docs/publicar.md).";

export default defineConfig(({ mode, command }) => {
  forgetShop();
  forgetMedia();
  const made = builtFrom();
  // The demo shop's workshop is served beside it (tools/start.ts).
  const workshop = mode === "demo" ? undefined : publishedPlace(made);
  return {
    // Relative addresses: the shop works from any folder of any host.
    base: command === "build" ? "./" : "/",
    // No page is a file of the project: tools/site writes them all.
    appType: "custom",
    publicDir: false,
    define: { __BUILD_YEAR__: new Date().getFullYear() },
    build: {
      modulePreload: false,
      assetsInlineLimit: 0,
      // What takes its time is the photographs, and they say so themselves.
      rolldownOptions: { checks: { pluginTimings: false } },
      reportCompressedSize: false,
    },
    // Each class is called as its file and itself, `header_bar`; no two files may have one name.
    css: {
      modules: {
        generateScopedName: (local, file) => `${path.basename(file, ".module.css")}_${local}`,
      },
    },
    // Named, not looked for: looking begins in content/, and stumbles over its mistakes in English.
    optimizeDeps: { noDiscovery: true, include: ["react-dom/client", "@emailjs/browser"] },
    // The e-mail client is fetched as a module (src/features/contact/send-message.ts).
    worker: {
      format: "es",
      rolldownOptions: {
        // Its `fetch` is ours; in `npm run dev`, which bundles nothing, it is the browser's.
        transform: { inject: { fetch: [CLIENT_FETCH, "fetch"] } },
        // The name stays through every deployment: a tab that is older than the last one still finds the file.
        output: { entryFileNames: "[name].js" },
      },
    },
    builder: {
      // First the app for the prerender, then the page that is written with it, and the workshop beside it.
      async buildApp(builder) {
        await clearLeft(".cache", /^prerender-(\d+)$/);
        await clearLeft(".cache/photos", /\.(?:avif|jpg)\.(\d+)$/);
        await requirePublishable(mode, builder.config.logger);
        try {
          for (const name of ["ssr", "client"]) {
            const environment = builder.environments[name];
            if (environment) await builder.build(environment);
          }
        } finally {
          await rm(PRERENDER_DIR, { recursive: true, force: true });
        }
        const { outDir } = builder.config.build;
        if (workshop) await publishWorkshop(outDir, workshop, made);
        else if (mode !== "demo") builder.config.logger.warn(NO_WORKSHOP);
      },
    },
    environments: {
      client: { build: { rolldownOptions: { input: CLIENT_ENTRY } } },
      ssr: {
        build: {
          outDir: PRERENDER_DIR,
          // The styles of a bag's page, which no script of the browser imports.
          emitAssets: true,
          cssMinify: true,
          rolldownOptions: { input: [PRERENDER_ENTRY, BAG_ENTRY] },
        },
      },
    },
    plugins: [
      react(),
      watchContent(),
      ownColours(),
      photos(mode === "demo" || workshop ? PUBLISHED : undefined),
      prerender(mode),
      {
        name: "ovillo:mailbox",
        configureServer: ({ middlewares }) => {
          middlewares.use(createMailbox());
        },
      },
    ],
  };
});
