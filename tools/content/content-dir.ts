import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** The folder of all that the owner may change; the tests bring a shop of their own. */
export const CONTENT_DIR = process.env.CONTENT_DIR ?? "content";

/** Files and folders that systems and programs create by themselves. */
const SYSTEM_FILES = /(^|\/)(\.[^/]*|@eaDir|thumbs\.db|desktop\.ini)(\/|$)/i;

/** Paths of all files below a folder, sorted, with `/` on every system; none where there is no folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !SYSTEM_FILES.test(file))
    .sort();
}

/** The bytes of a file of `content/`: none where it has gone since its folder was read, as of an empty file. */
export const readContentFile = (file: string): Promise<Buffer> =>
  readFile(path.join(CONTENT_DIR, file)).catch(() => Buffer.alloc(0));

/** The name that Git gives to a file's bytes. */
export const gitBlobId = (bytes: Buffer): string =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
