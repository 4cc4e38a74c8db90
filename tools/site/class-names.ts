import path from "node:path";

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
