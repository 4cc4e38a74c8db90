import { createHash } from "node:crypto";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type EnvironmentOptions } from "vite";
import { WORKSHOP_PATH } from "./lib/paths.ts";
import { buildShop, LICENSES } from "./tools/build/build-shop.ts";
import { devServerPlugin } from "./tools/build/dev-server.ts";
import { stripPreviewAttributesPlugin } from "./tools/build/strip-preview-attributes.ts";
import { emailjsGlobalsPlugin } from "./tools/emailjs-globals.ts";
import {
  CLIENT_ENTRY,
  PRERENDER_ENTRY,
  PREVIEW_ENTRY,
  STATIC_PRERENDER_ENTRY,
  WORKSHOP_ENTRY,
} from "./tools/entries.ts";
import { readBuildInfo } from "./tools/hosting/build-info.ts";
import { mailboxPlugin, workshopPlugin } from "./tools/serve/local-services.ts";
import { staticHostPlugin } from "./tools/serve/static-host.ts";

/** Builds an entry that renders pages in Node. One environment each, so that Vite emits each entry's styles as one file. */
const prerenderEnvironment = (entry: string): EnvironmentOptions => ({
  consumer: "server",
  build: {
    emitAssets: true,
    cssMinify: true,
    rolldownOptions: { input: entry, output: { format: "cjs" } },
  },
});

/** Builds the owner's workshop, which `npm run dev` lacks. */
const workshopEnvironment: EnvironmentOptions = {
  consumer: "client",
  build: {
    assetsDir: `${WORKSHOP_PATH}assets`,
    license: { fileName: WORKSHOP_PATH + LICENSES },
    rolldownOptions: { input: [WORKSHOP_ENTRY, PREVIEW_ENTRY] },
  },
};

/** `header.module.css` and `bar` give `header_bar`, so no two files may share a name. */
const nameClass = (local: string, file: string): string =>
  `${path.basename(file, ".module.css")}_${local}`;

/** Ad blockers hide elements by their class names: no list can guess a hash. */
const hashClassName = (local: string, file: string): string =>
  `c${createHash("sha256").update(nameClass(local, file)).digest("hex").slice(0, 6)}`;

// Vite takes a `#` in a path for the start of a fragment.
if (process.cwd().includes("#"))
  throw new Error(
    "Esta carpeta está en otra cuyo nombre lleva «#»: cámbiale el nombre, o muévela.",
  );

export default defineConfig(({ mode, command, isPreview }) => {
  // With a developer's NODE_ENV, the build would publish React's development version.
  if (command === "build") process.env.NODE_ENV = "production";
  const buildInfo = readBuildInfo();
  const isDemo = mode === "demo";
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
      // tools/build/build-shop.ts writes all files.
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      // Photo encoding takes most of the time, and prints its own progress.
      rolldownOptions: { checks: { pluginTimings: false } },
      reportCompressedSize: false,
    },
    css: { modules: { generateScopedName: command === "build" ? hashClassName : nameClass } },
    experimental: {
      // The pages contain the styles, so the fonts' URLs are relative to the shop's root.
      renderBuiltUrl: (file, { hostType }) =>
        hostType === "css" && !file.startsWith(WORKSHOP_PATH) ? file : undefined,
    },
    // Discovery would scan content/ and report its errors in English.
    optimizeDeps: { noDiscovery: true, include: ["react-dom/client"] },
    builder: { buildApp: (builder) => buildShop(builder, mode, buildInfo) },
    environments: {
      client: {
        build: {
          license: { fileName: LICENSES },
          rolldownOptions: { input: CLIENT_ENTRY },
        },
      },
      ssr: prerenderEnvironment(PRERENDER_ENTRY),
      static: prerenderEnvironment(STATIC_PRERENDER_ENTRY),
      ...(command === "build" && { workshop: workshopEnvironment }),
    },
    plugins: [
      stripPreviewAttributesPlugin(),
      emailjsGlobalsPlugin(),
      react(),
      devServerPlugin(mode),
      staticHostPlugin(),
      mailboxPlugin(),
      isDemo && workshopPlugin(),
    ],
  };
});
