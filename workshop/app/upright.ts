import decoderAddress from "./heic-worker.ts?worker&url";

/** The photographs of a phone or a computer, for the choice of files. */
export const PHOTOS = "image/*,.heic,.heif";

/** No rendition of the shop is larger (tools/photos/encode.ts), and a phone's photo is far more. */
const LARGEST = 2400;

/** Such a file is heavier than any photograph, and would stop a phone. */
const HEAVIEST_BYTES = 60_000_000;

/** Said while photographs are made ready. */
export const makingWords = (photos: number): string =>
  photos === 1 ? "Preparando la foto…" : `Preparando ${photos} fotos…`;

/** Why a file is not taken. */
const REFUSALS = {
  heavy: "pesa demasiado; elige una foto más pequeña.",
  video: "aquí no van vídeos; elige una foto.",
  text: "aquí no van textos; elige una foto.",
  other: "aquí solo van fotos.",
  broken: "no se puede abrir; guárdala como JPG y vuelve a elegirla.",
  device: "no se puede preparar en este teléfono; prueba con una más pequeña.",
};
type Why = keyof typeof REFUSALS;

const MOST_NAMED = 3;

/** What is said of all files that were not taken: a line for each reason. */
export function refusedWords(errors: readonly Error[]): string[] {
  return [...new Set(errors.map(({ message }) => message))].map((message) => {
    const own = errors.filter((error) => error.message === message);
    const named = own.flatMap(({ cause }) => (typeof cause === "string" ? `«${cause}»` : []));
    const rest = named.length - MOST_NAMED;
    const first = named.slice(0, MOST_NAMED).join(", ") + (rest > 0 ? ` y ${rest} más` : "");
    return first ? `${first}: ${message}` : message;
  });
}

/** What a file says that it is. */
const kindOf = ({ type }: File): Why | undefined => {
  const [kind = ""] = type.split("/");
  if (kind === "video" || kind === "text") return kind;
  return kind === "audio" || kind === "application" ? "other" : undefined;
};

export type Made = { blob: Blob; width: number; height: number };

/** HEIF with HEVC inside, as an iPhone keeps its photographs. */
async function isHeic(file: Blob): Promise<boolean> {
  const start = new TextDecoder("latin1").decode(await file.slice(4, 64).arrayBuffer());
  return /^ftyp(hei|hev|mif1|msf1)/.test(start) && !start.includes("avif");
}

type Policy = { createScriptURL(address: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };
let vouched: string | undefined;

/** Trusted Types ask who vouches for the address of a worker: it is the one that the build has written here. */
function decoder(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const rules = { createScriptURL: () => decoderAddress };
  vouched ??= (trustedTypes?.createPolicy("decoder", rules) ?? rules).createScriptURL("");
  return vouched;
}

/** What the browser cannot read itself is read by a decoder that is fetched now, in a worker of its own. */
function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const worker = new Worker(decoder(), { type: "module" });
  return new Promise<ImageBitmap>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ImageData | null>) =>
      data ? resolve(createImageBitmap(data)) : reject(new Error());
    worker.onerror = () => reject(new Error());
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

async function read(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (error) {
    if (await isHeic(file)) return decodeHeic(file);
    throw error;
  }
}

/**
 * A photograph upright and no larger than the shop needs. What a phone hides in it, such as the place, goes with
 * the file that it was.
 *
 * @throws in Spanish, where it is none
 */
export async function upright(file: File): Promise<Made> {
  const refused = (why: Why) => new Error(REFUSALS[why], { cause: file.name });
  if (file.size > HEAVIEST_BYTES) throw refused("heavy");
  const kind = kindOf(file);
  if (kind) throw refused(kind);
  const picture = await read(file).catch(() => {
    throw refused("broken");
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
  if (!blob) throw refused("device");
  return { blob, width, height };
}
