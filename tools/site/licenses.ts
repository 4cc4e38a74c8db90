import { appendFile, readFile } from "node:fs/promises";
import path from "node:path";

/** The licences of all packages in a bundle. Vite writes them to this file (`build.license`); no page links to it. */
export const LICENSES = "licencias.md";

/** Adds the licences of both fonts, which are in no package, to the licences in a folder. */
export async function appendFontLicenses(dir: string): Promise<void> {
  const sections = ["Instrument Serif", "Instrument Sans"].map(async (family) => {
    const file = `src/styles/fonts/${family.toLowerCase().replace(" ", "-")}.txt`;
    return `\n## ${family} (OFL-1.1)\n\n${await readFile(file, "utf8")}`;
  });
  await appendFile(path.join(dir, LICENSES), (await Promise.all(sections)).join(""));
}
