import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { getErrorCode, renameFile } from "../rename-file.ts";

/** Returns whether there is a process with this id, also one of another user. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return getErrorCode(error) === "EPERM";
  }
}

/** Creates the folder in which this process builds, and removes those of killed builds. */
export async function createBuildDir(outDir: string): Promise<string> {
  const parent = path.dirname(outDir);
  // Git ignores these folders (`.gitignore`).
  const prefix = `.${path.basename(outDir)}-`;
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (name.startsWith(prefix) && pid && !isRunning(pid))
      await rm(path.join(parent, name), { recursive: true, force: true });
  }
  const buildDir = path.join(parent, prefix + process.pid);
  await mkdir(buildDir, { recursive: true });
  return buildDir;
}

/** Renames a folder; returns false if that fails with one of these codes. */
const tryRename = (from: string, to: string, ...expectedCodes: string[]): Promise<boolean> =>
  renameFile(from, to).then(
    () => true,
    (error: unknown) => {
      if (expectedCodes.includes(getErrorCode(error))) return false;
      throw error;
    },
  );

/** Puts a finished build in the place of the output folder. */
export async function replaceOutDir(outDir: string, buildDir: string): Promise<void> {
  const previousDir = `${buildDir}-old`;
  do {
    await rm(previousDir, { recursive: true, force: true });
    await tryRename(outDir, previousDir, "ENOENT");
    // Another build may have put its folder there at this moment.
  } while (!(await tryRename(buildDir, outDir, "ENOTEMPTY", "EEXIST")));
  await rm(previousDir, { recursive: true, force: true });
}
