import { DEFAULT_COLOURS } from "../../model/colours";

/** In pixels. Larger than every rendition of the shop (lib/picture.ts), smaller than a phone photo. */
const MAX_DIMENSION = 2400;

const BROKEN_PHOTO_MESSAGE = "no se puede abrir; prueba con otra copia de la foto.";
const UNREADABLE_FORMAT_MESSAGE = "no se puede abrir; guárdala como JPG y vuelve a elegirla.";

const CANVAS_FORBIDDEN_MESSAGE =
  "este navegador no deja preparar fotos, para que nadie lo reconozca; usa otro, o permite a esta página leer el lienzo («canvas»).";

type PreparedFile = { blob: Blob; width?: number; height?: number };

/** Rotates a photo upright and scales it down. Encoding it again removes metadata such as the location. */
async function preparePhoto(file: File): Promise<PreparedFile> {
  if (!canReadCanvas()) throw new Error(CANVAS_FORBIDDEN_MESSAGE);
  return encodeJpeg(file).catch(() => {
    const isReadable = /^image\/(jpeg|png|webp)$/.test(file.type);
    throw new Error(isReadable ? BROKEN_PHOTO_MESSAGE : UNREADABLE_FORMAT_MESSAGE);
  });
}

/** Draws a colour and reads it back: a browser that protects against fingerprinting returns noise. */
function canReadCanvas(): boolean {
  const size = 8;
  const colour = [36, 104, 172, 255];
  const context = new OffscreenCanvas(size, size).getContext("2d");
  if (!context) return false;
  context.fillStyle = `rgb(${colour.slice(0, 3)})`;
  context.fillRect(0, 0, size, size);
  // Some browsers change the last bits only, which nobody sees in a photo.
  const MAX_NOISE = 4;
  const { data } = context.getImageData(0, 0, size, size);
  return data.every((value, i) => Math.abs(value - (colour[i % 4] ?? 0)) <= MAX_NOISE);
}

async function encodeJpeg(file: File): Promise<PreparedFile> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, MAX_DIMENSION / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.imageSmoothingQuality = "high";
  // Transparent pixels would turn black in a JPEG. The build flattens photos onto the same ground.
  context.fillStyle = DEFAULT_COLOURS.ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { blob: await canvas.convertToBlob({ type: "image/jpeg", quality: 0.88 }), width, height };
}

/** Rewrites a drawing as plain shapes. Refuses one that the shop could not show as a logo. */
async function prepareDrawing(file: File): Promise<PreparedFile> {
  // A chunk of its own: most owners never add a logo.
  const { parseLogo } = await import("../../model/logo-svg").catch(() => {
    throw new Error(PARSER_MISSING_MESSAGE);
  });
  const { logo, error } = parseLogo(await file.text());
  if (!logo) throw new Error(error);
  const blob = new Blob([logo.svg], { type: "image/svg+xml" });
  if (canReadCanvas() && (await fillsFrame(blob))) throw new Error(FILLED_LOGO_MESSAGE);
  return { blob };
}

const PARSER_MISSING_MESSAGE =
  "no se ha podido leer, porque falla la conexión; cuando la tengas, cierra el taller, ábrelo otra vez y vuelve a elegirlo.";
const FILLED_LOGO_MESSAGE =
  "tiene un fondo que llena su marco, y se vería un rectángulo liso; pide el dibujo sin fondo.";

/** Returns whether a drawing fills its whole frame: painted in one colour, it would be a plain rectangle. */
async function fillsFrame(drawing: Blob): Promise<boolean> {
  const image = Object.assign(new Image(), { src: URL.createObjectURL(drawing) });
  await image.decode();
  URL.revokeObjectURL(image.src);
  const size = 48;
  const context = new OffscreenCanvas(size, size).getContext("2d");
  context?.drawImage(image, 0, 0, size, size);
  const pixels = context?.getImageData(0, 0, size, size).data ?? [];
  return pixels.every((value, i) => i % 4 < 3 || value > 200);
}

/** `prepare` throws an error in Spanish for a file that it refuses. `extension` is that of the prepared file. */
export const UPLOAD_KINDS = {
  // Accept HEIC everywhere: a browser that cannot read it then shows a message instead of hiding the file.
  photo: { accept: "image/*,.heic,.heif", prepare: preparePhoto, extension: "jpg" },
  drawing: { accept: ".svg,image/svg+xml", prepare: prepareDrawing, extension: "svg" },
};
