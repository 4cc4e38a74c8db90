import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Keep } from "../../model/types.ts";
import { addressOf, type Format, type Picture, widthsOf } from "../../src/lib/picture.ts";
import { CONTENT } from "../content/folders.ts";
import { framed, inFrame } from "../content/photo-files.ts";
import { shortSlug } from "./static-file.ts";
import { colour } from "./tokens.ts";

const CACHE = ".cache/photos";

const FORMATS: readonly Format[] = ["avif", "jpg"];
/** A change makes new files (docs/decisions/005). */
const RECIPE = {
  avif: { quality: 63, effort: 2, chromaSubsampling: "4:2:0" },
  /** AVIF where a stitch is two pixels wide, and where plaster fills a desktop screen. */
  finer: { upTo: 480, from: 1600, quality: 72 },
  jpg: { quality: 80, mozjpeg: true, chromaSubsampling: "4:2:0" },
} as const;

const avifAt = (width: number) =>
  width <= RECIPE.finer.upTo || width >= RECIPE.finer.from
    ? { ...RECIPE.avif, quality: RECIPE.finer.quality }
    : RECIPE.avif;

/** A photograph of `content/`, upright and cropped to its frame. */
export type Photo = Picture & {
  /** Its path below `content/`. */
  file: string;
  keep: Keep;
  /** The colour behind a transparent photo, which would be black as JPEG; else empty. */
  ground: string[];
};

/** One file that a visitor may be sent. */
export type Rendition = { photo: Photo; width: number; format: Format };

const hash = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((sum, part) => sum.update(part), createHash("sha256"))
    .digest("hex")
    .slice(0, 8);

export const renditionAddress = ({ photo, width, format }: Rendition): string =>
  addressOf(photo, width, format);

export const renditionsOf = (photo: Photo): Rendition[] =>
  widthsOf(photo).flatMap((width) => FORMATS.map((format) => ({ photo, width, format })));

/** Browsers keep the files for a year: their name changes with all that makes a difference to them. */
const stemOf = (file: string, bytes: Buffer, keep: Keep, ground: string[]): string =>
  `${shortSlug(file.replace(/^[^/]+\/|\.[^.]+$/g, ""))}-${hash(bytes, JSON.stringify(RECIPE), String(inFrame(file)), ...ground, keep ?? "")}`;

export async function readPhoto(file: string, keep: Keep): Promise<Photo> {
  const bytes = await readFile(path.join(CONTENT, file));
  const { width, height, transparent } = await framed(file, bytes);
  const ground = transparent ? [await colour("ivory")] : [];
  const stem = stemOf(file, bytes, keep, ground);
  return { alt: "", stem, width, height, file, keep, ground };
}

const cached = (rendition: Rendition): string =>
  path.join(CACHE, path.basename(renditionAddress(rendition)));

export const isCached = (rendition: Rendition): boolean => existsSync(cached(rendition));

/** Two requests for one rendition share the work. */
const underWay = new Map<string, Promise<Buffer>>();

export function encode(rendition: Rendition): Promise<Buffer> {
  const file = cached(rendition);
  const work =
    underWay.get(file) ??
    (isCached(rendition) ? readFile(file) : encodeInto(file, rendition)).finally(() =>
      underWay.delete(file),
    );
  underWay.set(file, work);
  return work;
}

/** sharp leaves out metadata such as GPS data. */
async function encodeInto(file: string, { photo, width, format }: Rendition): Promise<Buffer> {
  // Read here: sharp caches files by name, and a photo may be replaced.
  const original = await readFile(path.join(CONTENT, photo.file));
  if (stemOf(photo.file, original, photo.keep, photo.ground) !== photo.stem)
    throw new Error(`La foto «${photo.file}» ha cambiado mientras se preparaba: repítelo.`);
  const [background] = photo.ground;
  const upright = sharp(original).autoOrient();
  const height = Math.round((width * photo.height) / photo.width);
  const picture = (background ? upright.flatten({ background }) : upright).resize(width, height, {
    fit: "cover",
    position: photo.keep ?? "centre",
  });
  const bytes = await (format === "avif"
    ? picture.avif(avifAt(width))
    : picture.jpeg(RECIPE.jpg)
  ).toBuffer();
  await mkdir(CACHE, { recursive: true });
  // Written aside and renamed: an interrupted build leaves no half picture.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
  return bytes;
}
