import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { CONTENT } from "./folders.ts";

/** The bytes of a file of `content/`: none where it has gone since its folder was read, as of an empty file. */
export const bytesOf = (file: string): Promise<Buffer> =>
  readFile(path.join(CONTENT, file)).catch(() => Buffer.alloc(0));

/** Looks at each file of `content/` once, and again when it has been written. */
export function oncePerState<Found>(look: (bytes: Buffer, file: string) => Promise<Found>) {
  const seen = new Map<string, { state: string; found: Promise<Found> }>();
  return async (file: string): Promise<Found> => {
    const gone = { size: 0, mtimeMs: 0, ino: 0 };
    const { size, mtimeMs, ino } = await stat(path.join(CONTENT, file)).catch(() => gone);
    const state = [size, mtimeMs, ino].join();
    const known = seen.get(file);
    if (known?.state === state) return known.found;
    const found = bytesOf(file).then((bytes) => look(bytes, file));
    seen.set(file, { state, found });
    return found;
  };
}
