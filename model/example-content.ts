import { resolveMediaPath, SHARE_IMAGE_FILE, schemaOf } from "./content-files.ts";
import { collectLeaves, type Leaf, qualifiedFieldLabel } from "./form-fields.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./types.ts";
import { normalizeText } from "./values.ts";

/** Fingerprint of the example shop: its texts, and the Git blob ids of its media files. */
export type ExampleContent = { texts: readonly string[]; blobIds: readonly string[] };

/**
 * Returns the owner's texts in a document, including those with `allowExampleValue`. File names, choices and fields that
 * the owner does not edit do not count.
 */
export const ownerTexts = (file: string, data: unknown): string[] =>
  collectLeaves(schemaOf(file), data)
    .filter(({ meta: { control, media } }) => control && control !== "choice" && !media)
    .map(({ value }) => normalizeText(value))
    .filter(Boolean);

/**
 * Returns predicates for content that still equals the example.
 *
 * @param blobIdOf returns the Git blob id of a media file
 */
export function compareWithExample(
  example: ExampleContent,
  blobIdOf: (file: string) => string | undefined,
) {
  const [texts, blobIds] = [new Set(example.texts), new Set(example.blobIds)];
  const isExampleFile = (file: string): boolean => blobIds.has(blobIdOf(file) ?? "");
  const isExampleValue = (file: string, leaf: Leaf): boolean =>
    leaf.meta.media
      ? isExampleFile(resolveMediaPath(file, normalizeText(leaf.value)))
      : texts.has(normalizeText(leaf.value));
  return { isExampleFile, isExampleValue };
}

const MISSING_URL_MESSAGE =
  "Falta la dirección de la tienda («url»): escríbela cuando la tengas; sin ella no hay mapa del sitio, ni catálogo, ni foto al compartir un enlace.";
const MISSING_EMAILJS_MESSAGE =
  "Faltan las claves del correo («emailjs»): cópialas de EmailJS; sin ellas, en el lugar del formulario están tu WhatsApp y tu correo.";
const MISSING_LEGAL_MESSAGE =
  "Faltan tus datos legales («legal»): escríbelos; la ley los pide a toda tienda que vende por internet.";

/**
 * Warns about missing data and leftover example content, which do not block publishing.
 *
 * @param documents data by file
 * @param blobIds Git blob ids of the media files
 */
export function publishWarnings(
  { shop }: Content,
  documents: Readonly<Record<string, unknown>>,
  blobIds: ReadonlyMap<string, string>,
  example: ExampleContent,
): Problem[] {
  const blobIdOf = (file: string) => blobIds.get(file);
  const { isExampleFile, isExampleValue } = compareWithExample(example, blobIdOf);
  const isConfirmed = (key: unknown) => shop.confirmed?.[String(key)] === true;
  const warnIf = (condition: boolean, file: string, message: string): Problem[] =>
    condition ? [{ file, message, warning: true }] : [];
  return [
    ...warnIf(!shop.url, "tienda.yaml", MISSING_URL_MESSAGE),
    ...warnIf(!shop.emailjs && !isConfirmed("emailjs"), "tienda.yaml", MISSING_EMAILJS_MESSAGE),
    ...warnIf(!shop.legal.name, "tienda.yaml", MISSING_LEGAL_MESSAGE),
    ...Object.entries(documents).flatMap(([file, data]) => {
      const schema = schemaOf(file);
      const fields = collectLeaves(schema, data)
        .filter((leaf) => !leaf.meta.allowExampleValue && isExampleValue(file, leaf))
        .filter(({ path: [key] }) => !isConfirmed(key))
        .map(({ path }) => qualifiedFieldLabel(schema, path));
      const message = `Sigue siendo de la demostración, cámbialo por lo tuyo: ${fields.join(", ")}.`;
      return warnIf(fields.length > 0, file, message);
    }),
    ...warnIf(
      isExampleFile(SHARE_IMAGE_FILE),
      SHARE_IMAGE_FILE,
      "Sigue siendo la foto de la demostración: pon una tuya, con el mismo nombre.",
    ),
  ];
}
