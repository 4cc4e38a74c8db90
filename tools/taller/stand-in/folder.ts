import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, realpath, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** What the workshop may write: content and photographs, and no program. */
const WRITABLE = /\.(ya?ml|jpe?g|png|webp|avif|gif|heic|mp4|webm)$/i;

/** A file as Git names it. */
export type Blob = { path: string; sha: string; size: number };

const ROOT = "content";

const gitHash = (bytes: Buffer): string =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

/** Whether a path, as the client sends it, is that of a file of the content. */
function isContent(file: string): boolean {
  const parts = file.split("/");
  return (
    parts[0] === ROOT &&
    parts.length > 1 &&
    WRITABLE.test(file) &&
    parts.every((part) => part !== "" && !part.startsWith(".") && !/[\\\0:]/.test(part))
  );
}

/** The content of a folder, seen as the files of a repository. */
export function contentFolder(folder: string) {
  const root = path.resolve(folder);

  /** Where a file stands on the disk: within the content, also behind links. */
  async function placeOf(file: string): Promise<string> {
    if (!isContent(file)) throw new Error(`No es un archivo del contenido: ${file}`);
    const target = path.join(root, file);
    const content = await realpath(path.join(root, ROOT));
    let there = path.dirname(target);
    while (!(await realpath(there).catch(() => undefined))) there = path.dirname(there);
    const real = await realpath(there);
    if (real !== content && !real.startsWith(content + path.sep))
      throw new Error(`No está en el contenido: ${file}`);
    return target;
  }

  async function list(): Promise<Blob[]> {
    const entries = await readdir(path.join(root, ROOT), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join("/"))
      .filter(isContent)
      .sort();
    return Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(path.join(root, file));
        return { path: file, sha: gitHash(bytes), size: bytes.length };
      }),
    );
  }

  return {
    list,
    /** Names the state of all files: it changes with any of them, whoever has changed it. */
    async head(): Promise<string> {
      const hash = createHash("sha1");
      for (const { path: file, sha } of await list()) hash.update(`${file} ${sha}\n`);
      return hash.digest("hex");
    },
    /** A file's bytes by their name in Git. */
    async read(sha: string): Promise<Buffer | undefined> {
      const found = (await list()).find((blob) => blob.sha === sha);
      return found && readFile(path.join(root, found.path));
    },
    /** Writes and removes: all of it, or nothing where one path is not the content's. */
    async change(
      written: readonly { path: string; bytes: Buffer }[],
      removed: readonly string[],
    ): Promise<void> {
      const additions = await Promise.all(
        written.map(async ({ path: file, bytes }) => ({ place: await placeOf(file), bytes })),
      );
      const deletions = await Promise.all(removed.map(placeOf));
      for (const place of deletions) {
        await rm(place, { force: true });
        // A bag's folder goes with its last file, as in Git.
        await rmdir(path.dirname(place)).catch(() => undefined);
      }
      for (const { place, bytes } of additions) {
        await mkdir(path.dirname(place), { recursive: true });
        await writeFile(place, bytes);
      }
    },
  };
}

export type ContentFolder = ReturnType<typeof contentFolder>;
