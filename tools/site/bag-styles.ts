import path from "node:path";
import { type EnvironmentModuleNode, normalizePath, type Plugin, type ViteDevServer } from "vite";
import { html, type Markup } from "./html.ts";

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

/** Links to the same style sheets while the shop is developed. */
export function sheetLinks({ environments }: ViteDevServer): Markup {
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
  };
  visit(environments.ssr.moduleGraph.getModuleById(normalizePath(path.resolve(BAG_ENTRY))));
  // styles/ first, as in the built shop.
  const sheets = [...seen]
    .filter(({ url }) => /^\/src\/.*\.css$/.test(url))
    .sort((a, b) => Number(b.url.includes("/styles/")) - Number(a.url.includes("/styles/")));
  return html`${sheets.map(({ url }) => html`<link rel="stylesheet" href="${url}">`)}`;
}
