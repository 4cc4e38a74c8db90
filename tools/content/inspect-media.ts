import type { MediaInfo } from "../../model/content/content-files.ts";
import { FILLED_ALPHA } from "../../model/look/logo-shape.ts";
import { computeGitBlobId } from "../../model/repository/git-blob.ts";
import { isVideo, mayBePhoto } from "../../model/schema/validators.ts";
import { CONTENT_DIR, createCachedReader, readContentFile } from "../content-dir.ts";
import { MAX_MEGAPIXELS, openPhoto } from "../open-photo.ts";

const HEIC_MESSAGE =
  "Es una foto HEIC, el formato propio del iPhone, que los navegadores no muestran. En el iPhone: Ajustes → Cámara → Formatos → «El más compatible»; o ábrela en el ordenador y guárdala como JPEG.";
const UNREADABLE_PHOTO_MESSAGE =
  "El archivo está dañado o no es una foto, diga lo que diga su nombre: vuelve a copiarla desde el móvil, o guárdala de nuevo como JPEG o PNG.";

const LARGE_PHOTO_MESSAGE = `La foto tiene más de ${MAX_MEGAPIXELS} millones de píxeles: guárdala más pequeña, como JPEG.`;
const SLOW_PHOTO_MESSAGE =
  "La foto tarda demasiado en abrirse: guárdala de nuevo como JPEG, o más pequeña.";

const MAX_DECODE_SECONDS = 30;

/** HEIC and AVIF share the HEIF container; their brands differ. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)) &&
  !bytes.subarray(0, 64).includes("avif");

function explainUnreadable(bytes: Buffer, { message }: Error): string {
  if (isHeic(bytes)) return HEIC_MESSAGE;
  if (/pixel limit/.test(message)) return LARGE_PHOTO_MESSAGE;
  return /timeout/.test(message) ? SLOW_PHOTO_MESSAGE : UNREADABLE_PHOTO_MESSAGE;
}

type Inspection = MediaInfo & { hasAlpha?: boolean };

async function inspectPhoto(bytes: Buffer): Promise<Inspection> {
  try {
    const { autoOrient, hasAlpha } = await openPhoto(bytes).metadata();
    // Only decoding detects missing data behind a valid header; a small size is quick to decode.
    const alpha = await openPhoto(bytes)
      .timeout({ seconds: MAX_DECODE_SECONDS })
      .resize(16)
      .ensureAlpha()
      .extractChannel("alpha")
      .raw()
      .toBuffer();
    return {
      ...autoOrient,
      ...(hasAlpha && { hasAlpha }),
      isPlain: alpha.every((value) => value > FILLED_ALPHA) || !alpha.some(Boolean),
    };
  } catch (error) {
    return { error: explainUnreadable(bytes, error as Error) };
  }
}

/** Four times the limit in the owner's guide; hosts accept 25 MB. */
const MAX_VIDEO_BYTES = 8_000_000;

const REDO_VIDEO_HINT = "vuelve a hacerla como dice docs/guia.md en «La película de la portada»";

/** Location metadata of cameras and phones: QuickTime and 3GPP atoms, GPS tracks. */
const MP4_LOCATION = /©xyz|loci|location\.ISO6709|gpmd|camm|GPSLatitude/;
/** Location tags of WebM, long enough not to occur by chance in compressed data. */
const WEBM_LOCATION = /LOCATION|GPSLatitude/;

/** The sample entry of HEVC, in which iPhones film. */
const HEVC = /stsd.{12}(hvc1|hev1)/s;

/** Returns an MP4's boxes as text, except pictures and sounds, which may hold any text; empty if the last box is cut off. */
function readMp4Metadata(video: Buffer): string {
  let metadata = "";
  let start = 0;
  while (start + 8 <= video.length) {
    const shortSize = video.readUInt32BE(start);
    const type = video.toString("latin1", start + 4, start + 8);
    // A size of 0 means up to the end of the file, 1 means that the next eight bytes hold the size.
    let size = shortSize || video.length - start;
    if (shortSize === 1 && start + 16 <= video.length)
      size = Number(video.readBigUInt64BE(start + 8));
    if (size < 8 || start + size > video.length) return "";
    if (type !== "mdat") metadata += video.toString("latin1", start, start + size);
    start += size;
  }
  return metadata;
}

function checkVideo(video: Buffer, file: string): string | undefined {
  const isWebm = /\.webm$/i.test(file);
  const metadata = isWebm ? video.toString("latin1") : readMp4Metadata(video);
  const isComplete = isWebm
    ? metadata.startsWith("\x1aE\xdf\xa3")
    : metadata.slice(4, 8) === "ftyp" && metadata.includes("moov");
  if (!isComplete)
    return `La película no es lo que dice su nombre, o le falta una parte: vuelve a copiarla o ${REDO_VIDEO_HINT}.`;
  if ((isWebm ? WEBM_LOCATION : MP4_LOCATION).test(metadata))
    return `La película lleva apuntado el lugar en que se grabó, y se publicaría: ${REDO_VIDEO_HINT}.`;
  if (!isWebm && HEVC.test(metadata))
    return `La película está en HEVC (H.265), que muchos navegadores no enseñan: ${REDO_VIDEO_HINT}.`;
  return video.length > MAX_VIDEO_BYTES
    ? `La película pesa más de ${MAX_VIDEO_BYTES / 1e6} MB, y gasta los datos de quien mira desde el móvil: ${REDO_VIDEO_HINT}.`
    : undefined;
}

/** Returns a photo's size, and what is wrong with the bytes of a photo or video. */
export async function inspectMedia(bytes: Buffer, file: string): Promise<Inspection> {
  if (mayBePhoto(file)) return inspectPhoto(bytes);
  const error = isVideo(file) ? checkVideo(bytes, file) : undefined;
  return error ? { error } : {};
}

/** A photo or video of `content/`, read once. */
export type MediaFile = Inspection & {
  /** Path below `content/`. */
  file: string;
  /** The Git blob id. */
  oid: string;
};

/** Reads and inspects a file below `content/`, and caches the result until the file changes. */
export const readMediaFile = createCachedReader(CONTENT_DIR, async (file): Promise<MediaFile> => {
  const bytes = await readContentFile(file);
  return { ...(await inspectMedia(bytes, file)), file, oid: await computeGitBlobId(bytes) };
});
