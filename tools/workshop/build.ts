import { readFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, normalizePath, type Plugin, type Rolldown } from "vite";
import { WORKSHOP_PATH } from "../../lib/paths.ts";
import {
  PHOTO_MANIFEST_FILE,
  type PublishedPhoto,
  VERSION_FILE,
} from "../../model/repository/published-build.ts";
import type { RepositoryLocation } from "../../model/repository/repository-location.ts";
import { emailjsGlobalsPlugin } from "../emailjs-globals.ts";
import type { BuildInfo } from "../hosting/build-info.ts";
import { appendFontLicenses, LICENSES } from "../site/licenses.ts";
import { type PageFiles, renderPreviewPage, renderWorkshopPage } from "./render-pages.ts";

const WORKSHOP_ENTRY = "workshop/entry-workshop.tsx";
const PREVIEW_ENTRY = "workshop/entry-preview.tsx";

/** Collects a page's script, the chunks that it imports, and the styles of all of them. */
function collectPageFiles(bundle: Rolldown.OutputBundle, entry: string, base: string): PageFiles {
  const outputs = Object.values(bundle);
  const id = normalizePath(path.resolve(entry));
  const main = outputs.find((output) => output.type === "chunk" && output.facadeModuleId === id);
  const chunks = new Set<string>();
  const styles = new Set<string>();
  const addChunk = (fileName: string) => {
    const output = bundle[fileName];
    if (output?.type !== "chunk" || chunks.has(fileName)) return;
    chunks.add(fileName);
    for (const imported of output.imports) addChunk(imported);
    for (const style of output.viteMetadata?.importedCss ?? []) styles.add(base + style);
  };
  addChunk(main?.fileName ?? "");
  const [script = "", ...imports] = [...chunks].map((file) => base + file);
  return { script, chunks: imports, styles: [...styles] };
}

/** Emits both pages, and what the build tells the workshop about itself. */
const workshopPagesPlugin = (
  location: RepositoryLocation,
  photos: readonly PublishedPhoto[],
  { commit }: BuildInfo,
): Plugin => ({
  name: "ovillo:workshop-pages",
  generateBundle: {
    // After Vite, which adds the styles in the same hook.
    order: "post",
    async handler(_options, bundle) {
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: "asset", fileName, source });
      emit("icon.svg", await readFile("workshop/icon.svg", "utf8"));
      const workshopFiles = collectPageFiles(bundle, WORKSHOP_ENTRY, "");
      const { script: previewScript } = collectPageFiles(bundle, PREVIEW_ENTRY, "");
      emit("index.html", renderWorkshopPage(location, workshopFiles, previewScript));
      // The workshop polls this file until the host serves the commit that it has published.
      if (commit) emit(VERSION_FILE, JSON.stringify({ commit }));
      emit(PHOTO_MANIFEST_FILE, JSON.stringify(photos));
      const previewFiles = collectPageFiles(bundle, PREVIEW_ENTRY, WORKSHOP_PATH);
      emit("tienda/index.html", renderPreviewPage(previewFiles));
    },
  },
});

/**
 * Builds the owner's workshop into the folder of a shop.
 *
 * @param photos the shop's photos, as the build publishes them
 */
export async function buildWorkshop(
  dir: string,
  location: RepositoryLocation,
  photos: readonly PublishedPhoto[],
  buildInfo: BuildInfo = {},
): Promise<void> {
  // With a test runner's NODE_ENV, Vite would bundle React's development version.
  Object.assign(process.env, { NODE_ENV: "production" });
  await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    base: "./",
    publicDir: false,
    build: {
      outDir: path.join(dir, WORKSHOP_PATH),
      emptyOutDir: true,
      modulePreload: false,
      license: { fileName: LICENSES },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { input: [WORKSHOP_ENTRY, PREVIEW_ENTRY], checks: { pluginTimings: false } },
    },
    plugins: [
      // The preview contains the contact form.
      emailjsGlobalsPlugin(),
      ...react(),
      workshopPagesPlugin(location, photos, buildInfo),
    ],
  });
  await appendFontLicenses(path.join(dir, WORKSHOP_PATH));
}
