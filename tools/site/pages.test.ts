import { expect, test } from "vitest";
import { toSentence } from "./pages.ts";

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
