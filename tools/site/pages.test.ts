import { expect, test } from "vitest";
import { normalizeBaseUrl, toSentence } from "./pages.ts";

test.each([
  ["https://www.mitienda.es", "https://www.mitienda.es/"],
  ["https://ana.github.io/tienda//", "https://ana.github.io/tienda/"],
  ["https://muñeca.es", "https://xn--mueca-pta.es/"],
  ["https://Mitienda.es/señora", "https://mitienda.es/se%C3%B1ora/"],
  ["", undefined],
])("the base URL of a shop at «%s» is %s", (url, baseUrl) => {
  expect(normalizeBaseUrl(url)).toBe(baseUrl);
});

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
