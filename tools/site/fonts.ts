import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { createHashedFile, type HashedFile } from "../photos/hashed-file.ts";

/** Letters of Spanish and Catalan, digits, punctuation and symbols. */
const CHARACTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|~" +
  "ÁÀÉÈÍÏÓÒÚÜÑÇáàéèíïóòúüñç¿¡ªº«»“”‘’–—…·€©×\u00a0\u2009";

const FACES = [
  {
    family: "Instrument Serif",
    file: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    weight: "400",
    options: {},
  },
  {
    family: "Instrument Sans",
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    weight: "400 600",
    options: { variationAxes: { wght: { min: 400, max: 600, default: 400 } } },
  },
] as const;

type Face = { css: string; file: HashedFile };

const require = createRequire(import.meta.url);

/** The licences of all packages in a bundle. Vite writes them to this file (`build.license`); no page links to it. */
export const LICENSES = "licencias.md";

/** Renders the licences of both fonts, which are no part of the bundle, as sections of a Markdown file. */
export async function readFontLicenses(): Promise<string> {
  const sections = FACES.map(async ({ family, file }) => {
    const licenseFile = require.resolve(file.replace(/files\/.*/, "LICENSE"));
    return `\n## ${family} (OFL-1.1)\n\n${await readFile(licenseFile, "utf8")}`;
  });
  return (await Promise.all(sections)).join("");
}

async function readFace(
  { family, file, weight, options }: (typeof FACES)[number],
  baseUrl: string,
): Promise<Face> {
  const font = await readFile(require.resolve(file));
  const bytes = await subsetFont(font, CHARACTERS, { targetFormat: "woff2", ...options });
  const subset = createHashedFile(family.toLowerCase().replace(" ", "-"), "woff2", bytes);
  const css = `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${baseUrl}${subset.fileName}) format("woff2")}`;
  return { css, file: subset };
}

/**
 * Subsets the shop's two fonts (fallbacks: src/styles/fallback-fonts.css).
 *
 * @param baseUrl the shop's root, relative to the style sheet
 */
export async function readFonts(baseUrl = ""): Promise<{ css: string; files: HashedFile[] }> {
  const faces = await Promise.all(FACES.map((face) => readFace(face, baseUrl)));
  return { css: faces.map(({ css }) => css).join(""), files: faces.map(({ file }) => file) };
}
