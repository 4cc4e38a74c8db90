import { expect, test } from "vitest";
import { isNif } from "./values.ts";

test.each([
  ["12345678Z", true],
  ["12.345.678-z", true],
  ["X1234567L", true],
  ["B12345674", true],
  ["12345678A", false],
  ["1234567", false],
  ["", false],
])("%s as a NIF: %s", (nif, good) => {
  expect(isNif(nif)).toBe(good);
});
