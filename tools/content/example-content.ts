import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { leavesOf } from "../../model/field.ts";
import { fieldName } from "../../model/field-names.ts";
import { isSource, readSource, type Source } from "./content-files.ts";
import { CONTENT } from "./folders.ts";
import { textsAt } from "./named-files.ts";
import { filesBelow } from "./photo-files.ts";

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

/** Values that say nothing of whose they are: names of files, words of the program, a town. */
const ANYBODYS = new Set(["photo", "film", "drawing", "choice", undefined]);

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
const textsOf = ({ schema, written }: Source) =>
  leavesOf(schema)
    .filter(({ meta }) => !ANYBODYS.has(meta.control) && !meta.common)
    .flatMap(({ keys }) => textsAt(written.data, keys));
