import path from "node:path";
import { build } from "vite";
import { trimmedPackage } from "./package.ts";
import { type Workshop, workshopPage } from "./page.ts";

const ENTRY = "tools/taller/browser/main.ts";

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

/** Builds the owner's workshop into the folder of a built shop. */
export async function buildWorkshop(dir: string, workshop: Workshop): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    base: "./",
    publicDir: false,
    build: {
      outDir: path.join(dir, WORKSHOP_PATH),
      emptyOutDir: true,
      // It asks for a browser of today: it is one person's tool.
      target: "es2022",
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 3000,
      rolldownOptions: { input: ENTRY, checks: { pluginTimings: false } },
    },
    plugins: [
      trimmedPackage(),
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
              fileName: "index.html",
              source: workshopPage(workshop, entry?.fileName ?? "", styles?.fileName ?? ""),
            });
          },
        },
      },
    ],
  });
}
