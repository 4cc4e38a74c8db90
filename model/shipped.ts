import { leavesOf } from "./field.ts";
import type { Path } from "./problem.ts";
import { isText, textOf } from "./values.ts";

/** What the shop was shipped with: its texts, and all other files by Git's name for their bytes. */
export type Shipped = { texts: readonly string[]; files: readonly string[] };

/** Values that say nothing of whose they are: names of files, words of the program, a town. */
const ANYBODYS = new Set(["photo", "film", "drawing", "choice", undefined]);

/** Every text of a file that could tell whose it is, with its place. */
export const tellingTexts = (schema: Parameters<typeof leavesOf>[0], data: unknown) =>
  leavesOf(schema)
    .filter(({ meta }) => !ANYBODYS.has(meta.control) && !meta.common)
    .flatMap(({ keys }) => textsAt(data, keys));

/** The texts at a place, one in each item of the lists on the way. */
export function textsAt(
  value: unknown,
  keys: readonly string[],
  path: Path = [],
): { path: Path; text: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => textsAt(item, keys, [...path, i]));
  const [key, ...rest] = keys;
  if (key === undefined) return isText(value) ? [{ path, text: textOf(value) }] : [];
  return textsAt(Object(value)[key], rest, [...path, key]);
}
