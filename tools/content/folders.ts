import { readdir } from "node:fs/promises";
import path from "node:path";

/** The folder of all that the owner may change; the tests bring a shop of their own. */
export const CONTENT = process.env.CONTENT_DIR ?? "content";

/** Files and folders that systems and programs create by themselves. */
const LITTER = /(^|\/)(\.[^/]*|@eaDir|thumbs\.db|desktop\.ini)(\/|$)/i;

/** Paths of all files below a folder, sorted, with `/` on every system; none where there is no folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !LITTER.test(file))
    .sort();
}
