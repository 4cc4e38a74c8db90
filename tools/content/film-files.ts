import { plainName } from "../../model/values.ts";
import { oncePerState } from "./bytes.ts";
import { cleanFilm, type FilmFormat, filmFormat } from "./film-metadata.ts";

/** A file below `content/` that should be a film: what it is, and what it weighs. */
export type FilmFile = {
  file: string;
  bytes: number;
  dataTrack: boolean;
  format: FilmFormat | undefined;
};

export const isFilm = (file: string): boolean => /\.(mp4|m4v|webm|mov|avi|mkv|ogv)$/i.test(file);

/** A film as it may be published, without the place where it was made. */
export const readFilm = oncePerState(async (bytes) => cleanFilm(bytes));

/** Looks at those of these files that are films. */
export const inspectFilms = async (files: readonly string[]): Promise<FilmFile[]> =>
  Promise.all(
    files.filter(isFilm).map(async (file) => {
      const { bytes, dataTrack } = await readFilm(file);
      return { file: plainName(file), bytes: bytes.length, dataTrack, format: filmFormat(bytes) };
    }),
  );
