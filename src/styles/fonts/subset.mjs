// Makes the fonts of this folder; README.md names the command.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

/** Letters of Spanish, Catalan, French, Italian and English, digits, punctuation, and the symbols of a shop. */
const CHARACTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|" +
  "ÀÁÂÆÇÈÉÊËÌÍÎÏÑÒÓÔÙÚÛÜŒàáâæçèéêëìíîïñòóôùúûüÿœ" +
  "¡¿ªº°«»‹›“”‘’–—…·®©™€×\u00a0";

const FONTS = [
  {
    name: "instrument-serif",
    file: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    options: {},
  },
  {
    name: "instrument-sans",
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    options: { variationAxes: { wght: { min: 400, max: 600, default: 400 } } },
  },
];

const [packagesDir = "."] = process.argv.slice(2);
const require = createRequire(path.resolve(packagesDir, "package.json"));
const { default: subsetFont } = await import(require.resolve("subset-font"));
for (const { name, file, options } of FONTS) {
  const target = path.join(import.meta.dirname, name);
  const font = await readFile(require.resolve(file));
  const bytes = await subsetFont(font, CHARACTERS, { targetFormat: "woff2", ...options });
  await writeFile(`${target}.woff2`, bytes);
  await copyFile(require.resolve(file.replace(/files\/.*/, "LICENSE")), `${target}.txt`);
  console.log(`${name}: ${bytes.length} bytes`);
}
