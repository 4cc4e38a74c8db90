import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { plainName } from "../../model/values.ts";
import { cleanFilm, type FilmFormat, filmFormat } from "./film-metadata.ts";
import { CONTENT } from "./folders.ts";

/** A file below `content/` that should be a film: what it is, and what it weighs. */
export type FilmFile = {
  file: string;
  bytes: number;
  dataTrack: boolean;
  format: FilmFormat | undefined;
};

export const isFilm = (file: string): boolean => /\.(mp4|m4v|webm|mov|avi|mkv|ogv)$/i.test(file);

/** What each film holds, cleaned, and in which state of its file. */
const seen = new Map<string, { state: string; film: ReturnType<typeof clean> }>();

const clean = async (file: string) => cleanFilm(await readFile(path.join(CONTENT, file)));

/** A film as it may be published, without the place where it was made: read once, until it is written anew. */
export async function readFilm(file: string) {
  const { size, mtimeMs, ino } = await stat(path.join(CONTENT, file));
  const state = [size, mtimeMs, ino].join();
  const known = seen.get(file);
  if (known?.state === state) return known.film;
  const film = clean(file);
  seen.set(file, { state, film });
  return film;
}

/** Looks at those of these files that are films. */
export const inspectFilms = async (files: readonly string[]): Promise<FilmFile[]> =>
  Promise.all(
    files.filter(isFilm).map(async (file) => {
      const film = await readFilm(file).catch(() => undefined);
      // One that has gone since is as good as empty.
      const { bytes = Buffer.alloc(0), dataTrack = false } = film ?? {};
      const format = filmFormat(bytes);
      return { file: plainName(file), bytes: bytes.length, dataTrack, format };
    }),
  );
