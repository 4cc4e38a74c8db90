import { readFile, writeFile } from "node:fs/promises";

const REPORT = "docs/performance.md";

/** Returns the median, which a single outlier does not change. */
export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/** Prints the results of a measurement, and with `WRITE` replaces the report's part between the comments of this name. */
export async function updateReport(name: string, lines: string[]): Promise<void> {
  console.log(`\n${lines.join("\n")}`);
  if (!process.env.WRITE) return;
  const start = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const [head, rest] = (await readFile(REPORT, "utf8")).split(start);
  await writeFile(REPORT, `${head}${start}\n\n${lines.join("\n")}\n\n${end}${rest?.split(end)[1]}`);
}
