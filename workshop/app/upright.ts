import { drawingFault } from "../../model/drawing";
import decoderAddress from "./heic-worker.ts?worker&url";

/** The photographs of a phone or a computer, for the choice of files. */
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

type Policy = { createScriptURL(address: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

/** Trusted Types ask who vouches for the address of a worker: it is the one that the build has written here. */
const rules = { createScriptURL: () => decoderAddress };
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const decoder = (trustedTypes?.createPolicy("decoder", rules) ?? rules).createScriptURL("");

/** An iPhone's photograph, by a decoder that is fetched now, in a worker of its own. */
function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const worker = new Worker(decoder, { type: "module" });
  return new Promise<ImageBitmap>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ImageData | null>) =>
      data ? resolve(createImageBitmap(data)) : reject(new Error());
    worker.onerror = () => reject(new Error());
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

/**
 * A photograph upright and no larger than the shop needs. What a phone hides in it, such as the place, goes with
 * the file that it was.
 *
 * @throws in Spanish, where it is none
 */
export async function upright(file: File): Promise<Made> {
  const why = REFUSALS[file.type.split("/")[0] ?? ""];
  const refused = new Error(why ?? BROKEN, { cause: file.name });
  if (why) throw refused;
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" })
    .catch(() => decodeHeic(file))
    .catch(() => {
      throw refused;
    });
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.imageSmoothingQuality = "high";
  // A JPEG knows no transparency: black would take its place.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.88));
  if (!blob) throw refused;
  return { blob, width, height };
}

/** A drawing as it is. @throws in Spanish, where it is none */
export async function drawn(blob: File): Promise<Made> {
  const fault = drawingFault(await blob.text());
  if (fault) throw new Error(fault);
  return { blob };
}
