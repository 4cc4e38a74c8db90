import { readFile } from "node:fs/promises";
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

/** A film as it may be published: without the place where it was made. */
export const readFilm = async (file: string) => cleanFilm(await readFile(path.join(CONTENT, file)));

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
