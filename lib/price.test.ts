import { expect, test } from "vitest";
import { formatPrice } from "./price";

test.each([
  [24, "24,00 €"],
  [0, "0,00 €"],
  [1234.5, "1.234,50 €"],
  [1234567, "1.234.567,00 €"],
])("formatPrice(%d) returns %s", (euros, text) => {
  expect(formatPrice(euros)).toBe(text);
});
