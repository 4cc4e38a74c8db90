import path from "node:path";
import type { MediaInfo } from "../../model/content-files.ts";
import { computeGitBlobId } from "../../model/git-blob.ts";
import { FILLED_ALPHA } from "../../model/logo-shape.ts";
import { isVideo, mayBePhoto } from "../../model/validators.ts";
import { CONTENT_DIR, readContentFile, readFileFingerprint } from "../content-dir.ts";
import { MAX_MEGAPIXELS, openPhoto } from "../open-photo.ts";

const HEIC_MESSAGE =
  "Es una foto HEIC, el formato propio del iPhone, que los navegadores no muestran. En el iPhone: Ajustes → Cámara → Formatos → «El más compatible»; o ábrela en el ordenador y guárdala como JPEG.";
const UNREADABLE_PHOTO_MESSAGE =
  "El archivo está dañado o no es una foto: vuelve a copiarlo desde el móvil, o guárdala de nuevo como JPEG.";

const LARGE_PHOTO_MESSAGE = `La foto tiene más de ${MAX_MEGAPIXELS} millones de píxeles: guárdala más pequeña, como JPEG.`;
const SLOW_PHOTO_MESSAGE =
  "La foto tarda demasiado en abrirse: guárdala de nuevo como JPEG, o más pequeña.";

const MAX_DECODE_SECONDS = 30;

/** HEIC and AVIF share the HEIF container; their brands differ. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)) &&
  !bytes.subarray(0, 64).includes("avif");

/** Files that owners mistake for photos, by their first bytes. */
const OTHER_FORMATS: readonly [RegExp, string][] = [
  [/^$/, "un archivo vacío"],
  [/^\s*<(!doctype html|html)/i, "una página web"],
  [/^(\xef\xbb\xbf)?\s*<(svg|\?xml|!)/i, "un dibujo SVG"],
  [/^%PDF/, "un PDF"],
  [/^....ftyp|^.E\xdf\xa3/s, "un vídeo"],
  [/^PK|^.\x8b|^Rar!|^7z/, "un archivo comprimido o un documento"],
  [/^8BPS/, "un archivo de Photoshop"],
  [/^BM/, "una imagen BMP"],
  [/^\xff\n|^....JXL /s, "una imagen JPEG XL"],
];

function explainUnreadable(bytes: Buffer, { message }: Error): string {
  if (isHeic(bytes)) return HEIC_MESSAGE;
  if (/pixel limit/.test(message)) return LARGE_PHOTO_MESSAGE;
  if (/timeout/.test(message)) return SLOW_PHOTO_MESSAGE;
  const start = bytes.toString("latin1", 0, 200);
  const format = OTHER_FORMATS.find(([pattern]) => pattern.test(start))?.[1];
  return format
    ? `No es una foto, sino ${format}, diga lo que diga su nombre: pon una foto, como JPEG o PNG.`
    : UNREADABLE_PHOTO_MESSAGE;
}

/** The box of an AVIF with its colour profile: primaries, transfer function and matrix, of two bytes each. */
const COLOUR_PROFILE = "colrnclx";
/** PQ and HLG, by their numbers in ITU-T H.273. */
const HDR_TRANSFER_FUNCTIONS = [16, 18];

function isHdr(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2000).indexOf(COLOUR_PROFILE);
  if (start < 0) return false;
  return HDR_TRANSFER_FUNCTIONS.includes(bytes.readUInt16BE(start + COLOUR_PROFILE.length + 2));
}

const HDR_MESSAGE =
  "La foto es HDR, y en la tienda se ve apagada: guárdala como JPEG, o desactiva el HDR de la cámara.";

/** What the bytes of a photo or video tell. */
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
      ...(isHdr(bytes) && { warning: HDR_MESSAGE }),
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

/** The codecs of an MP4 that many browsers do not play, by the name of their sample entry. */
const UNPLAYABLE_CODECS: readonly [RegExp, string][] = [
  [/stsd.{12}(hvc1|hev1)/s, "HEVC (H.265)"],
  [/stsd.{12}(apch|apcn|apcs|apco|ap4h|ap4x)/s, "ProRes"],
  [/stsd.{12}mp4v/s, "MPEG-4 Part 2"],
  [/stsd.{12}(jpeg|mjpa|mjpb)/s, "MJPEG"],
];

/**
 * Returns the boxes of an MP4 as text; empty if the last box is cut off. Leaves out the pictures and sounds, in whose bytes
 * any text may occur by chance.
 */
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
  const codec = isWebm ? undefined : UNPLAYABLE_CODECS.find(([entry]) => entry.test(metadata));
  if (codec)
    return `La película está en ${codec[1]}, que muchos navegadores no enseñan: ${REDO_VIDEO_HINT}.`;
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

const inspectionCache = new Map<string, { fingerprint: string; info: Promise<MediaFile> }>();

/** Reads and inspects a file below `content/`, and caches the result until the file changes. */
export async function readMediaFile(file: string): Promise<MediaFile> {
  const fingerprint = await readFileFingerprint(path.join(CONTENT_DIR, file));
  const cached = inspectionCache.get(file);
  if (cached?.fingerprint === fingerprint) return cached.info;
  const info = readContentFile(file).then(async (bytes) => ({
    ...(await inspectMedia(bytes, file)),
    file,
    oid: await computeGitBlobId(bytes),
  }));
  inspectionCache.set(file, { fingerprint, info });
  return info;
}
