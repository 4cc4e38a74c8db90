import { createHash } from "node:crypto";
import { slug } from "../../model/values.ts";

export type HashedFile = {
  /** Its place below the shop's address. */
  fileName: string;
  bytes: Buffer;
};

export const shortHash = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((sum, part) => sum.update(part), createHash("sha256"))
    .digest("hex")
    .slice(0, 8);

/** Disks take names of 255 letters at most. */
export const shortSlug = (name: string): string => slug(name).slice(0, 100);

/** The name changes with the content: browsers keep the file for ever. */
export const createHashedFile = (name: string, ext: string, bytes: Buffer): HashedFile => ({
  fileName: `assets/${name}-${shortHash(bytes)}.${ext}`,
  bytes,
});
