import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { CONTENT } from "./folders.ts";

const WRITE_PAUSE_MS = 50;

export const isContent = (file: string): boolean =>
  path.resolve(file).startsWith(path.resolve(CONTENT) + path.sep);

/**
 * An editor empties a file before it writes it, and Vite's watcher reports only the first of two changes within 5 ms: so a
 * changed file is read after a pause.
 */
export const writePause = (): Promise<void> => setTimeout(WRITE_PAUSE_MS);
