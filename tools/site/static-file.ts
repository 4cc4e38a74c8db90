import { createHash } from "node:crypto";
import { slug } from "../../model/slug.ts";

export type StaticFile = {
  /** Its place below the shop's address. */
  fileName: string;
  /** Media type. */
  type: string;
  bytes: Buffer;
};

/** Disks take names of 255 letters at most. */
export const shortSlug = (name: string): string => slug(name).slice(0, 100);

/** The name changes with the content: browsers keep the file for ever. */
export function hashedFile(name: string, ext: string, type: string, bytes: Buffer): StaticFile {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${ext}`, type, bytes };
}
