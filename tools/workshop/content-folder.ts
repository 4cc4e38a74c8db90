import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, realpath, rm, rmdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { gitName } from "../content/files.ts";

/** What the workshop may write: content, photographs, drawings and films, and no program. */
const WRITABLE = /\.(ya?ml|jpe?g|png|webp|avif|gif|heic|svg|mp4|webm)$/i;

/** A file as Git names it. */
export type Blob = { path: string; sha: string; size: number };

const ROOT = "content";

/** After so long the time of a file tells whether it has changed. */
const SETTLED_MS = 2000;

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

  /** The files that have been read, each with the time of its last change. */
  const known = new Map<string, { changed: number; blob: Blob }>();

  /** A file that has neither another size nor another time is not read again. */
  async function blobOf(file: string): Promise<Blob> {
    const { mtimeMs: changed, size } = await stat(path.join(root, file));
    const before = known.get(file);
    if (before?.changed === changed && before.blob.size === size) return before.blob;
    const bytes = await readFile(path.join(root, file));
    const blob = { path: file, sha: gitName(bytes), size: bytes.length };
    // One that has just been written may be written again within the same tick of the clock.
    if (Date.now() - changed > SETTLED_MS) known.set(file, { changed, blob });
    return blob;
  }

  async function list(): Promise<Blob[]> {
    const entries = await readdir(path.join(root, ROOT), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join("/"))
      .filter(isContent)
      .sort();
    return Promise.all(files.map(blobOf));
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
