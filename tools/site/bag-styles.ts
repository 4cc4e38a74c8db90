import type { Plugin } from "vite";

/** Writes a bag's page, and imports its styles, which no script of the browser does. */
export const BAG_ENTRY = "src/entry-bag-prerender.tsx";
export const BAG_STYLES = "bag.css";

/** Emits all styles that the entry of a bag's page imports as one file, beside the prerender's bundle. */
export function keepBagStyles(): Plugin {
  return {
    name: "ovillo:keep-bag-styles",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(BAG_ENTRY));
        const files = new Set<string>();
        const collect = (chunk: (typeof chunks)[number] | undefined) => {
          for (const name of chunk?.imports ?? [])
            collect(chunks.find(({ fileName }) => fileName === name));
          for (const file of chunk?.viteMetadata?.importedCss ?? []) files.add(file);
        };
        collect(entry);
        const sheets = [...files].map((file) => bundle[file]);
        const source = sheets
          .map((sheet) => (sheet?.type === "asset" ? sheet.source : ""))
          .join("");
        this.emitFile({ type: "asset", fileName: BAG_STYLES, source });
      },
    },
  };
}
