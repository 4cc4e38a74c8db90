import { getSchema, resolveMediaPath } from "./content-files.ts";
import { collectLeaves, type Leaf } from "./form-fields.ts";
import { normalizeText } from "./text.ts";

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
