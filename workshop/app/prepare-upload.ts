import { DEFAULT_COLOURS } from "../../model/colours";
import { createCanvas, requireReadableCanvas, scaleSize } from "./canvas";
import { prepareLogo } from "./prepare-logo";

/** In pixels. Larger than every rendition of the shop (lib/picture.ts), smaller than a phone photo. */
const MAX_DIMENSION = 2400;

const BROKEN_PHOTO_MESSAGE = "no se puede abrir; prueba con otra copia de la foto.";
const UNREADABLE_FORMAT_MESSAGE = "no se puede abrir; guárdala como JPG y vuelve a elegirla.";

type PreparedFile = { blob: Blob; width: number; height: number };

/** Rotates a photo upright and scales it down. Encoding it again removes metadata such as the location. */
async function preparePhoto(file: File): Promise<PreparedFile> {
  requireReadableCanvas();
  return encodeJpeg(file).catch(() => {
    const isReadable = /^image\/(jpeg|png|webp)$/.test(file.type);
    throw new Error(isReadable ? BROKEN_PHOTO_MESSAGE : UNREADABLE_FORMAT_MESSAGE);
  });
}

async function encodeJpeg(file: File): Promise<PreparedFile> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, MAX_DIMENSION / Math.max(bitmap.width, bitmap.height));
  const size = scaleSize(bitmap, scale);
  const context = createCanvas(size);
  // Transparent pixels would turn black in a JPEG. The build flattens photos onto the same ground.
  context.fillStyle = DEFAULT_COLOURS.ground;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  const blob = await context.canvas.convertToBlob({ type: "image/jpeg", quality: 0.88 });
  return { blob, ...size };
}

/** `prepare` throws an error in Spanish for a file that it refuses. `extension` is that of the prepared file. */
export const UPLOAD_KINDS = {
  // Accept HEIC everywhere: a browser that cannot read it then shows a message instead of hiding the file.
  photo: { accept: "image/*,.heic,.heif", prepare: preparePhoto, extension: "jpg" },
  logo: { accept: "image/*,.heic,.heif", prepare: prepareLogo, extension: "png" },
};
