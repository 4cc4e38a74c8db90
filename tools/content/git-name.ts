import { createHash } from "node:crypto";

/** The name that Git gives to a file's bytes. */
export const gitName = (bytes: Buffer): string =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
