import { expect, test } from "vitest";
import type { About } from "../../../src/content/types.ts";
import { found, sampleContent } from "../sample-content.ts";

const withAbout = (change: Partial<About>) => ({
  ...sampleContent,
  about: { ...sampleContent.about, ...change },
});

test("Sobre Nosotros leaves no paragraph empty", () => {
  expect(found(withAbout({ paragraphs: ["Uno.", "", "Tres."] }))).toEqual([
    "Sobre Nosotros (content/about.ts) / párrafo 2 / vacío",
  ]);
});

test("its photograph is there, and says what it shows", () => {
  expect(found(withAbout({ photo: { file: "taller.jpg", alt: "" } }))).toEqual([
    "Sobre Nosotros (content/about.ts) / fotografía «taller.jpg» / no está en content/photos",
    "Sobre Nosotros (content/about.ts) / texto alternativo (alt) de la fotografía «taller.jpg» / vacío",
  ]);
  expect(found(withAbout({ photo: { file: "", alt: "Taller." } }))).toEqual([
    "Sobre Nosotros (content/about.ts) / fotografía / vacío como nombre de archivo",
  ]);
});
