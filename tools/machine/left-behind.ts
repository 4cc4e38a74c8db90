import { readdir, rm } from "node:fs/promises";
import path from "node:path";

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is another user's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Removes what stopped processes have left. @param pattern names whose first group is a process id */
export async function clearLeft(folder: string, pattern: RegExp): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(pattern.exec(name)?.[1]);
    if (pid && !isRunning(pid))
      await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  }
}
