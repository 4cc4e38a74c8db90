import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Keep } from "../../model/types.ts";
import { addressOf, type Format, type Picture, pictureOf } from "../../src/lib/picture.ts";
import { CONTENT } from "../content/folders.ts";
import { framed, inFrame } from "../content/photo-files.ts";
import { shortSlug } from "./static-file.ts";
import { colour } from "./tokens.ts";

const CACHE = ".cache/photos";

/** Widths in pixels that the layout asks for; a photo is never enlarged. */
export const WIDTHS = [320, 480, 720, 960, 1200, 1600, 1920];
const FORMATS: readonly Format[] = ["avif", "jpg"];
/** What the encoders are asked for; a change here makes new files (docs/decisions/005). */
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

/** A photograph of `content/` ready to be encoded: upright, cropped to its frame. */
export type Photo = Picture & {
  /** Its path below `content/`. */
  file: string;
  keep: Keep;
  /** The one colour behind it where it is transparent, and a JPEG would be black; else none. */
  ground: string[];
};

/** One file that a visitor may be sent. */
export type Rendition = { photo: Photo; width: number; format: Format };

const hash = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((sum, part) => sum.update(part), createHash("sha256"))
    .digest("hex")
    .slice(0, 8);

/** Where the visitor finds a rendition. */
export const renditionAddress = ({ photo, width, format }: Rendition): string =>
  addressOf(photo, width, format);

export const renditionsOf = (photo: Photo): Rendition[] =>
  photo.widths.flatMap((width) => FORMATS.map((format) => ({ photo, width, format })));

/**
 * The name that its files begin with. All that makes a difference to them is in it: browsers keep them
 * for a year.
 */
const stemOf = (file: string, bytes: Buffer, keep: Keep, ground: string[]): string =>
  `${shortSlug(file.replace(/^[^/]+\/|\.[^.]+$/g, ""))}-${hash(bytes, JSON.stringify(RECIPE), String(inFrame(file)), ...ground, keep ?? "")}`;

/** What is to be known of a photograph before any of it is encoded. */
export async function readPhoto(file: string, keep: Keep): Promise<Photo> {
  const bytes = await readFile(path.join(CONTENT, file));
  const { width, height, transparent } = await framed(file, bytes);
  const ground = transparent ? [await colour("ivory")] : [];
  const stem = stemOf(file, bytes, keep, ground);
  return { ...pictureOf({ alt: "", stem, width, height }, WIDTHS), file, keep, ground };
}

const cached = (rendition: Rendition): string =>
  path.join(CACHE, path.basename(renditionAddress(rendition)));

export const isCached = (rendition: Rendition): boolean => existsSync(cached(rendition));

/** Who asks for a rendition that is being encoded waits for the same work. */
const underWay = new Map<string, Promise<Buffer>>();

/** A rendition's bytes: from the cache, or encoded now and kept there. */
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

/** Metadata such as GPS data is left out. */
async function encodeInto(file: string, { photo, width, format }: Rendition): Promise<Buffer> {
  // Read here: sharp remembers what it has once opened by its name, and a photo may be replaced.
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
  // Written aside and renamed, so that an interrupted build leaves no half picture behind.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
  return bytes;
}
