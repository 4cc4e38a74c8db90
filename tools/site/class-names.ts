import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const MODULE = ".module.css";
/** Of short names. Without a «d» none is `ad`, which blockers of advertisements hide. */
const LETTERS = "abcefghijklmnopqrstuvwxyz";

/** The classes and keyframes of all CSS modules below a folder, each behind its file, always in the same order. */
function classesBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(MODULE))
    .map((file) => path.resolve(folder, file))
    .sort();
  return files.flatMap((file) => {
    const styles = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    return [...styles.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(
      ([, local]) => `${file} ${local}`,
    );
  });
}

const short = (place: number): string =>
  place < LETTERS.length
    ? LETTERS.charAt(place)
    : short(Math.floor(place / LETTERS.length) - 1) + short(place % LETTERS.length);

/**
 * Names the classes of the CSS modules below `src`. In the published shop each has one letter or two: the page and its
 * scripts carry them all. While the shop is developed a name is its file's and its own, `header_bar`.
 */
export function classNames(command: "build" | "serve"): (local: string, file: string) => string {
  if (command === "serve") return (local, file) => `${path.basename(file, MODULE)}_${local}`;
  const names = new Map(
    [...new Set(classesBelow("src"))].map((name, place) => [name, short(place)]),
  );
  return (local, file) => {
    const name = names.get(`${path.resolve(file)} ${local}`);
    if (!name) throw new Error(`${file} has nothing called «${local}»`);
    return name;
  };
}
