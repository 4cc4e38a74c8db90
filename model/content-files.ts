import { collectLeaves, type MediaRequirement } from "./form-fields.ts";
import { type Path, type Problem, valueAt } from "./problem.ts";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "./schema.ts";
import { normalizeFileName, normalizeText } from "./values.ts";

/** What the owner writes, and what it should hold; each bag has a file too. */
const SINGLETON_SCHEMAS = {
  "tienda.yaml": shopSchema,
  "nosotros.yaml": aboutSchema,
  "portada.yaml": picturesSchema,
};

/** The files of which a shop has one each. */
export const SINGLETON_FILES = Object.keys(SINGLETON_SCHEMAS);

/** What a chat shows with a link to the shop. */
export const SHARE_IMAGE_FILE = "compartir.jpg";

/** The folder that a bag's file stands in; undefined for any other file. */
export const bagFolder = (file: string): string | undefined =>
  /^bolsos\/([^/]+)\/bolso\.yaml$/.exec(file)?.[1];

/** True for what the owner writes, where the shop reads it. */
export const isContentDocument = (file: string): boolean =>
  file in SINGLETON_SCHEMAS || bagFolder(file) !== undefined;

export const schemaOf = (file: string) =>
  SINGLETON_SCHEMAS[file as keyof typeof SINGLETON_SCHEMAS] ?? bagSchema;

/** The file that an entry names, seen from `content/`; an accent is one letter, however it was typed. */
export const resolveMediaPath = (entry: string, name: string): string =>
  normalizeFileName(entry.replace(/[^/]*$/, "") + name.trim());

/** A photo, film or drawing that an entry names, with what its field needs of it. */
type MediaReference = MediaRequirement & { path: Path; file: string };

export const mediaReferences = (entry: string, data: unknown): MediaReference[] =>
  collectLeaves(schemaOf(entry), data).flatMap(({ path, value, meta: { media } }) =>
    media && normalizeText(value)
      ? [{ ...media, path, file: resolveMediaPath(entry, normalizeText(value)) }]
      : [],
  );

/** True for a bag's photo, which fills a 4:5 frame; any other is shown as it is. */
export const isBagPhoto = (file: string): boolean => file.startsWith("bolsos/");

/** Pixels of a picture that stands upright. */
export type Size = { width: number; height: number };

/** What is seen of a photo: a bag's loses what its frame has no room for. */
export function cropToFrame(file: string, { width, height }: Size): Size {
  if (!isBagPhoto(file)) return { width, height };
  const seen = Math.min(width, Math.round((height * 4) / 5));
  return { width: seen, height: Math.round((seen * 5) / 4) };
}

/** A photo, film or drawing: its size and what is wrong with its bytes, as far as they are known. */
export type MediaInfo = Partial<Size> & { error?: string };

/** All that lies below `content/`, by its path there. */
export type ContentFiles = {
  /** What the owner's files say: the text, or the data that has been read from it. */
  documents: Readonly<Record<string, string | object>>;
  media: Readonly<Record<string, MediaInfo>>;
};

/** What is wrong with the photos, films and drawings that an entry names. */
export function validateMediaReferences(
  entry: string,
  data: unknown,
  others: ContentFiles["media"],
): Problem[] {
  return mediaReferences(entry, data).flatMap(({ path, file, minWidth }): Problem[] => {
    const at = { file: entry, path };
    const other = others[file];
    if (!other) {
      const name = normalizeText(valueAt(data, path));
      const folder = `content/${entry}`.replace(/\/[^/]*$/, "");
      const message = `No hay ningún archivo «${name}» en ${folder}: cópialo ahí, o corrige el nombre, con sus mayúsculas.`;
      return [{ ...at, message }];
    }
    if (other.error) return [{ ...at, message: other.error }];
    const { width, height } = other;
    if (!width || !height) return [];
    const seen = cropToFrame(file, { width, height }).width;
    const message = `Se verá borrosa en algunas pantallas: mide ${seen} píxeles de ancho, y hacen falta ${minWidth}. Usa la original del móvil, no la que llega por WhatsApp.`;
    return seen < minWidth ? [{ ...at, message, warning: true }] : [];
  });
}

/** The picture for chats is cut to 1200 × 630. */
export function validateShareImage({ error, width = 1, height = 0 }: MediaInfo = {}): Problem[] {
  if (error) return [{ file: SHARE_IMAGE_FILE, message: error }];
  if (width > height) return [];
  const message =
    "La foto para los chats no es más ancha que alta, y se cortaría por arriba y por abajo: pon una a lo ancho, de 1200 × 630 píxeles o más.";
  return [{ file: SHARE_IMAGE_FILE, message, warning: true }];
}

/** Files that a shop cannot do without. */
export function validateRequiredFiles({ documents, media }: ContentFiles): Problem[] {
  const missing = SINGLETON_FILES.filter((file) => !(file in documents)).map((file) => ({
    file,
    message: "Falta este archivo: recupéralo de una copia anterior.",
  }));
  const folders = Object.keys(media).flatMap((file) => /^bolsos\/[^/]+(?=\/)/.exec(file) ?? []);
  const bagless = [...new Set(folders)]
    .filter((folder) => !(`${folder}/bolso.yaml` in documents))
    .map((file) => ({
      file,
      message:
        "A este bolso le falta su bolso.yaml: recupéralo de una copia anterior o, si es nuevo, copia el de otro bolso y cámbialo. Si lo has retirado, borra la carpeta.",
    }));
  const share = {
    file: SHARE_IMAGE_FILE,
    message:
      "Falta la foto que acompaña a los enlaces de la tienda: cópiala aquí, como JPEG a lo ancho de al menos 1200 × 630 píxeles.",
  };
  return [...missing, ...bagless, ...(SHARE_IMAGE_FILE in media ? [] : [share])];
}
