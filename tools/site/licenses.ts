import { readFile } from "node:fs/promises";

/** The licences of all packages in a bundle. Vite writes them to this file (`build.license`); no page links to it. */
export const LICENSES = "licencias.md";

/** Reads the licences of both fonts, which are in no package. */
export async function readFontLicenses(): Promise<string> {
  const sections = ["Instrument Serif", "Instrument Sans"].map(async (family) => {
    const file = `src/styles/fonts/${family.toLowerCase().replace(" ", "-")}.txt`;
    return `\n## ${family} (OFL-1.1)\n\n${await readFile(file, "utf8")}`;
  });
  return (await Promise.all(sections)).join("");
}
