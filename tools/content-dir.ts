import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** The folder with everything that the owner may change; tests set the variable to other folders. */
export const CONTENT_DIR = process.env.CONTENT_DIR ?? "content";

/** Files and folders that operating systems and programs create. */
const SYSTEM_FILES = /(^|\/)(\.[^/]*|@eaDir|thumbs\.db|desktop\.ini)(\/|$)/i;

/** Returns whether a path leads to a file: for the bytes of a name that is not UTF-8 Node puts U+FFFD. */
export const hasReadableName = (file: string): boolean => !file.includes("\ufffd");

/** Lists the files below a folder that a program can open. */
export const listFiles = async (folder: string): Promise<string[]> =>
  (await listAllFiles(folder)).filter(hasReadableName);

/** Lists the paths of all files below a folder, sorted, with `/` on every system; empty if there is no folder. */
export async function listAllFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !SYSTEM_FILES.test(file))
    .sort();
}

/** Reads a file below `content/`; no bytes if it was deleted meanwhile. Throws if a cloud folder still lacks it. */
export const readContentFile = (file: string): Promise<Buffer> =>
  readFile(path.join(CONTENT_DIR, file)).catch((error) => {
    if (error.code === "ENOENT") return Buffer.alloc(0);
    throw error;
  });

/** Returns a function that reads a file below `dir` with `read`, and keeps the result until the file changes. */
export function createCachedReader<Result>(dir: string, read: (file: string) => Promise<Result>) {
  const cache = new Map<string, { fingerprint: string; result: Promise<Result> }>();
  return async (file: string): Promise<Result> => {
    const stats = await stat(path.join(dir, file)).catch(() => undefined);
    const fingerprint = [stats?.size, stats?.mtimeMs, stats?.ctimeMs, stats?.ino].join();
    const cached = cache.get(file);
    if (cached?.fingerprint === fingerprint) return cached.result;
    const result = read(file);
    cache.set(file, { fingerprint, result });
    // A file that cannot be read now may be read later, unchanged.
    result.catch(() => cache.delete(file));
    return result;
  };
}
