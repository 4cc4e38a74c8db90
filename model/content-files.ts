import { aboutSchema } from "./about-schema.ts";
import { bagSchema } from "./bag-schema.ts";
import { collectLeaves, type MediaRequirement } from "./form-fields.ts";
import { homeSchema } from "./home-schema.ts";
import { memoizeByData } from "./memoize.ts";
import { getValueAt, type Path, type Problem } from "./problem.ts";
import { LOGO_MESSAGE, shopSchema } from "./shop-schema.ts";
import { normalizeFileName, normalizeText } from "./text.ts";
import { EARLIER_COPY } from "./yaml.ts";

/** Schemas of the documents that exist once. Every other document is a bag. */
const SINGLETON_SCHEMAS = {
  "tienda.yaml": shopSchema,
  "nosotros.yaml": aboutSchema,
  "portada.yaml": homeSchema,
};

export const SINGLETON_FILES = Object.keys(SINGLETON_SCHEMAS);

/** The only file that a shop needs. */
export const SHOP_FILE = "tienda.yaml";

/** Image that chats show with a link to the shop. */
export const SHARE_IMAGE_FILE = "compartir.jpg";

/** Returns the folder name of a bag's document; undefined for any other file. */
export const getBagFolder = (file: string): string | undefined =>
  /^bolsos\/([^/]+)\/bolso\.yaml$/.exec(file)?.[1];

export const isYaml = (file: string): boolean => /\.ya?ml$/i.test(file);

/** Returns true for the YAML files that the shop reads. */
export const isContentDocument = (file: string): boolean =>
  Object.hasOwn(SINGLETON_SCHEMAS, file) || getBagFolder(file) !== undefined;

export const getSchema = (file: string) =>
  SINGLETON_SCHEMAS[file as keyof typeof SINGLETON_SCHEMAS] ?? bagSchema;

/** Resolves a file name in a document to a path relative to `content/`. */
export const resolveMediaPath = (documentFile: string, name: string): string =>
  normalizeFileName(documentFile.replace(/[^/]*$/, "") + name);

/** A use of a media file in a document: the field's path and requirement, and the file. */
type MediaReference = MediaRequirement & { path: Path; file: string };

export const listMediaReferences = memoizeByData((documentFile, data): readonly MediaReference[] =>
  collectLeaves(getSchema(documentFile), data).flatMap(({ path, value, meta: { media } }) =>
    media && normalizeText(value)
      ? [{ ...media, path, file: resolveMediaPath(documentFile, normalizeText(value)) }]
      : [],
  ),
);

/** Pixels after rotation by the EXIF orientation. */
export type Size = { width: number; height: number };

/** What is known of a media file. */
export type MediaInfo = Partial<Size> & {
  /** Why the file is unusable. */
  error?: string;
  /** Whether the alpha channel shows no shape: it is filled (model/logo-shape.ts) or empty. */
  isPlain?: boolean;
};

/** All files of the content, by their path relative to `content/`. */
export type ContentFiles = {
  /** YAML text, or data already parsed from it. */
  documents: Readonly<Record<string, string | object>>;
  media: Readonly<Record<string, MediaInfo>>;
};

/** No photo is narrower; the narrowest file that owners choose by mistake is a dividing line. */
const MAX_ASPECT_RATIO = 10;

const formatNarrowMessage = ({ width, height }: Size): string =>
  `La foto es demasiado estrecha: mide ${width} × ${height} píxeles. Elige otra, o recórtala de otra forma.`;

/** Checks that each media file of a document exists, is usable and is wide enough. */
export function validateMediaReferences(
  documentFile: string,
  data: unknown,
  media: ContentFiles["media"],
): Problem[] {
  return listMediaReferences(documentFile, data).flatMap(
    ({ path, file, kind, minWidth }): Problem[] => {
      const location = { file: documentFile, path };
      const info = getValueAt(media, [file]) as MediaInfo | undefined;
      if (!info) {
        const name = normalizeText(getValueAt(data, path));
        const folder = `content/${documentFile}`.replace(/\/[^/]*$/, "");
        const message = `No hay ningún archivo «${name}» en ${folder}: cópialo ahí, o corrige el nombre, con sus mayúsculas.`;
        return [{ ...location, message }];
      }
      if (info.error) return [{ ...location, message: info.error }];
      if (kind === "logo" && info.isPlain) return [{ ...location, message: LOGO_MESSAGE }];
      const { width, height } = info;
      if (!width || !height) return [];
      if (kind === "photo" && Math.max(width / height, height / width) > MAX_ASPECT_RATIO)
        return [{ ...location, message: formatNarrowMessage({ width, height }) }];
      const message = `Se verá borrosa en algunas pantallas: mide ${width} píxeles de ancho, y hacen falta ${minWidth}. Usa la original del móvil, no la que llega por WhatsApp.`;
      return width < minWidth ? [{ ...location, message, warning: true }] : [];
    },
  );
}

/** Warns if the share image is not landscape: the build crops it to 1200 × 630. */
export function validateShareImage({ error, width = 1, height = 0 }: MediaInfo = {}): Problem[] {
  if (error) return [{ file: SHARE_IMAGE_FILE, message: error }];
  if (width > height) return [];
  const message =
    "La foto para los chats no es más ancha que alta, y se cortaría por arriba y por abajo: pon una a lo ancho, de 1200 × 630 píxeles o más.";
  return [{ file: SHARE_IMAGE_FILE, message, warning: true }];
}

/** Explains that a document has the ending of a text file, which Windows adds and hides. Empty if none has. */
function formatTextEndingMessage(file: string, media: ContentFiles["media"]): string {
  const found = Object.keys(media).find(
    (other) => other.toLowerCase() === `${file}.txt`.toLowerCase(),
  );
  const getName = (path: string) => path.replace(/.*\//, "");
  return found
    ? `Aquí hay «${getName(found)}», y tiene que llamarse «${getName(file)}»: quítale el final. Windows lo esconde: en el Explorador, «Vista», «Mostrar», «Extensiones de nombre de archivo».`
    : "";
}

const MISSING_SHOP_MESSAGE = `Falta este archivo: recupéralo de ${EARLIER_COPY}, o escribe uno con «brand», «whatsapp» y «email».`;

/** Reports a missing `tienda.yaml`, other singleton documents with a wrong ending, and bag folders without `bolso.yaml`. */
export function validateRequiredFiles({ documents, media }: ContentFiles): Problem[] {
  const shopProblems = SINGLETON_FILES.filter((file) => !(file in documents)).flatMap((file) => {
    const isRequired = file === SHOP_FILE;
    const message =
      formatTextEndingMessage(file, media) || (isRequired ? MISSING_SHOP_MESSAGE : "");
    return message ? { file, message } : [];
  });
  const folders = Object.keys(media).flatMap((file) => /^bolsos\/[^/]+(?=\/)/.exec(file) ?? []);
  const bagProblems = [...new Set(folders)]
    .filter((folder) => !(`${folder}/bolso.yaml` in documents))
    .map((folder) => ({
      file: folder,
      message:
        formatTextEndingMessage(`${folder}/bolso.yaml`, media) ||
        `A este bolso le falta su bolso.yaml: recupéralo de ${EARLIER_COPY} o, si es nuevo, copia el de otro bolso y cámbialo. Si lo has retirado, borra la carpeta.`,
    }));
  return [...shopProblems, ...bagProblems];
}
