import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Sharp } from "sharp";
import {
  buildAvifUrl,
  buildJpegUrl,
  getJpegWidth,
  listRenditionWidths,
  type PictureSource,
} from "../../lib/picture.ts";
import { computeGitBlobId } from "../../model/repository/git-blob.ts";
import type { MediaFile } from "../content/inspect-media.ts";
import { CONTENT_DIR } from "../content-dir.ts";
import { forEachParallel } from "../for-each-parallel.ts";
import { openPhoto, PIPELINE_COLOURSPACE } from "../open-photo.ts";
import { renameFile } from "../rename-file.ts";
import { createShortHash, createShortSlug } from "./hashed-file.ts";

const CACHE_DIR = ".cache/renditions";

/** A change gives every photo new URLs (docs/decisions/034). */
const ENCODING_OPTIONS = {
  colourspace: PIPELINE_COLOURSPACE,
  avif: { effort: 2, chromaSubsampling: "4:2:0" },
  quality: 63,
  /** For narrow AVIF files, where a stitch is two pixels wide, and for wide ones with the grain of a plain wall. */
  fine: { upTo: 480, from: 1600, quality: 72 },
  /** For AVIF files that would be heavier than this: grass and sequins hide what a lower quality loses. */
  busy: { bitsPerPixel: 0.65, quality: 50 },
  jpg: { quality: 80, mozjpeg: true, chromaSubsampling: "4:2:0" },
} as const;

/** A photo of `content/`, with its size after rotation. */
export type Photo = PictureSource &
  Pick<MediaFile, "file" | "oid"> & {
    /** The colour behind a transparent photo, which a JPEG would show black; empty for opaque photos. */
    background: string;
  };

/** One encoded file of a photo. */
type Rendition = { photo: Photo; width: number; format: "avif" | "jpg"; url: string };

/** Lists all renditions, each AVIF and one JPEG; their URLs are relative to the shop's URL. */
export const listRenditions = (photos: Iterable<Photo>): Rendition[] =>
  [...new Set(photos)].flatMap((photo) => [
    ...listRenditionWidths(photo).map(
      (width): Rendition => ({ photo, width, format: "avif", url: buildAvifUrl(photo, width) }),
    ),
    { photo, width: getJpegWidth(photo), format: "jpg", url: buildJpegUrl(photo) },
  ]);

/** @param ground the colour behind a transparent photo */
export function createPhoto(mediaFile: MediaFile, ground: string): Photo {
  const { file, oid, hasAlpha, width = 0, height = 0 } = mediaFile;
  const background = hasAlpha ? ground : "";
  // Browsers cache renditions for a year, so their URLs contain a hash of everything that affects the encoding.
  const hash = createShortHash(oid, JSON.stringify(ENCODING_OPTIONS), background);
  const urlPrefix = `assets/${createShortSlug(file.replace(/^[^/]+\/|\.[^.]+$/g, ""))}-${hash}`;
  return { alt: "", urlPrefix, width, height, file, oid, background };
}

/** Returns the file that keeps a rendition between builds. */
export const getCacheFile = (url: string): string => path.join(CACHE_DIR, path.basename(url));

/** Encodes the renditions that the cache lacks. */
export async function encodePhotos(photos: Iterable<Photo>): Promise<void> {
  const missing = listRenditions(photos).filter(({ url }) => !existsSync(getCacheFile(url)));
  if (missing.length === 0) return;
  await mkdir(CACHE_DIR, { recursive: true });
  const startTime = Date.now();
  console.log(`Fotografías: preparando ${missing.length} archivos…`);
  await forEachParallel(missing, encodeRendition);
  console.log(`Fotografías: preparadas en ${Math.ceil((Date.now() - startTime) / 1000)} s.`);
}

/** Encodes a picture. The quality depends on its width and on its detail, which shows in the size of the file. */
async function encodeAvif(picture: Sharp, width: number): Promise<Buffer> {
  const { avif, quality, fine, busy } = ENCODING_OPTIONS;
  const encode = (avifQuality: number) =>
    picture.avif({ ...avif, quality: avifQuality }).toBuffer({ resolveWithObject: true });
  if (width <= fine.upTo) return (await encode(fine.quality)).data;
  const { data, info } = await encode(quality);
  if (8 * data.length > busy.bitsPerPixel * info.width * info.height)
    return (await encode(busy.quality)).data;
  return width < fine.from ? data : (await encode(fine.quality)).data;
}

/** Encodes a rendition into the cache; sharp drops metadata such as GPS coordinates. */
async function encodeRendition({ photo, width, format, url }: Rendition): Promise<void> {
  const original = await readFile(path.join(CONTENT_DIR, photo.file));
  if ((await computeGitBlobId(original)) !== photo.oid)
    throw new Error(`La foto «${photo.file}» ha cambiado mientras se preparaba: repítelo.`);
  const { background } = photo;
  const upright = openPhoto(original);
  const picture = (background ? upright.flatten({ background }) : upright).resize(width);
  const bytes =
    format === "avif"
      ? await encodeAvif(picture, width)
      : await picture.jpeg(ENCODING_OPTIONS.jpg).toBuffer();
  // Flush and rename, so that neither a killed build nor a power cut leaves a torn file in the cache.
  const file = getCacheFile(url);
  const temporaryFile = `${file}.${process.pid}`;
  await writeFile(temporaryFile, bytes, { flush: true });
  await renameFile(temporaryFile, file);
}
