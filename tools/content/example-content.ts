import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { leavesOf } from "../../model/field.ts";
import { fieldName } from "../../model/field-names.ts";
import { type ContentFile, isContentFile, readContentFile } from "./content-files.ts";
import { CONTENT } from "./folders.ts";
import { textsAt } from "./named-files.ts";
import { filesBelow } from "./photo-files.ts";

/** The shop as it was shipped. */
export const EXAMPLE = "example";

/** A shop's files: what is written, and a print of all others. */
export type ShopFiles = {
  contentFiles: readonly ContentFile[];
  prints: ReadonlyMap<string, string>;
};

export async function readShopFiles(folder: string): Promise<ShopFiles> {
  const contentFiles: ContentFile[] = [];
  const prints = new Map<string, string>();
  for (const file of await filesBelow(folder)) {
    const bytes = await readFile(path.join(folder, file));
    if (isContentFile(file)) contentFiles.push(readContentFile(file, bytes));
    else prints.set(file, createHash("sha256").update(bytes).digest("hex"));
  }
  return { contentFiles, prints };
}

/** Values that say nothing of whose they are: names of files, words of the program, a town. */
const ANYBODYS = new Set(["photo", "film", "drawing", "choice", undefined]);

/** What an owner has not changed yet, a line for each file, bag and folder. */
export function unchanged(own: ShopFiles, shipped: ShopFiles): string[] {
  const texts = new Set(
    shipped.contentFiles.flatMap((contentFile) => textsOf(contentFile)).map(({ text }) => text),
  );
  const written = own.contentFiles.flatMap((contentFile) => {
    const fields = textsOf(contentFile)
      .filter(({ text }) => texts.has(text))
      .map(({ path: place }) => fieldName(contentFile.schema, place));
    return fields.length > 0
      ? `${contentFile.where} (${CONTENT}/${contentFile.file}): ${fields.join(", ")}`
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
const textsOf = ({ schema, yaml }: ContentFile) =>
  leavesOf(schema)
    .filter(({ meta }) => !ANYBODYS.has(meta.control) && !meta.common)
    .flatMap(({ keys }) => textsAt(yaml.data, keys));
