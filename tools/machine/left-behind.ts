import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Whether a program of this machine still runs, by its number. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, and is somebody else's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Removes what programs that were stopped have left in a folder.
 *
 * @param pattern the names of such things, in which a program's number is the first group
 */
export async function clearLeft(folder: string, pattern: RegExp): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(pattern.exec(name)?.[1]);
    if (pid && !isRunning(pid))
      await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  }
}
