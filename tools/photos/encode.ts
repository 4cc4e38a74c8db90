import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { cropToFrame, isBagPhoto } from "../../model/content-files.ts";
import type { FocalPoint } from "../../model/types.ts";
import { type Format, type Picture, renditionUrl, renditionWidths } from "../../src/lib/picture.ts";
import { CONTENT_DIR } from "../content/content-dir.ts";
import { loadGroundColour } from "../site/brand.ts";
import { shortHash, shortSlug } from "../site/hashed-file.ts";

const CACHE_DIR = ".cache/photos";

const FORMATS: readonly Format[] = ["avif", "jpg"];
/** A change makes new files (docs/decisions/005). */
const ENCODING_OPTIONS = {
  avif: { quality: 63, effort: 2, chromaSubsampling: "4:2:0" },
  /** AVIF where a stitch is two pixels wide, and where plaster fills a desktop screen. */
  finer: { upTo: 480, from: 1600, quality: 72 },
  jpg: { quality: 80, mozjpeg: true, chromaSubsampling: "4:2:0" },
} as const;

const avifOptions = (width: number) =>
  width <= ENCODING_OPTIONS.finer.upTo || width >= ENCODING_OPTIONS.finer.from
    ? { ...ENCODING_OPTIONS.avif, quality: ENCODING_OPTIONS.finer.quality }
    : ENCODING_OPTIONS.avif;

/** A photograph of `content/`, upright and cropped to its frame. */
export type Photo = Picture & {
  /** Its path below `content/`. */
  file: string;
  focalPoint: FocalPoint;
  /** The colour behind a transparent photo, which would be black as JPEG; else empty. */
  background: string[];
};

/** One file that a visitor may be sent. */
type Rendition = { photo: Photo; width: number; format: Format; url: string };

const listRenditions = (photo: Photo): Rendition[] =>
  renditionWidths(photo).flatMap((width) =>
    FORMATS.map((format) => ({
      photo,
      width,
      format,
      url: renditionUrl(photo, width, format),
    })),
  );

/** The files that visitors may be sent of these photographs, by their places below the shop's address. */
export const listRenditionUrls = (photos: readonly Photo[]): string[] =>
  photos.flatMap(listRenditions).map(({ url: address }) => address);

/** Browsers keep the files for a year: their name changes with all that makes a difference to them. */
const buildUrlPrefix = (file: string, bytes: Buffer, keep: FocalPoint, ground: string[]): string =>
  `assets/${shortSlug(file.replace(/^[^/]+\/|\.[^.]+$/g, ""))}-${shortHash(bytes, JSON.stringify(ENCODING_OPTIONS), String(isBagPhoto(file)), ...ground, keep ?? "")}`;

export async function readPhoto(file: string, keep: FocalPoint): Promise<Photo> {
  const bytes = await readFile(path.join(CONTENT_DIR, file));
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  const { width, height } = cropToFrame(file, autoOrient);
  const ground = hasAlpha ? [await loadGroundColour()] : [];
  const stem = buildUrlPrefix(file, bytes, keep, ground);
  return { alt: "", urlPrefix: stem, width, height, file, focalPoint: keep, background: ground };
}

/** Where what is published at an address is kept from one build to the next. */
export const cachePath = (address: string): string => path.join(CACHE_DIR, path.basename(address));

/** Encodes what is not kept yet of these photographs, as many at a time as the machine has cores. */
export async function encodePhotos(photos: readonly Photo[]): Promise<void> {
  const missing = photos
    .flatMap(listRenditions)
    .filter(({ url: address }) => !existsSync(cachePath(address)));
  if (missing.length === 0) return;
  await mkdir(CACHE_DIR, { recursive: true });
  const began = Date.now();
  console.log(`Fotografías: preparando ${missing.length} archivos…`);
  const queue = [...missing];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await encodeRendition(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`Fotografías: preparadas en ${Math.ceil((Date.now() - began) / 1000)} s.`);
}

/** sharp leaves out metadata such as GPS data. */
async function encodeRendition({ photo, width, format, url: address }: Rendition): Promise<void> {
  // Read here: sharp caches files by name, and a photo may be replaced.
  const original = await readFile(path.join(CONTENT_DIR, photo.file));
  if (buildUrlPrefix(photo.file, original, photo.focalPoint, photo.background) !== photo.urlPrefix)
    throw new Error(`La foto «${photo.file}» ha cambiado mientras se preparaba: repítelo.`);
  const [background] = photo.background;
  const upright = sharp(original).autoOrient();
  const height = Math.round((width * photo.height) / photo.width);
  const picture = (background ? upright.flatten({ background }) : upright).resize(width, height, {
    fit: "cover",
    position: photo.focalPoint ?? "centre",
  });
  const bytes = await (format === "avif"
    ? picture.avif(avifOptions(width))
    : picture.jpeg(ENCODING_OPTIONS.jpg)
  ).toBuffer();
  // Written aside and renamed: an interrupted build leaves no half picture.
  const file = cachePath(address);
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
}
