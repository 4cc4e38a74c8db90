import { createHash } from "node:crypto";
import { createSlug } from "../../model/schema/text.ts";

export type HashedFile = {
  /** Path below the shop's URL. */
  fileName: string;
  bytes: Buffer;
};

/** Returns the first eight hexadecimal digits of a SHA-256 hash. */
export const createShortHash = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash("sha256"))
    .digest("hex")
    .slice(0, 8);

/** File systems limit names to 255 bytes. */
export const createShortSlug = (name: string): string => createSlug(name).slice(0, 100);

/** Names a file after a hash of its content, so that browsers may cache it for ever. */
export const createHashedFile = (name: string, ext: string, bytes: Buffer): HashedFile => ({
  fileName: `assets/${name}-${createShortHash(bytes)}.${ext}`,
  bytes,
});
