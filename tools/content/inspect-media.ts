import { stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { MediaInfo } from "../../model/content-files.ts";
import { checkSvg } from "../../model/logo-svg.ts";
import { isFilm, isPhoto } from "../../model/values.ts";
import { CONTENT_DIR, readContentFile } from "./content-dir.ts";

const HEIC_MESSAGE =
  "Es una foto HEIC, el formato propio del iPhone, que los navegadores no muestran. En el iPhone: Ajustes → Cámara → Formatos → «El más compatible»; o ábrela en el ordenador y guárdala como JPEG.";
const UNREADABLE_PHOTO_MESSAGE =
  "El archivo está dañado o no es una foto: vuelve a copiarlo desde el móvil, o guárdala de nuevo como JPEG.";

/** A file of the HEIF family says by its brand that it is HEVC inside, not AVIF. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)) &&
  !bytes.subarray(0, 64).includes("avif");

async function inspectPhoto(bytes: Buffer): Promise<MediaInfo> {
  if (isHeic(bytes)) return { error: HEIC_MESSAGE };
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    // A header can be sound and the rest missing: only decoding tells, and small is quick.
    await sharp(bytes).resize(16).raw().toBuffer();
    return autoOrient;
  } catch {
    return { error: UNREADABLE_PHOTO_MESSAGE };
  }
}

/** Four times what the guide asks for; hosts take 25 MB. */
const MAX_FILM_BYTES = 8_000_000;

const REDO_FILM_HINT = "vuelve a hacerla como dice docs/guia.md en «La película de la portada»";

/** Where cameras and phones note the place: QuickTime's and 3GPP's notes, tracks of GPS, WebM's tag. */
const LOCATION_METADATA = /©xyz|loci|location\.ISO6709|gpmd|camm|GPSLatitude|LOCATION/;

const isCompleteFilm = (film: string, file: string): boolean =>
  /\.webm$/i.test(file)
    ? film.startsWith("\x1aE\xdf\xa3")
    : film.slice(4, 8) === "ftyp" && film.includes("moov");

function checkFilm(bytes: Buffer, file: string): string | undefined {
  const film = bytes.toString("latin1");
  if (!isCompleteFilm(film, file))
    return `La película no es lo que dice su nombre, o le falta una parte: vuelve a copiarla o ${REDO_FILM_HINT}.`;
  if (LOCATION_METADATA.test(film))
    return `La película lleva apuntado el lugar en que se grabó, y se publicaría: ${REDO_FILM_HINT}.`;
  return film.length > MAX_FILM_BYTES
    ? `La película pesa más de ${MAX_FILM_BYTES / 1e6} MB, y gasta los datos de quien mira desde el móvil: ${REDO_FILM_HINT}.`
    : undefined;
}

/** What the bytes of a photo, a drawing or a film say. */
export async function inspectMedia(bytes: Buffer, file: string): Promise<MediaInfo> {
  if (isPhoto(file)) return inspectPhoto(bytes);
  const fault = isFilm(file) ? checkFilm(bytes, file) : checkSvg(bytes.toString());
  return fault ? { error: fault } : {};
}

const inspectionCache = new Map<string, { state: string; found: Promise<MediaInfo> }>();

/** Looks at a file of `content/` once, and again when it has been written. */
export async function inspectMediaFile(file: string): Promise<MediaInfo> {
  const gone = { size: 0, mtimeMs: 0, ino: 0 };
  const { size, mtimeMs, ino } = await stat(path.join(CONTENT_DIR, file)).catch(() => gone);
  const state = [size, mtimeMs, ino].join();
  const known = inspectionCache.get(file);
  if (known?.state === state) return known.found;
  const found = readContentFile(file).then((bytes) => inspectMedia(bytes, file));
  inspectionCache.set(file, { state, found });
  return found;
}
