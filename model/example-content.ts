import { getBagFolder, getSchema, resolveMediaPath, SHARE_IMAGE_FILE } from "./content-files.ts";
import { collectLeaves, type Leaf } from "./form-fields.ts";
import { getValueAt } from "./problem.ts";
import { normalizeText } from "./text.ts";
import type { Content } from "./types.ts";

/** The texts of the example shop, and the Git blob ids of its media files. */
export type ExampleFingerprint = { texts: readonly string[]; blobIds: readonly string[] };

/**
 * Returns the owner's texts in a document, including those with `allowExampleValue`. File names, choices and fields that
 * the owner does not edit do not count.
 */
export const collectOwnerTexts = (file: string, data: unknown): string[] =>
  collectLeaves(getSchema(file), data)
    .filter(({ meta: { control, media } }) => control && control !== "choice" && !media)
    .map(({ value }) => normalizeText(value))
    .filter(Boolean);

type PathAndMeta = Pick<Leaf, "path" | "meta">;

/**
 * Whether another shop may want a value as it is. Bags, contact data, files and their descriptions need the owner's own.
 */
const canConfirm = (file: string, { path, meta }: PathAndMeta): boolean =>
  getBagFolder(file) === undefined &&
  !/^(email|phone|link|photo|video)$/.test(meta.control ?? "") &&
  path.at(-1) !== "alt";

/** Whether the owner wants a value that equals the example or a default. @param confirmed the field of `tienda.yaml` */
export const isConfirmed = (confirmed: unknown, file: string, leaf: PathAndMeta): boolean =>
  confirmed === true
    ? canConfirm(file, leaf)
    : getValueAt(confirmed, [String(leaf.path[0])]) === true;

/**
 * Returns predicates for content that still equals the example.
 *
 * @param blobIdOf returns the Git blob id of a media file
 */
export function compareWithExample(
  example: ExampleFingerprint,
  blobIdOf: (file: string) => string | undefined,
) {
  const texts = new Set(example.texts);
  const blobIds = new Set(example.blobIds);
  const isExampleFile = (file: string): boolean => blobIds.has(blobIdOf(file) ?? "");
  const isExampleValue = (file: string, leaf: Leaf): boolean =>
    leaf.meta.media
      ? isExampleFile(resolveMediaPath(file, normalizeText(leaf.value)))
      : texts.has(normalizeText(leaf.value));
  return { isExampleFile, isExampleValue };
}

/**
 * Counts what a shop can be published without: missing data, and fields and the share image that still equal the example.
 *
 * @param documents data by file
 * @param blobIds Git blob ids of the media files
 */
export function countUnfinishedFields(
  { settings }: Content,
  documents: Readonly<Record<string, unknown>>,
  blobIds: ReadonlyMap<string, string>,
  example: ExampleFingerprint,
): number {
  const { isExampleFile, isExampleValue } = compareWithExample(example, (file) =>
    blobIds.get(file),
  );
  const { confirmed } = settings;
  const others = [
    !settings.url,
    !settings.emailjs && !isConfirmed(confirmed, "tienda.yaml", { path: ["emailjs"], meta: {} }),
    !settings.legal.name,
    isExampleFile(SHARE_IMAGE_FILE),
  ];
  const exampleFields = Object.entries(documents).flatMap(([file, data]) =>
    collectLeaves(getSchema(file), data)
      .filter((leaf) => !leaf.meta.allowExampleValue && isExampleValue(file, leaf))
      .filter((leaf) => !isConfirmed(confirmed, file, leaf)),
  );
  return exampleFields.length + others.filter(Boolean).length;
}
