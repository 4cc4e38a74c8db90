import { createHash } from "node:crypto";
import { slug } from "../../model/slug.ts";

/** A file of the built shop that is neither page nor photograph. */
export type StaticFile = {
  /** Its place below the shop's address. */
  fileName: string;
  /** Media type. */
  type: string;
  bytes: Buffer;
};

/** What the owner's name for a file becomes in an address: disks take no name above 255 letters, all in all. */
export const shortSlug = (name: string): string => slug(name).slice(0, 100);

/** A file whose name changes with its content, so that it may be kept for ever. */
export function hashedFile(name: string, ext: string, type: string, bytes: Buffer): StaticFile {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${ext}`, type, bytes };
}
