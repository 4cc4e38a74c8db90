import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { CONTENT } from "./folders.ts";

const UNTIL_WRITTEN_MS = 50;

/** A file of the owner's, as the watcher names it. */
export const isContent = (file: string): boolean =>
  path.resolve(file).startsWith(path.resolve(CONTENT) + path.sep);

/**
 * Waits until a file that has changed can be read: an editor empties it before it fills it, and the watcher tells the
 * first alone of two changes within 5 ms.
 */
export const untilWritten = (): Promise<void> => setTimeout(UNTIL_WRITTEN_MS);
