import path from "node:path";
import { build, type Plugin } from "vite";
import { trimmedPackage } from "./package.ts";
import { previewPage, type Workshop, workshopPage } from "./page.ts";
import { shopOnDrafts } from "./preview/build.ts";

/** Where the workshop stands below the shop's address. */
export const WORKSHOP_PATH = "taller/";

/**
 * The workshop that is published with the shop: none, unless its repository is known.
 *
 * @param env `TALLER_REPOSITORIO` is the repository, `owner/name`; `TALLER_RAMA` its branch, where it is not main
 * @throws in Spanish, where that is no repository
 */
export function workshopOf({
  TALLER_REPOSITORIO: repository = "",
  TALLER_RAMA: branch = "main",
}: NodeJS.ProcessEnv): Workshop | undefined {
  if (!repository) return undefined;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    const message = `«${repository}» no es un repositorio: TALLER_REPOSITORIO se escribe como «cuenta/nombre».`;
    throw Object.assign(new Error(message), { stack: message });
  }
  return { repository, branch };
}

/** A page with all that it needs: the script that it begins with, and how it names that and its styles. */
type Part = {
  file: string;
  entry: string;
  plugins: Plugin[];
  page: (script: string, styles: string) => string;
};

/** Builds the owner's workshop into the folder of a built shop: its page, and that of the preview in it. */
export async function buildWorkshop(dir: string, workshop: Workshop): Promise<void> {
  // Said outright: with the NODE_ENV of a test runner, React's development version would be built.
  Object.assign(process.env, { NODE_ENV: "production" });
  const outDir = path.join(dir, WORKSHOP_PATH);
  await buildPart(outDir, true, {
    file: "index.html",
    entry: "tools/taller/browser/main.ts",
    plugins: [trimmedPackage()],
    page: (script, styles) => workshopPage(workshop, script, styles),
  });
  await buildPart(outDir, false, {
    file: "vista/index.html",
    entry: "tools/taller/preview/vista.tsx",
    plugins: shopOnDrafts(),
    page: (script, styles) => previewPage(WORKSHOP_PATH + script, WORKSHOP_PATH + styles),
  });
}

async function buildPart(outDir: string, emptyOutDir: boolean, part: Part): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    base: "./",
    publicDir: false,
    build: {
      outDir,
      emptyOutDir,
      // It asks for a browser of today: it is one person's tool.
      target: "es2022",
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 3000,
      rolldownOptions: { input: part.entry, checks: { pluginTimings: false } },
    },
    plugins: [
      part.plugins,
      {
        name: "ovillo:taller-page",
        // Behind Vite, which adds the styles in this same step.
        generateBundle: {
          order: "post",
          handler(_options, bundle) {
            const outputs = Object.values(bundle);
            const entry = outputs.find((output) => output.type === "chunk" && output.isEntry);
            const styles = outputs.find(({ fileName }) => fileName.endsWith(".css"));
            this.emitFile({
              type: "asset",
              fileName: part.file,
              source: part.page(entry?.fileName ?? "", styles?.fileName ?? ""),
            });
          },
        },
      },
    ],
  });
}
