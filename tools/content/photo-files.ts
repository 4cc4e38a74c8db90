import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { slug } from "../../src/lib/slug.ts";
import { PHOTOS } from "./folders.ts";

/** A file below `content/photos`, upright and cropped to its frame, or why it is of no use. */
export type PhotoFile =
  | { file: string; width: number; height: number }
  | { file: string; fault: "unreadable" | "heic" };

/** A bag's photo fills a 4:5 frame (DESIGN, Space and grid). */
const PRODUCT_FRAME = 4 / 5;

/** What systems leave in folders by themselves. */
const LITTER = /^(\.|(thumbs\.db|desktop\.ini)$)/i;

/** Paths of all files below a folder, sorted, with `/` on every system. */
export const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !LITTER.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();

/**
 * The name by which a photo is known: `moon-bag/1.jpg` for a bag's, whose folder may be called
 * `Moon Bag` too; its path for any other.
 */
export const catalogueName = (file: string): string =>
  file
    .replace(/^products\/([^/]+)\//, (_path, folder: string) => `${slug(folder)}/`)
    // Some systems write an accent as a character of its own, which nobody types.
    .normalize();

/** True for a bag's photo; any other is shown as it is. */
export const inFrame = (file: string): boolean => file.startsWith("products/");

/** A photo's size in pixels once it stands upright and, if it is a bag's, is cropped to its frame. */
export async function framed(
  file: string,
  bytes: Buffer,
): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes).metadata();
  if (!inFrame(file)) return autoOrient;
  const width = Math.min(autoOrient.width, Math.round(autoOrient.height * PRODUCT_FRAME));
  return { width, height: Math.round(width / PRODUCT_FRAME) };
}

/** The brands by which a file of the HEIF family says that it is HEVC inside, not AVIF. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)) &&
  !bytes.subarray(0, 64).includes("avif");

async function inspect(file: string): Promise<PhotoFile> {
  const bytes = await readFile(path.join(PHOTOS, file));
  const name = catalogueName(file);
  if (isHeic(bytes)) return { file: name, fault: "heic" };
  try {
    const size = await framed(file, bytes);
    // A header can be sound and the rest missing: only decoding tells, and small is quick.
    await sharp(bytes).resize(16).raw().toBuffer();
    return { file: name, ...size };
  } catch {
    return { file: name, fault: "unreadable" };
  }
}

/** Looks at every photo of `content/photos`, down to its last byte. */
export const inspectPhotos = async (): Promise<PhotoFile[]> =>
  Promise.all((await filesBelow(PHOTOS)).map(inspect));
