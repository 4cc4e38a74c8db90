import { expect, test } from "vitest";
import type { FullBag } from "../../src/content/index.ts";
import { cutAtWord, describeBag, toSentence } from "./pages.ts";

test.each([
  ["Un bolso para el verano", "Un bolso para el verano."],
  ["Un bolso para el verano.", "Un bolso para el verano."],
  ["Cabe todo: llaves, móvil… ", "Cabe todo: llaves, móvil…"],
  ["¡Ideal para la playa!\n", "¡Ideal para la playa!"],
  ["La llamamos «¡Luna!»", "La llamamos «¡Luna!»"],
  ["Con asa (de cuentas)", "Con asa (de cuentas)."],
  ["Rojo, azul y verde, ", "Rojo, azul y verde."],
  ["Es grande. Cabe todo", "Es grande. Cabe todo."],
  ["Tejido con cariño ❤️", "Tejido con cariño ❤️"],
  ["Mide 30", "Mide 30."],
  ["", ""],
])("the text «%s» becomes the sentence «%s»", (text, sentence) => {
  expect(toSentence(text)).toBe(sentence);
});

const photos = [{ alt: "Un bolso al sol.", urlPrefix: "photo", width: 1200, height: 1500 }];
const details = { width: 24, height: 11, depth: 7, material: "Cordón de algodón" };

test.each([
  [{ line: "De mano", details }, "De mano. Mide 24 × 11 × 7 cm. Cordón de algodón."],
  [{ line: "De mano", description: "Para todo el día." }, "Para todo el día."],
  [{ details: { material: "Lana" } }, "Lana."],
  [{}, "Un bolso al sol."],
])("a bag with %o is described as «%s»", (fields, description) => {
  expect(describeBag({ description: "", photos, ...fields } as FullBag)).toBe(description);
});

test.each([
  ["Cabe todo", 9, "Cabe todo"],
  ["Cabe todo, también un libro", 27, "Cabe todo, también un libro"],
  ["Cabe todo, también un libro", 26, "Cabe todo, también un…"],
  ["Cabe todo, también un libro", 13, "Cabe todo…"],
  ["Pfffffffff", 9, "Pfffffff…"],
])("«%s» in %i letters is «%s»", (text, max, result) => {
  expect(cutAtWord(text, max)).toBe(result);
});
