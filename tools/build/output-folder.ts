import { renameSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Names the folder, beside the output folder, in which a process builds; Git ignores it (`.gitignore`). */
const buildDirName = (outDir: string, pid: number | string): string =>
  `.${path.basename(outDir)}-${pid}`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Creates the folder in which this process builds, and removes those of killed builds. */
export async function createBuildDir(outDir: string): Promise<string> {
  const parent = path.dirname(outDir);
  const prefix = buildDirName(outDir, "");
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (name.startsWith(prefix) && pid && !isRunning(pid))
      await rm(path.join(parent, name), { recursive: true, force: true });
  }
  const buildDir = path.join(parent, buildDirName(outDir, process.pid));
  await mkdir(buildDir, { recursive: true });
  return buildDir;
}

/** Renames a folder; returns false if there is none, or if another one has the new name. */
function tryRename(from: string, to: string): boolean {
  try {
    // Synchronous, so that the output folder is missing for microseconds only.
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code && ["ENOENT", "ENOTEMPTY", "EEXIST"].includes(code)) return false;
    throw error;
  }
}

/** Puts a finished build in the place of the output folder. */
export async function replaceOutDir(outDir: string, buildDir: string): Promise<void> {
  const previousDir = `${buildDir}-old`;
  do {
    await rm(previousDir, { recursive: true, force: true });
    tryRename(outDir, previousDir);
    // Another build may have put its folder there at this moment.
  } while (!tryRename(buildDir, outDir));
  await rm(previousDir, { recursive: true, force: true });
}
