import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fieldName } from "../../model/field-names.ts";
import type { Path } from "../../model/problem.ts";
import { isText } from "../../model/values.ts";
import { CONTENT } from "./folders.ts";
import { filesBelow } from "./photo-files.ts";
import { isSource, readSource, type Source } from "./sources.ts";

/** The shop as it was shipped. */
export const EXAMPLE = "example";

/** A shop's files: what is written, and a print of all others. */
export type Belongings = { sources: readonly Source[]; prints: ReadonlyMap<string, string> };

export async function belongingsOf(folder: string): Promise<Belongings> {
  const sources: Source[] = [];
  const prints = new Map<string, string>();
  for (const file of await filesBelow(folder)) {
    const bytes = await readFile(path.join(folder, file));
    if (isSource(file)) sources.push(readSource(file, bytes));
    else prints.set(file, createHash("sha256").update(bytes).digest("hex"));
  }
  return { sources, prints };
}

/** Fields whose values say nothing of whose they are: names of files, words of the program, a town. */
const ANYBODYS = new Set([
  "file",
  "still",
  "mp4",
  "webm",
  "wide",
  "mobile",
  "category",
  "lang",
  "id",
  "keep",
  "location",
]);

/** What an owner has not changed yet, a line for each file, bag and folder. */
export function remains(own: Belongings, shipped: Belongings): string[] {
  const texts = new Set(
    shipped.sources.flatMap((source) => textsOf(source)).map(({ text }) => text),
  );
  const written = own.sources.flatMap((source) => {
    const fields = textsOf(source)
      .filter(({ text }) => texts.has(text))
      .map(({ path: place }) => fieldName(source.schema, place));
    return fields.length > 0
      ? `${source.where} (${CONTENT}/${source.file}): ${fields.join(", ")}`
      : [];
  });
  const prints = new Set(shipped.prints.values());
  const folders = new Map<string, string[]>();
  for (const [file, print] of own.prints)
    if (prints.has(print)) {
      const folder = path.posix.join(CONTENT, path.posix.dirname(file));
      folders.set(folder, [...(folders.get(folder) ?? []), path.posix.basename(file)]);
    }
  return [
    ...written,
    ...[...folders].map(([folder, files]) => `Carpeta ${folder}: ${files.join(", ")}`),
  ];
}

/** Every text of a file that could tell whose it is, with its place. */
function textsOf(source: Source): { path: Path; text: string }[] {
  const found: { path: Path; text: string }[] = [];
  const look = (value: unknown, place: Path) => {
    if (typeof value === "object" && value !== null)
      for (const [key, part] of Array.isArray(value) ? value.entries() : Object.entries(value))
        look(part, [...place, key]);
    else if (isText(value) && !ANYBODYS.has(String(place.at(-1))))
      found.push({ path: place, text: String(value) });
  };
  look(source.written.data, []);
  return found;
}
