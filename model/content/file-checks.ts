import { getValueAt, type Problem } from "../schema/problem.ts";
import { LOGO_MESSAGE } from "../schema/shop-schema.ts";
import { normalizeText } from "../schema/text.ts";
import {
  type ContentFiles,
  type MediaInfo,
  SHARE_IMAGE_FILE,
  SHOP_FILE,
  SINGLETON_FILES,
} from "./content-files.ts";
import type { Document } from "./document.ts";
import { EARLIER_COPY } from "./yaml.ts";

// Checks of media files, and of files that are missing.

/** A narrower picture has renditions without any height, or no crop of the shape that a page needs. */
const MIN_SIDE = 16;
const MAX_ASPECT_RATIO = 20;

/** Returns why a picture or video cannot be used. */
function findFault({ error, width, height }: MediaInfo): string | undefined {
  if (error || !width || !height) return error;
  const shortSide = Math.min(width, height);
  return shortSide < MIN_SIDE || Math.max(width, height) / shortSide > MAX_ASPECT_RATIO
    ? `Es demasiado estrecha: mide ${width} × ${height} píxeles. Elige otra, o recórtala de otra forma.`
    : undefined;
}

/** Checks that each media file of a document exists, is usable and is wide enough. */
export function validateMediaReferences(document: Document, media: ContentFiles["media"]) {
  return document.media.flatMap(({ path, file, kind, minWidth }): Problem[] => {
    const location = { file: document.file, path };
    const info = getValueAt(media, [file]) as MediaInfo | undefined;
    if (!info) {
      const name = normalizeText(getValueAt(document.data, path));
      const folder = `content/${document.file}`.replace(/\/[^/]*$/, "");
      const message = `No hay ningún archivo «${name}» en ${folder}: cópialo ahí, o corrige el nombre, con sus mayúsculas.`;
      return [{ ...location, message }];
    }
    const fault = findFault(info);
    if (fault) return [{ ...location, message: fault }];
    if (kind === "logo" && info.isPlain) return [{ ...location, message: LOGO_MESSAGE }];
    const { width, height } = info;
    if (!width || !height) return [];
    const message = `Se verá borrosa en algunas pantallas: mide ${width} píxeles de ancho, y hacen falta ${minWidth}. Usa la original del móvil, no la que llega por WhatsApp.`;
    return width < minWidth ? [{ ...location, message, warning: true }] : [];
  });
}

/** Warns if the share image is not landscape, because the build crops it to 1200 × 630, or not read because of its name. */
export function validateShareImage(media: ContentFiles["media"]): Problem[] {
  const info = media[SHARE_IMAGE_FILE];
  const misnamed = Object.keys(media).find((name) => /^compartir\.jpe?g$/i.test(name));
  if (!info && misnamed) return [{ file: misnamed, message: MISNAMED_MESSAGE, warning: true }];
  if (!info) return [];
  const fault = findFault(info);
  if (fault) return [{ file: SHARE_IMAGE_FILE, message: fault }];
  const { width = 1, height = 0 } = info;
  if (width > height) return [];
  const message =
    "La foto para los chats no es más ancha que alta, y se cortaría por arriba y por abajo: pon una a lo ancho, de 1200 × 630 píxeles o más.";
  return [{ file: SHARE_IMAGE_FILE, message, warning: true }];
}

const MISNAMED_MESSAGE = `La foto para los chats tiene que llamarse «${SHARE_IMAGE_FILE}»: así no sale.`;

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
  const missing = SINGLETON_FILES.filter((file) => !(file in documents));
  const shopProblems = missing.flatMap((file) => {
    const absenceMessage = file === SHOP_FILE ? MISSING_SHOP_MESSAGE : "";
    const message = formatTextEndingMessage(file, media) || absenceMessage;
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
