import { expect, test } from "vitest";
import { contentProblems } from "../check.ts";
import { found, sampleContent, sampleFilms, samplePhotos } from "../sample-content.ts";

const WHERE = "Portada y Novedades (content/pictures.ts)";

test("no film is left out", () => {
  const [first, ...others] = sampleFilms;
  expect(contentProblems(sampleContent, samplePhotos, others)).toEqual([
    expect.objectContaining({
      where: WHERE,
      field: "película",
      found: `«${first}» no está en content/films`,
    }),
  ]);
});

test.each([
  ["wide.jpg", "imagen fija del escritorio"],
  ["upright.jpg", "imagen fija del móvil"],
  ["novedades-wide.jpg", "foto ancha de Novedades"],
  ["novedades-mobile.jpg", "foto de Novedades en el móvil"],
  ["novedades-narrow.jpg", "foto estrecha de Novedades"],
])("%s is there", (file, field) => {
  const others = samplePhotos.filter((photo) => photo.file !== file);
  expect(found(sampleContent, others)).toEqual([
    `${WHERE} / ${field} «${file}» / no está en content/photos`,
  ]);
});
