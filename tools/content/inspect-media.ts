import { stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { MediaInfo } from "../../model/content-files.ts";
import { checkSvg } from "../../model/logo-svg.ts";
import { isFilm, isPhoto } from "../../model/values.ts";
import { CONTENT_DIR, readContentFile } from "./content-dir.ts";

const HEIC =
  "Es una foto HEIC, el formato propio del iPhone, que los navegadores no muestran. En el iPhone: Ajustes → Cámara → Formatos → «El más compatible»; o ábrela en el ordenador y guárdala como JPEG.";
const UNREADABLE =
  "El archivo está dañado o no es una foto: vuelve a copiarlo desde el móvil, o guárdala de nuevo como JPEG.";

/** A file of the HEIF family says by its brand that it is HEVC inside, not AVIF. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)) &&
  !bytes.subarray(0, 64).includes("avif");

async function photoFile(bytes: Buffer): Promise<MediaInfo> {
  if (isHeic(bytes)) return { error: HEIC };
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    // A header can be sound and the rest missing: only decoding tells, and small is quick.
    await sharp(bytes).resize(16).raw().toBuffer();
    return autoOrient;
  } catch {
    return { error: UNREADABLE };
  }
}

/** Four times what the guide asks for; hosts take 25 MB. */
const HEAVIEST_BYTES = 8_000_000;

const RECIPE = "vuelve a hacerla como dice docs/guia.md en «La película de la portada»";

/** Where cameras and phones note the place: QuickTime's and 3GPP's notes, tracks of GPS, WebM's tag. */
const PLACE = /©xyz|loci|location\.ISO6709|gpmd|camm|GPSLatitude|LOCATION/;

const isWhole = (film: string, file: string): boolean =>
  /\.webm$/i.test(file)
    ? film.startsWith("\x1aE\xdf\xa3")
    : film.slice(4, 8) === "ftyp" && film.includes("moov");

function filmFault(bytes: Buffer, file: string): string | undefined {
  const film = bytes.toString("latin1");
  if (!isWhole(film, file))
    return `La película no es lo que dice su nombre, o le falta una parte: vuelve a copiarla o ${RECIPE}.`;
  if (PLACE.test(film))
    return `La película lleva apuntado el lugar en que se grabó, y se publicaría: ${RECIPE}.`;
  return film.length > HEAVIEST_BYTES
    ? `La película pesa más de ${HEAVIEST_BYTES / 1e6} MB, y gasta los datos de quien mira desde el móvil: ${RECIPE}.`
    : undefined;
}

/** What the bytes of a photo, a drawing or a film say. */
export async function inspected(bytes: Buffer, file: string): Promise<MediaInfo> {
  if (isPhoto(file)) return photoFile(bytes);
  const fault = isFilm(file) ? filmFault(bytes, file) : checkSvg(bytes.toString());
  return fault ? { error: fault } : {};
}

const seen = new Map<string, { state: string; found: Promise<MediaInfo> }>();

/** Looks at a file of `content/` once, and again when it has been written. */
export async function inspect(file: string): Promise<MediaInfo> {
  const gone = { size: 0, mtimeMs: 0, ino: 0 };
  const { size, mtimeMs, ino } = await stat(path.join(CONTENT_DIR, file)).catch(() => gone);
  const state = [size, mtimeMs, ino].join();
  const known = seen.get(file);
  if (known?.state === state) return known.found;
  const found = readContentFile(file).then((bytes) => inspected(bytes, file));
  seen.set(file, { state, found });
  return found;
}
