import { resolveMediaPath, SHARE_IMAGE_FILE, schemaOf } from "./content-files.ts";
import { collectLeaves, type Leaf, qualifiedFieldLabel } from "./form-fields.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./types.ts";
import { hasText, normalizeText } from "./values.ts";

/** What the shop was shipped with: its texts, and all other files by Git's name for their bytes. */
export type ExampleContent = { texts: readonly string[]; blobIds: readonly string[] };

/** A text that its owner writes: no name of a file, and no word of the program. */
const isOwnerText = ({ value, meta: { control, media } }: Leaf): boolean =>
  hasText(value) && control !== undefined && control !== "choice" && !media;

/** Every text of a file that its owner writes, a town too: of that she is asked whether it is hers. */
export const ownerTexts = (file: string, data: unknown): string[] =>
  collectLeaves(schemaOf(file), data)
    .filter(isOwnerText)
    .map(({ value }) => normalizeText(value));

/**
 * Tells what is still as it was shipped.
 *
 * @param oidOf Git's name for the bytes of a file that is no text
 */
export function compareWithExample(
  shipped: ExampleContent,
  oidOf: (file: string) => string | undefined,
) {
  const [texts, files] = [new Set(shipped.texts), new Set(shipped.blobIds)];
  const isExampleFile = (file: string): boolean => files.has(oidOf(file) ?? "");
  const isExampleValue = (file: string, leaf: Leaf): boolean =>
    leaf.meta.media
      ? isExampleFile(resolveMediaPath(file, normalizeText(leaf.value)))
      : isOwnerText(leaf) && texts.has(normalizeText(leaf.value));
  return { isExampleFile, isExampleValue };
}

const MISSING_URL_MESSAGE =
  "Falta la dirección de la tienda («url»): escríbela cuando la tengas; sin ella no hay mapa del sitio, ni catálogo, ni foto al compartir un enlace.";
const MISSING_EMAILJS_MESSAGE =
  "Faltan las claves del correo («emailjs»): cópialas de EmailJS; sin ellas, en el lugar del formulario están tu WhatsApp y tu correo.";
const MISSING_LEGAL_MESSAGE =
  "Faltan tus datos legales («legal»): escríbelos; la ley los pide a toda tienda que vende por internet.";

/**
 * What the owner can publish without, and should not.
 *
 * @param written what her files say
 * @param oids Git's names for the bytes of all others
 */
export function publishWarnings(
  { shop }: Content,
  written: Readonly<Record<string, unknown>>,
  oids: ReadonlyMap<string, string>,
  shipped: ExampleContent,
): Problem[] {
  const { isExampleFile, isExampleValue } = compareWithExample(shipped, (file) => oids.get(file));
  const told = (file: string, isLeft: boolean, message: string): Problem[] =>
    isLeft ? [{ file, message, warning: true }] : [];
  return [
    ...told("tienda.yaml", !shop.url, MISSING_URL_MESSAGE),
    ...told("tienda.yaml", !shop.emailjs, MISSING_EMAILJS_MESSAGE),
    ...told("tienda.yaml", !shop.legal.name, MISSING_LEGAL_MESSAGE),
    ...Object.entries(written).flatMap(([file, data]) => {
      const schema = schemaOf(file);
      const fields = collectLeaves(schema, data)
        .filter((leaf) => !leaf.meta.allowExampleValue && isExampleValue(file, leaf))
        .map(({ path }) => qualifiedFieldLabel(schema, path));
      const message = `Sigue siendo de la demostración, cámbialo por lo tuyo: ${fields.join(", ")}.`;
      return told(file, fields.length > 0, message);
    }),
    ...told(
      SHARE_IMAGE_FILE,
      isExampleFile(SHARE_IMAGE_FILE),
      "Sigue siendo la foto de la demostración: pon una tuya, con el mismo nombre.",
    ),
  ];
}
