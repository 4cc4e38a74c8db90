import { expect, test } from "vitest";
import { inWords } from "./problem.ts";

test.each([
  [undefined, "nada"],
  ["  ", "vacío"],
  ["24 €", "«24 €»"],
  [24, "24"],
  [{ price: 24 }, "algo entre llaves"],
])("what stands in the content is told to the owner in words: %o", (value, words) => {
  expect(inWords(value)).toBe(words);
});
