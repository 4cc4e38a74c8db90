import type { About } from "../../../src/content/types.ts";
import type { PhotoFile } from "../photo-files.ts";
import { inWords, type Problem, unless } from "../problem.ts";
import { isText } from "../values.ts";
import { photoProblems, SHARP } from "./photo.ts";

const WHERE = "Sobre Nosotros (content/about.ts)";

/** What is wrong with the texts and the photograph of Sobre Nosotros. */
export const aboutProblems = (
  { paragraphs, photo }: About,
  photos: readonly PhotoFile[],
): Problem[] => [
  ...paragraphs.flatMap((paragraph, i) =>
    unless(isText(paragraph), {
      where: WHERE,
      field: `párrafo ${i + 1}`,
      found: inWords(paragraph),
      mend: "Escribe el párrafo.",
    }),
  ),
  ...photoProblems({ where: WHERE, field: "fotografía", sharp: SHARP.middling }, photo, photos),
];
