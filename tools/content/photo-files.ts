import sharp from "sharp";
import { plainName } from "../../model/values.ts";
import { bytesOf, oncePerState } from "./bytes.ts";
import { isDrawing } from "./drawing-files.ts";
import { isFilm } from "./film-files.ts";
import { BAGS, SHARE } from "./folders.ts";
import { walk } from "./walk.ts";

/** A file below `content/`, upright and cropped to its frame, or why it is of no use. */
export type PhotoFile =
  | { file: string; width: number; height: number }
  | { file: string; fault: "unreadable" | "heic" };

/** A bag's photo fills a 4:5 frame. */
const PRODUCT_FRAME = 4 / 5;

/** Paths of all files below a folder, sorted, with `/` on every system; none where there is no folder. */
export const filesBelow = async (folder: string): Promise<string[]> => (await walk(folder)).files;

/** True for what should be a photo: all that is neither written, nor a film, a drawing or the picture for chats. */
export const isPhoto = (file: string): boolean =>
  !/\.ya?ml$/i.test(file) && !isFilm(file) && !isDrawing(file) && file !== SHARE;

/** True for a bag's photo; any other is shown as it is. */
export const inFrame = (file: string): boolean => file.startsWith(`${BAGS}/`);

type Framed = { width: number; height: number; transparent: boolean };

/** A photo's size in pixels once it stands upright and, if it is a bag's, is cropped to its frame. */
export async function framed(file: string, bytes: Buffer): Promise<Framed> {
  const { autoOrient, hasAlpha: transparent } = await sharp(bytes).metadata();
  if (!inFrame(file)) return { ...autoOrient, transparent };
  const width = Math.min(autoOrient.width, Math.round(autoOrient.height * PRODUCT_FRAME));
  return { width, height: Math.round(width / PRODUCT_FRAME), transparent };
}

/** The brands by which a file of the HEIF family says that it is HEVC inside, not AVIF. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)) &&
  !bytes.subarray(0, 64).includes("avif");

// A header can be sound and the rest missing: only decoding tells, and small is quick.
const decode = (bytes: Buffer): Promise<Buffer> => sharp(bytes).resize(16).raw().toBuffer();

/** Whether the picture for chats is there and whole. */
export const canShare = (): Promise<boolean> =>
  bytesOf(SHARE)
    .then(decode)
    .then(
      () => true,
      () => false,
    );

/** Looks at a photo down to its last byte. */
const inspect = oncePerState(async (bytes, file): Promise<PhotoFile> => {
  // Some systems write an accent as a character of its own, which nobody types.
  const name = plainName(file);
  if (isHeic(bytes)) return { file: name, fault: "heic" };
  try {
    const { width, height } = await framed(file, bytes);
    await decode(bytes);
    return { file: name, width, height };
  } catch {
    return { file: name, fault: "unreadable" };
  }
});

/** Looks at those of these files that should be photos. */
export const inspectPhotos = (files: readonly string[]): Promise<PhotoFile[]> =>
  Promise.all(files.filter(isPhoto).map(inspect));
