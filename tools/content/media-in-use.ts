import { readFile } from "node:fs/promises";
import path from "node:path";
import { slug } from "../../src/lib/slug.ts";
import type { Content } from "./check.ts";
import { cleanFilm } from "./film-metadata.ts";
import { FILMS, PHOTOS } from "./folders.ts";
import { filesBelow, type PhotoFile } from "./photo-files.ts";
import type { Problem } from "./problem.ts";

/** A file of `content/films`. */
export type FilmFile = { file: string; dataTrack: boolean };

/** Every text in a piece of content, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const folded = (name: string): string => name.normalize().toLowerCase();

/**
 * Tells which photos and films the shop shows: those that its content names, and all in the folder of
 * a bag. Nothing else is published.
 *
 * @param content what `content/*.ts` exports, not trusted
 */
export function mediaInUse(content: Partial<Content> = {}) {
  const named = new Set(textsIn(content).map(folded));
  const bags: readonly unknown[] = Array.isArray(content.catalogue) ? content.catalogue : [];
  const folders = new Set(bags.map((bag) => slug(String(Object(bag).name))));
  return {
    /** @param name as the catalogue knows it */
    photo: (name: string): boolean =>
      named.has(folded(name)) || (name.includes("/") && folders.has(name.split("/")[0] ?? "")),
    film: (file: string): boolean => named.has(folded(file)),
  };
}

/** Looks at every film of `content/films`. */
export const inspectFilms = async (): Promise<FilmFile[]> =>
  Promise.all(
    (await filesBelow(FILMS)).map(async (file) => {
      const film = await readFile(path.join(FILMS, file)).catch(() => Buffer.alloc(0));
      return { file, dataTrack: cleanFilm(film).dataTrack };
    }),
  );

const photoFaults = { heic: "una foto HEIC, que", unreadable: "un archivo que no se puede leer y" };

/** What lies in the folders of photos and films and is not shown, or must not be. */
export function mediaProblems(
  content: Content,
  photos: readonly PhotoFile[],
  films: readonly FilmFile[],
): Problem[] {
  const inUse = mediaInUse(content);
  const unused = (where: string, field: string, what: string): Problem => ({
    where,
    field,
    found: `${what} no sale en ninguna parte de la tienda`,
    mend: "No se publica. Si ya no te hace falta, bórrala de la carpeta.",
    warning: true,
  });
  return [
    // The folder of no bag is told of as a whole (tools/content/check.ts).
    ...photos
      .filter(({ file }) => !file.includes("/") && !inUse.photo(file))
      .map((photo) =>
        unused(
          `Carpeta ${PHOTOS}`,
          `foto «${photo.file}»`,
          "fault" in photo ? photoFaults[photo.fault] : "una foto que",
        ),
      ),
    ...films
      .filter(({ file }) => !inUse.film(file))
      .map(({ file }) => unused(`Carpeta ${FILMS}`, `película «${file}»`, "una película que")),
    ...films
      .filter(({ file, dataTrack }) => dataTrack && inUse.film(file))
      .map(({ file }) => ({
        where: `Carpeta ${FILMS}`,
        field: `película «${file}»`,
        found: "además de imagen y sonido, una pista de datos",
        mend: "Algunas cámaras apuntan ahí por dónde pasas, y se publicaría. Vuelve a hacer el archivo con las órdenes de «Cambiar la película de la portada», en docs/guia.md.",
      })),
  ];
}
