import { expect, test } from "vitest";
import { isNif, isPhone, normalizeText, slug } from "./values.ts";

test.each([
  ["12345678Z", true],
  ["12.345.678-z", true],
  ["X1234567L", true],
  ["B12345674", true],
  ["12345678A", false],
  ["1234567", false],
  ["", false],
])("isNif(«%s») returns %s", (nif, isValid) => {
  expect(isNif(nif)).toBe(isValid);
});

test("normalizeText replaces other line ends and control characters inside a text", () => {
  expect(normalizeText("a\r\nb\rc\0d\u0085e\tf")).toBe("a\nb\nc d e\tf");
});

test("isPhone accepts a number with invisible characters, as copied from a chat", () => {
  expect(isPhone("\u202a+34 600\u00a0123 456\u202c")).toBe(true);
});

test.each([
  ["Moon Bag", "moon-bag"],
  ["Ñandú & Co. (2.ª serie)", "nandu-co-2-serie"],
  ["  Café  con leche ", "cafe-con-leche"],
  ["moon-bag/1", "moon-bag-1"],
  ["¡!", ""],
])("slug(«%s») returns «%s»", (name, expected) => {
  expect(slug(name)).toBe(expected);
});
