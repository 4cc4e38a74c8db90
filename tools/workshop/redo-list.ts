import { mkdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { isYaml } from "../../model/content/content-files.ts";
import { computeGitBlobId } from "../../model/repository/git-blob.ts";
import { getErrorCode, renameFile } from "../rename-file.ts";

/** Below the content folder, so that a rename is atomic; hidden, so that it is no content. */
const STAGING_DIR = ".guardando";
const LIST_FILE = "list.json";

/** The new bytes of each file; null deletes the file. Paths are relative to the content folder. */
export type FileChanges = ReadonlyMap<string, Buffer | null>;

/** A file to replace with the staged file of the same number, or to delete. */
type Step = { file: string; isDeleted: boolean; blobIdBefore: string | undefined };

/** Photos first, then the documents that name them, then deletions. */
const rank = ([file, bytes]: [string, Buffer | null]): number => (bytes ? Number(isYaml(file)) : 2);

const readFileIfExists = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: unknown) => {
    if (getErrorCode(error) === "ENOENT") return undefined;
    throw error;
  });

async function readBlobId(file: string): Promise<string | undefined> {
  const bytes = await readFileIfExists(file);
  return bytes && computeGitBlobId(bytes);
}

/** Git has no empty folders: removes a folder with its last file. */
async function deleteFile(contentDir: string, file: string): Promise<void> {
  await rm(path.join(contentDir, file), { force: true });
  try {
    for (let dir = path.dirname(file); dir !== "."; dir = path.dirname(dir))
      await rmdir(path.join(contentDir, dir));
  } catch {
    // The folder has other files.
  }
}

/**
 * Replaces files so that an interruption at any point loses nothing: stages all new files, writes a list of what to do,
 * and does it. If staging fails, no file has changed; after that, `finishPublication` does the rest.
 */
export async function publishFiles(contentDir: string, changes: FileChanges): Promise<void> {
  const staging = path.join(contentDir, STAGING_DIR);
  await rm(staging, { recursive: true, force: true });
  const steps: Step[] = [];
  try {
    await mkdir(staging, { recursive: true });
    for (const [i, [file, bytes]] of [...changes].sort((a, b) => rank(a) - rank(b)).entries()) {
      steps.push({
        file,
        isDeleted: bytes === null,
        blobIdBefore: await readBlobId(path.join(contentDir, file)),
      });
      if (bytes) await writeFile(path.join(staging, String(i)), bytes, { flush: true });
    }
    const list = path.join(staging, LIST_FILE);
    await writeFile(`${list}.tmp`, JSON.stringify(steps), { flush: true });
    await renameFile(`${list}.tmp`, list);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  await finishPublication(contentDir);
}

/** Finishes a publication that was interrupted. Safe to repeat. Skips a file that has been edited by hand since. */
export async function finishPublication(contentDir: string): Promise<void> {
  const staging = path.join(contentDir, STAGING_DIR);
  const list = await readFileIfExists(path.join(staging, LIST_FILE));
  if (!list) return;
  const steps: Step[] = JSON.parse(String(list));
  for (const [i, { file, isDeleted, blobIdBefore }] of steps.entries()) {
    const target = path.join(contentDir, file);
    // The file is in place already, or edited by hand.
    if ((await readBlobId(target)) !== blobIdBefore) continue;
    if (isDeleted) await deleteFile(contentDir, file);
    else {
      await mkdir(path.dirname(target), { recursive: true });
      await renameFile(path.join(staging, String(i)), target);
    }
  }
  await rm(staging, { recursive: true, force: true });
}
