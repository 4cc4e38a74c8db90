import { renameSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** On Windows an antivirus program may hold a new file open for a moment. */
const HELD_FILE_CODES = ["EPERM", "EACCES", "EBUSY"];
const RETRY_PAUSE_MS = 50;
const MAX_ATTEMPTS = 20;

/** Returns the code of a system error, such as `ENOENT`; empty for any other error. */
export const getErrorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? "";

/** Renames a file or a folder; retries for a second if another program holds it, and then throws its error. */
export async function renameFile(from: string, to: string, rename = renameSync): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      // Synchronous, so that a replaced folder is missing for microseconds only.
      return rename(from, to);
    } catch (error) {
      const isHeld = HELD_FILE_CODES.includes(getErrorCode(error));
      if (!isHeld || attempt === MAX_ATTEMPTS) throw error;
      await setTimeout(RETRY_PAUSE_MS);
    }
}
