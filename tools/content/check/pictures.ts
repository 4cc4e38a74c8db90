import type { Pictures } from "../../../src/content/types.ts";
import { FILMS } from "../folders.ts";
import type { PhotoFile } from "../photo-files.ts";
import { inWords, type Problem, unless } from "../problem.ts";
import { photoProblems, SHARP } from "./photo.ts";

const WHERE = "Portada y Novedades (content/pictures.ts)";

/** What is wrong with the large pictures that belong to no bag, and with Home's film. */
export function picturesProblems(
  { hero, novedades }: Pictures,
  photos: readonly PhotoFile[],
  films: readonly string[],
): Problem[] {
  const { desktop, mobile } = hero;
  const picture = (field: string, sharp: number, file: string, alt: string) =>
    photoProblems({ where: WHERE, field, sharp }, { file, alt }, photos);
  const { wide, narrow } = novedades;
  return [
    ...picture("imagen fija del escritorio", SHARP.wide, desktop.still, hero.alt),
    ...picture("imagen fija del móvil", SHARP.small, mobile.still, hero.alt),
    ...picture("foto ancha de Novedades", SHARP.wide, wide, novedades.alt),
    ...picture("foto de Novedades en el móvil", SHARP.middling, novedades.mobile, novedades.alt),
    ...photoProblems(
      { where: WHERE, field: "foto estrecha de Novedades", sharp: SHARP.small },
      narrow,
      photos,
    ),
    ...[desktop.mp4, desktop.webm, mobile.mp4, mobile.webm].flatMap((film) =>
      unless(films.includes(film), {
        where: WHERE,
        field: "película",
        found: `${inWords(film)} no está en ${FILMS}`,
        mend: "Copia la película en la carpeta, o corrige el nombre del archivo.",
      }),
    ),
  ];
}
