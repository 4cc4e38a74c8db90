import sharp from "sharp";
import { BAG_FRAME, BAGS, SHARE } from "../../model/content-files.ts";
import type { Size } from "../../model/read-content.ts";
import { oncePerState } from "./bytes.ts";

/** A picture's pixels once it stands upright, or why it is of no use. */
export type PhotoFile = Size | { fault: "unreadable" | "heic" };

export const isFilm = (file: string): boolean => /\.(mp4|webm)$/i.test(file);

/** True for what should be a photo: all that is neither written, nor a film, a drawing or the picture for chats. */
export const isPhoto = (file: string): boolean =>
  !/\.(ya?ml|svg)$/i.test(file) && !isFilm(file) && file !== SHARE;

/** True for a bag's photo; any other is shown as it is. */
export const inFrame = (file: string): boolean => file.startsWith(`${BAGS}/`);

type Framed = Size & { transparent: boolean };

/** A photo's size in pixels once it stands upright and, if it is a bag's, is cropped to its frame. */
export async function framed(file: string, bytes: Buffer): Promise<Framed> {
  const { autoOrient, hasAlpha: transparent } = await sharp(bytes).metadata();
  if (!inFrame(file)) return { ...autoOrient, transparent };
  const width = Math.min(autoOrient.width, Math.round(autoOrient.height * BAG_FRAME));
  return { width, height: Math.round(width / BAG_FRAME), transparent };
}

/** The brands by which a file of the HEIF family says that it is HEVC inside, not AVIF. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)) &&
  !bytes.subarray(0, 64).includes("avif");

/** Looks at a picture down to its last byte. */
export const inspectPhoto = oncePerState(async (bytes): Promise<PhotoFile> => {
  if (isHeic(bytes)) return { fault: "heic" };
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    // A header can be sound and the rest missing: only decoding tells, and small is quick.
    await sharp(bytes).resize(16).raw().toBuffer();
    return autoOrient;
  } catch {
    return { fault: "unreadable" };
  }
});
