import { parseLogo } from "../../model/logo-svg";

/** No rendition of the shop is larger (tools/photos/encode.ts), and a phone's photo is far more. */
const MAX_DIMENSION = 2400;

export const PREPARING_MESSAGE = "Preparando las fotos…";

const UNREADABLE_MESSAGE = "no se puede abrir; guárdala como JPG y vuelve a elegirla.";
/** Why a file is not taken that says of itself that it is no picture. */
const WRONG_TYPE_MESSAGES: Readonly<Record<string, string>> = {
  video: "aquí no van vídeos; elige una foto.",
  text: "aquí no van textos; elige una foto.",
};

type PreparedFile = { blob: Blob; width?: number; height?: number };

/**
 * A photograph upright and no larger than the shop needs. What a phone hides in it, such as the place, goes with
 * the file that it was.
 */
async function preparePhoto(file: File): Promise<PreparedFile> {
  const why = WRONG_TYPE_MESSAGES[file.type.split("/")[0] ?? ""];
  if (why) throw new Error(why);
  return encodeJpeg(file).catch(() => {
    throw new Error(UNREADABLE_MESSAGE);
  });
}

async function encodeJpeg(file: File): Promise<PreparedFile> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, MAX_DIMENSION / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.imageSmoothingQuality = "high";
  // A JPEG knows no transparency: black would take its place.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return { blob: await canvas.convertToBlob({ type: "image/jpeg", quality: 0.88 }), width, height };
}

/** A drawing's shapes, written anew. */
async function prepareDrawing(file: File): Promise<PreparedFile> {
  const { logo, error } = parseLogo(await file.text());
  if (!logo) throw new Error(error);
  return { blob: new Blob([logo.svg], { type: "image/svg+xml" }) };
}

/** What may be chosen, how it is made ready (or refused in Spanish), and how its name ends. */
export const UPLOAD_KINDS = {
  // HEIC too: only a file that may be chosen can be told of where the browser does not read it.
  photo: { accept: "image/*,.heic,.heif", prepare: preparePhoto, extension: "jpg" },
  drawing: { accept: ".svg,image/svg+xml", prepare: prepareDrawing, extension: "svg" },
};
