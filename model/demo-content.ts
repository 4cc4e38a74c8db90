import { fileNamed, SHARE, schemaOf } from "./content-files.ts";
import { fieldName, type Leaf, leavesOf } from "./form-fields.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./types.ts";
import { isText, textOf } from "./values.ts";

/** What the shop was shipped with: its texts, and all other files by Git's name for their bytes. */
export type Shipped = { texts: readonly string[]; files: readonly string[] };

/** Values that say nothing of whose they are: names of files, words of the program, a town. */
const ANYBODYS = new Set(["photo", "film", "drawing", "choice", undefined]);

const isOwn = ({ value, meta }: Leaf): boolean => isText(value) && !ANYBODYS.has(meta.control);

const isTelling = (leaf: Leaf): boolean => isOwn(leaf) && !leaf.meta.common;

/** Every text of a file that its owner writes, a town too: of that she is asked whether it is hers. */
export const tellingTexts = (file: string, data: unknown): string[] =>
  leavesOf(schemaOf(file), data)
    .filter(isOwn)
    .map(({ value }) => textOf(value));

/**
 * What the owner can publish without, and should not.
 *
 * @param written what her files say
 * @param oids Git's names for the bytes of all others
 */
export function unfinished(
  { shop }: Content,
  written: Readonly<Record<string, unknown>>,
  oids: ReadonlyMap<string, string>,
  shipped: Shipped,
): Problem[] {
  const [texts, files] = [new Set(shipped.texts), new Set(shipped.files)];
  const isShippedFile = (file: string) => files.has(oids.get(file) ?? "");
  const missing = [
    !shop.url &&
      "Falta la dirección de la tienda («url»): escríbela cuando la tengas; sin ella no hay mapa del sitio, ni catálogo, ni foto al compartir un enlace.",
    !shop.emailjs &&
      "Faltan las claves del correo («emailjs»): cópialas de EmailJS; sin ellas, en el lugar del formulario están tu WhatsApp y tu correo.",
    !shop.legal.name &&
      "Faltan tus datos legales («legal»): escríbelos; la ley los pide a toda tienda que vende por internet.",
  ].filter((message) => message !== false);
  const left = Object.entries(written).flatMap(([file, data]): Problem[] => {
    const fields = leavesOf(schemaOf(file), data)
      .filter((leaf) =>
        leaf.meta.names
          ? isShippedFile(fileNamed(file, textOf(leaf.value)))
          : isTelling(leaf) && texts.has(textOf(leaf.value)),
      )
      .map(({ path }) => fieldName(schemaOf(file), path));
    const message = `Sigue siendo de la demostración, cámbialo por lo tuyo: ${fields.join(", ")}.`;
    return fields.length > 0 ? [{ file, message }] : [];
  });
  const share = {
    file: SHARE,
    message: "Sigue siendo la foto de la demostración: pon una tuya, con el mismo nombre.",
  };
  return [
    ...missing.map((message) => ({ file: "tienda.yaml", message })),
    ...left,
    ...(isShippedFile(SHARE) ? [share] : []),
  ].map((problem) => ({ ...problem, warning: true }));
}
