import { readFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, normalizePath, type Plugin, type Rolldown } from "vite";
import { readExampleContent } from "../content/load-shop.ts";
import type { BuildInfo } from "../hosting/build-info.ts";
import { readFonts } from "../site/fonts.ts";
import { NOTICE_STYLE } from "../site/notice.ts";
import { type PageFiles, renderPreviewPage, renderWorkshopPage } from "./render-pages.ts";
import { type RepositoryLocation, WORKSHOP_PATH } from "./repository-location.ts";

/** What tells the workshop what has become of photographs. */
export const PHOTO_MANIFEST_PATH = `${WORKSHOP_PATH}publicado.json`;

const PAGE_ENTRY = "workshop/page.tsx";
const PREVIEW_ENTRY = "workshop/preview/frame.tsx";

/** What a page is made of: its script, what that imports, and the styles of all of them. */
function collectPageFiles(bundle: Rolldown.OutputBundle, entry: string, up: string): PageFiles {
  const outputs = Object.values(bundle);
  const id = normalizePath(path.resolve(entry));
  const main = outputs.find((output) => output.type === "chunk" && output.facadeModuleId === id);
  const chunks = new Set<string>();
  const styles = new Set<string>();
  const follow = (fileName: string) => {
    const output = bundle[fileName];
    if (output?.type !== "chunk" || chunks.has(fileName)) return;
    chunks.add(fileName);
    for (const imported of output.imports) follow(imported);
    for (const style of output.viteMetadata?.importedCss ?? []) styles.add(up + style);
  };
  follow(main?.fileName ?? "");
  const [script = "", ...others] = chunks;
  return { script: up + script, chunks: others.map((file) => up + file), styles: [...styles] };
}

/** Writes both pages, and gives the styles what the shop's pages have beside the app's: its fonts, a notice's look. */
const workshopPagesPlugin = (
  place: RepositoryLocation,
  { commit, date }: Partial<BuildInfo>,
): Plugin => ({
  name: "ovillo:workshop-pages",
  generateBundle: {
    // Behind Vite, which adds the styles in this same step.
    order: "post",
    async handler(_options, bundle) {
      const { css } = await readFonts("../../");
      for (const output of Object.values(bundle))
        if (output.type === "asset" && /(page|frame)-[^/]*\.css$/.test(output.fileName))
          output.source = css + String(output.source) + NOTICE_STYLE;
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: "asset", fileName, source });
      emit("icon.svg", await readFile("workshop/icon.svg", "utf8"));
      const { script: stage } = collectPageFiles(bundle, PREVIEW_ENTRY, "");
      emit(
        "index.html",
        renderWorkshopPage(
          place,
          collectPageFiles(bundle, PAGE_ENTRY, ""),
          stage,
          await readExampleContent(),
        ),
      );
      // The workshop asks which commit the shop is of.
      if (commit) emit("version.json", JSON.stringify({ commit, date }));
      emit(
        "tienda/index.html",
        renderPreviewPage(collectPageFiles(bundle, PREVIEW_ENTRY, WORKSHOP_PATH)),
      );
    },
  },
});

/** Builds the owner's workshop into the folder of a built shop. */
export async function buildWorkshop(
  dir: string,
  place: RepositoryLocation,
  made: Partial<BuildInfo> = {},
): Promise<void> {
  // Said outright: with the NODE_ENV of a test runner, React's development version would be built.
  Object.assign(process.env, { NODE_ENV: "production" });
  await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    base: "./",
    publicDir: false,
    build: {
      outDir: path.join(dir, WORKSHOP_PATH),
      // The shop beside it has written there what has become of its photographs.
      emptyOutDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { input: [PAGE_ENTRY, PREVIEW_ENTRY], checks: { pluginTimings: false } },
    },
    plugins: [...react(), workshopPagesPlugin(place, made)],
  });
}
