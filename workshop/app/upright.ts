import { drawingFault } from "../../model/drawing";

/** HEIC is named too: only a file that may be chosen can be told of where the browser does not read it. */
export const PHOTOS = "image/*,.heic,.heif";

/** No rendition of the shop is larger (tools/photos/encode.ts), and a phone's photo is far more. */
const LARGEST = 2400;

export const MAKING = "Preparando las fotos…";

const BROKEN = "no se puede abrir; guárdala como JPG y vuelve a elegirla.";
/** Why a file is not taken that says of itself that it is no picture. */
const REFUSALS: Readonly<Record<string, string>> = {
  video: "aquí no van vídeos; elige una foto.",
  text: "aquí no van textos; elige una foto.",
};

/** What is said of all files that were not taken: a line for each reason. */
export const refusedWords = (errors: readonly Error[]): string[] =>
  [...new Set(errors.map(({ message }) => message))].map((message) => {
    const own = errors.filter((error) => error.message === message);
    const named = own.flatMap(({ cause }) => (typeof cause === "string" ? `«${cause}»` : []));
    return named.length > 0 ? `${named.join(", ")}: ${message}` : message;
  });

export type Made = { blob: Blob; width?: number; height?: number };

/**
 * A photograph upright and no larger than the shop needs. What a phone hides in it, such as the place, goes with
 * the file that it was.
 *
 * @throws in Spanish, where it is none
 */
export async function upright(file: File): Promise<Made> {
  const why = REFUSALS[file.type.split("/")[0] ?? ""];
  if (why) throw new Error(why, { cause: file.name });
  return jpegOf(file).catch(() => {
    throw new Error(BROKEN, { cause: file.name });
  });
}

async function jpegOf(file: File): Promise<Made> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
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

/** A drawing as it is. @throws in Spanish, where it is none */
export async function drawn(blob: File): Promise<Made> {
  const fault = drawingFault(await blob.text());
  if (fault) throw new Error(fault);
  return { blob };
}
