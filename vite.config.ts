import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type EnvironmentOptions } from "vite";
import { requirePublishable } from "./tools/build/check-content.ts";
import { buildBesideOutDirPlugin, replaceOutDir } from "./tools/build/replace-out-dir.ts";
import { stripFieldAttributesPlugin } from "./tools/build/strip-field-attributes.ts";
import { watchContentPlugin } from "./tools/build/watch-content.ts";
import { CONTENT_DIR } from "./tools/content/content-dir.ts";
import { readBuildInfo } from "./tools/hosting/build-info.ts";
import { mediaPlugin } from "./tools/photos/media-plugin.ts";
import { mailboxPlugin, workshopPlugin } from "./tools/serve/local-services.ts";
import { staticHostPlugin } from "./tools/serve/static-host.ts";
import { fontLicensesPlugin, LICENSES } from "./tools/site/licenses.ts";
import {
  BAG_ENTRY,
  CLIENT_ENTRY,
  PRERENDER_ENTRY,
  prerenderPlugin,
} from "./tools/site/prerender.ts";
import { buildWorkshop, PHOTO_MANIFEST_PATH } from "./tools/workshop/build.ts";
import { undoUnfinishedPublication } from "./tools/workshop/local-folder-api.ts";

/** Replaces the browser's `fetch` and `localStorage`, for the e-mail client. Use `globalThis.fetch` elsewhere. */
const EMAILJS_GLOBALS = path.resolve("src/features/contact/emailjs-globals.ts");

const NO_WORKSHOP_MESSAGE =
  "La tienda se publica sin taller: no se sabe en qué repositorio de GitHub está. Donde la construyes, escribe la variable TALLER_REPOSITORIO, con «cuenta/nombre» (docs/publicar.md).";

/** Builds an entry that renders pages in Node. One environment each, so that Vite emits each entry's styles as one file. */
const prerenderEnvironment = (entry: string): EnvironmentOptions => ({
  consumer: "server",
  build: {
    write: false,
    emitAssets: true,
    cssMinify: true,
    rolldownOptions: { input: entry, output: { format: "cjs" } },
  },
});

export default defineConfig(({ mode, command, isPreview }) => {
  // With a developer's NODE_ENV, the build would publish React's development version.
  if (command === "build") process.env.NODE_ENV = "production";
  const buildInfo = readBuildInfo();
  const isDemo = mode === "demo";
  // The demo's workshop edits the local folder (tools/serve/local-services.ts).
  const { repository, branch } = isDemo ? {} : buildInfo;
  return {
    // Relative URLs, so that the shop works in any folder of any host.
    base: command === "build" ? "./" : "/",
    // Vite's log is in English, for developers; the owner's messages are warnings.
    logLevel: command === "build" || isPreview ? "warn" : "info",
    // No HTML file is in the project: tools/site renders all pages.
    appType: "custom",
    publicDir: false,
    build: {
      outDir: isDemo ? ".cache/demo" : "dist",
      modulePreload: false,
      assetsInlineLimit: 0,
      // Photo encoding takes most of the time, and prints its own progress.
      rolldownOptions: { checks: { pluginTimings: false } },
      reportCompressedSize: false,
    },
    // `header.module.css` and `bar` give `header_bar`, so no two files may share a name.
    css: {
      modules: {
        generateScopedName: (local, file) => `${path.basename(file, ".module.css")}_${local}`,
      },
    },
    // Discovery would scan content/ and report its errors in English.
    optimizeDeps: { noDiscovery: true, include: ["react-dom/client", "@emailjs/browser"] },
    builder: {
      // The prerender plugin keeps what the first two builds give for the third.
      sharedConfigBuild: true,
      // The client's build renders the pages with the two prerender entries, so these come first.
      async buildApp(builder) {
        console.log("Construyendo la tienda…");
        // A rebuild of `npm start` runs beside the workshop, which may be replacing files.
        if (!process.env.CONTENT_IN_USE) await undoUnfinishedPublication(CONTENT_DIR);
        await requirePublishable(mode, builder.config.logger);
        for (const name of ["ssr", "bags", "client"]) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
        const buildDir = builder.config.build.outDir;
        if (repository) {
          const api = "https://api.github.com";
          await buildWorkshop(buildDir, { home: "github", repository, branch, api }, buildInfo);
        } else if (!isDemo) builder.config.logger.warn(NO_WORKSHOP_MESSAGE);
        const outDir = await replaceOutDir(buildDir);
        if (!isDemo) console.log(`Lista: lo que hay que subir está en la carpeta «${outDir}».`);
      },
    },
    environments: {
      client: {
        build: {
          license: LICENSES,
          rolldownOptions: {
            input: CLIENT_ENTRY,
            // `npm run dev` bundles nothing, so there the client uses the browser's globals.
            transform: {
              inject: {
                fetch: [EMAILJS_GLOBALS, "fetch"],
                localStorage: [EMAILJS_GLOBALS, "localStorage"],
              },
            },
          },
        },
      },
      ssr: prerenderEnvironment(PRERENDER_ENTRY),
      bags: prerenderEnvironment(BAG_ENTRY),
    },
    plugins: [
      stripFieldAttributesPlugin(),
      react(),
      buildBesideOutDirPlugin(),
      watchContentPlugin(),
      mediaPlugin(isDemo || repository ? PHOTO_MANIFEST_PATH : undefined),
      prerenderPlugin(mode),
      fontLicensesPlugin(),
      staticHostPlugin(),
      mailboxPlugin(),
      isDemo && workshopPlugin(),
    ],
  };
});
