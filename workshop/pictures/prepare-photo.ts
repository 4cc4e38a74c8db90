import { OwnerError } from "../owner-error";
import { createCanvas, requireReadableCanvas, scaleSize } from "./canvas";
import { isWholePicture, takeWebpOrientation } from "./picture-file";

type Bytes = Uint8Array<ArrayBuffer>;

/** In pixels. Larger than every rendition of the shop (lib/picture.ts), smaller than a phone photo. */
const MAX_DIMENSION = 2400;

/** The file of a single colour has fewer bytes, so a larger one that decodes to one colour is broken. */
const LARGE_FILE_BYTES = 100_000;

const BROKEN_PHOTO_MESSAGE = "no se puede abrir; prueba con otra copia de la foto.";
const NOT_ON_DEVICE_MESSAGE =
  "no se puede leer; si está en la nube, ábrela o descárgala antes en este aparato, y vuelve a elegirla.";
const NO_PICTURE_MESSAGE = "no es una foto; elige otro archivo.";
const UNREADABLE_FORMAT_MESSAGE = "no se puede abrir; guárdala como JPG y vuelve a elegirla.";

/**
 * Rotates a photo upright and scales it down. Encoding it again removes metadata such as the location. Puts `ground` behind a
 * transparent photo, as the build does. @throws OwnerError for a file that is no whole photo
 */
export async function preparePhoto(file: File, ground?: string) {
  requireReadableCanvas();
  const bytes = await readBytes(file);
  // Firefox and WebKit fill what is missing with white, without an error.
  if (!isWholePicture(bytes)) throw new OwnerError(BROKEN_PHOTO_MESSAGE);
  return encodePhoto(bytes, file.type, ground).catch(() => {
    throw new OwnerError(explainUnreadableFile(file));
  });
}

/** Reads a chosen file. Android also lists photos that are only in a cloud, and fails when a page reads them. */
export const readBytes = async (file: Blob): Promise<Bytes> =>
  new Uint8Array(
    await file.arrayBuffer().catch((cause: unknown) => {
      throw new OwnerError(NOT_ON_DEVICE_MESSAGE, { cause });
    }),
  );

/** @param type a MIME type; empty if the device knows none, as some do for HEIC */
function explainUnreadableFile({ type }: File): string {
  if (/^image\/(jpeg|png|webp)$/.test(type)) return BROKEN_PHOTO_MESSAGE;
  return type === "" || type.startsWith("image/") ? UNREADABLE_FORMAT_MESSAGE : NO_PICTURE_MESSAGE;
}

/** Turns one of the shop's photos by clockwise quarters. A PNG stays transparent. */
export async function turnPhoto(photo: Blob, name: string, quarters: number, ground: string) {
  requireReadableCanvas();
  const bytes = new Uint8Array(await photo.arrayBuffer());
  return encodePhoto(bytes, photo.type, /\.png$/i.test(name) ? undefined : ground, quarters);
}

/** Clockwise quarters by which each of EXIF's orientations turns a picture, from orientation 1. */
const EXIF_QUARTERS = [0, 0, 2, 2, 3, 1, 1, 3];

/** EXIF's orientations that mirror a picture before it is turned. */
const MIRRORED_ORIENTATIONS = [2, 4, 5, 7];

async function encodePhoto(bytes: Bytes, type: string, ground?: string, moreQuarters = 0) {
  // The browser turns a picture upright as EXIF says, but for a WebP: its orientation remains to be drawn.
  const orientation = takeWebpOrientation(bytes);
  const bitmap = await createImageBitmap(new Blob([bytes], { type }), {
    imageOrientation: "from-image",
  });
  const { isPlain, isTransparent } = inspectPixels(bitmap);
  // WebKit draws nothing where it cannot decode.
  if (isPlain && bytes.length > LARGE_FILE_BYTES)
    throw new Error("The browser decoded a single colour");
  const quarters = (EXIF_QUARTERS[orientation - 1] ?? 0) + moreQuarters;
  const scale = Math.min(1, MAX_DIMENSION / Math.max(bitmap.width, bitmap.height));
  const { width, height } = scaleSize(bitmap, scale);
  const isSideways = quarters % 2 === 1;
  const context = createCanvas(isSideways ? { width: height, height: width } : { width, height });
  const { canvas } = context;
  // A JPEG would show transparent pixels black.
  context.fillStyle = ground ?? "transparent";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  if (MIRRORED_ORIENTATIONS.includes(orientation)) context.scale(-1, 1);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  bitmap.close();
  const extension = isTransparent && !ground ? "png" : "jpg";
  const imageType = extension === "png" ? "image/png" : "image/jpeg";
  const blob = await canvas.convertToBlob({ type: imageType, quality: 0.88 });
  return { blob, width: canvas.width, height: canvas.height, extension };
}

/** Looks at a small copy, which takes little memory. */
function inspectPixels(bitmap: ImageBitmap) {
  const size = 64;
  const context = createCanvas({ width: size, height: size });
  context.drawImage(bitmap, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  return {
    isPlain: data.every((value, i) => value === data[i % 4]),
    isTransparent: data.some((value, i) => i % 4 === 3 && value < 255),
  };
}
