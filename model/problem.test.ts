import { expect, test } from "vitest";
import { inWords } from "./problem.ts";

test.each([
  [undefined, "nada"],
  ["  ", "vacío"],
  [null, "vacío"],
  [[24], "una lista"],
  ["24 €", "«24 €»"],
  [24, "24"],
  [{ price: 24 }, "otros campos"],
])("what stands in the content is told to the owner in words: %o", (value, words) => {
  expect(inWords(value)).toBe(words);
});
