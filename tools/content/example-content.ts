import { readFile } from "node:fs/promises";
import path from "node:path";
import { fieldName } from "../../model/field-names.ts";
import { type Shipped, tellingTexts } from "../../model/shipped.ts";
import { type ContentFile, isContentFile, readContentFile } from "./content-files.ts";
import { CONTENT } from "./folders.ts";
import { gitName } from "./git-name.ts";
import { filesBelow } from "./photo-files.ts";

/** The shop as it was shipped. */
export const EXAMPLE = "example";

/** A shop's files: what is written, and Git's name for the bytes of all others. */
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
    else prints.set(file, gitName(bytes));
  }
  return { contentFiles, prints };
}

/** What the workshop is told of the shop as it was shipped. */
export async function shipped(): Promise<Shipped> {
  const { contentFiles, prints } = await readShopFiles(EXAMPLE);
  const texts = contentFiles.flatMap((file) => textsOf(file)).map(({ text }) => text);
  return { texts: [...new Set(texts)], files: [...new Set(prints.values())] };
}

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

const textsOf = ({ schema, yaml }: ContentFile) => tellingTexts(schema, yaml.data);
