import path from "node:path";
import type { Plugin } from "vite";

/**
 * Names the classes of a CSS module after its file, `header_bar`: readable in the browser's tools, and
 * made of words that the page holds anyway, where the usual hashes are what compresses worst.
 */
export function classNames(): (local: string, file: string) => string {
  const modules = new Map<string, string>();
  return (local, file) => {
    const name = path.basename(file, ".module.css");
    const known = modules.get(name) ?? file;
    if (known !== file) {
      throw new Error(`${known} and ${file} would share their class names: rename one of them.`);
    }
    modules.set(name, file);
    return `${name}_${local}`;
  };
}

/** Leaves out of the published script what the shop has no use for; docs/decisions/007 has the figures. */
export function lean(): Plugin[] {
  const published: Pick<Plugin, "apply" | "applyToEnvironment"> = {
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
  };
  const leanScript: Plugin = {
    ...published,
    name: "ovillo:lean",
    enforce: "pre",
    load: {
      order: "pre",
      // It would preload the styles and scripts that an `import()` needs: the e-mail client has none.
      handler: (id) =>
        id.includes("vite/preload-helper")
          ? "export const __vitePreload = (load) => load();"
          : undefined,
    },
    // With a namespace the bundler sees which class is meant and writes its name; an object of all
    // names would have to be sent along.
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) =>
        code.replace(/^import styles from (".+\.module\.css")/gm, "import * as styles from $1"),
    },
  };
  const keepStyles: Plugin = {
    ...published,
    name: "ovillo:keep-styles",
    enforce: "post",
    // Once its names are written out elsewhere, a CSS module looks unused: its rules are not.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, moduleSideEffects: "no-treeshake" }),
    },
  };
  return [leanScript, keepStyles];
}
