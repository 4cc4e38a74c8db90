import { rm } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type EnvironmentOptions } from "vite";
import { requirePublishable } from "./tools/build/check-content.ts";
import { watchContentPlugin } from "./tools/build/watch-content.ts";
import { invalidateShop } from "./tools/content/load-shop.ts";
import { readBuildInfo } from "./tools/hosting/build-info.ts";
import { encodePhotos } from "./tools/photos/encode.ts";
import { invalidateMedia, loadMedia } from "./tools/photos/media.ts";
import { mediaPlugin } from "./tools/photos/media-plugin.ts";
import { mailboxPlugin, workshopPlugin } from "./tools/serve/local-services.ts";
import { staticHostPlugin } from "./tools/serve/static-host.ts";
import {
  BAG_ENTRY,
  CLIENT_ENTRY,
  PRERENDER_DIR,
  PRERENDER_ENTRY,
  prerenderPlugin,
} from "./tools/site/prerender.ts";
import { buildWorkshop, PHOTO_MANIFEST_PATH } from "./tools/workshop/build.ts";
import { locateGitHubRepository } from "./tools/workshop/repository-location.ts";

/** Takes the place of what the e-mail client, and nothing else of the app, asks of the browser. */
const CLIENT_FETCH = path.resolve("src/features/contact/emailjs-globals.ts");

const NO_WORKSHOP_MESSAGE =
  "La tienda se publica sin taller: no se sabe en qué repositorio de GitHub está. Donde la construyes, escribe la variable TALLER_REPOSITORIO, con «cuenta/nombre» (docs/publicar.md).";

/** Writes pages, in Node. Each in an environment of its own, so that all of its styles come as one file. */
const prerenderEnvironment = (entry: string): EnvironmentOptions => ({
  consumer: "server",
  build: {
    outDir: PRERENDER_DIR,
    emptyOutDir: false,
    emitAssets: true,
    cssMinify: true,
    rolldownOptions: { input: entry, output: { assetFileNames: "[name][extname]" } },
  },
});

export default defineConfig(({ mode, command, isPreview }) => {
  invalidateShop();
  invalidateMedia();
  // With a developer's own NODE_ENV, React's development version would be published.
  if (command === "build") process.env.NODE_ENV = "production";
  const made = readBuildInfo();
  const isDemo = mode === "demo";
  // The demo shop's workshop is that of the folder of this computer (tools/serve/local-services.ts).
  const place = isDemo ? undefined : locateGitHubRepository(made);
  return {
    // Relative addresses: the shop works from any folder of any host.
    base: command === "build" ? "./" : "/",
    // What Vite tells of a build is English and for developers; the owner's messages are warnings.
    logLevel: command === "build" || isPreview ? "warn" : "info",
    // No page is a file of the project: tools/site writes them all.
    appType: "custom",
    publicDir: false,
    build: {
      outDir: isDemo ? ".cache/demo" : "dist",
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
    builder: {
      // First the app for the prerender, then the page that is written with it, and the workshop beside it.
      async buildApp(builder) {
        console.log("Construyendo la tienda…");
        await requirePublishable(mode, builder.config.logger);
        await encodePhotos((await loadMedia()).photos);
        try {
          for (const name of ["ssr", "bags", "client"]) {
            const environment = builder.environments[name];
            if (environment) await builder.build(environment);
          }
        } finally {
          await rm(PRERENDER_DIR, { recursive: true, force: true });
        }
        const { outDir } = builder.config.build;
        if (place) await buildWorkshop(outDir, place, made);
        else if (!isDemo) builder.config.logger.warn(NO_WORKSHOP_MESSAGE);
        if (!isDemo) console.log(`Lista: lo que hay que subir está en la carpeta «${outDir}».`);
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            input: CLIENT_ENTRY,
            // `npm run dev` bundles nothing: there the client has the browser's own.
            transform: {
              inject: {
                fetch: [CLIENT_FETCH, "fetch"],
                localStorage: [CLIENT_FETCH, "localStorage"],
              },
            },
          },
        },
      },
      ssr: prerenderEnvironment(PRERENDER_ENTRY),
      bags: prerenderEnvironment(BAG_ENTRY),
    },
    plugins: [
      react(),
      watchContentPlugin(),
      mediaPlugin(isDemo || place ? PHOTO_MANIFEST_PATH : undefined),
      prerenderPlugin(mode),
      staticHostPlugin(),
      mailboxPlugin(),
      isDemo && workshopPlugin(),
    ],
  };
});
