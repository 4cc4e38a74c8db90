import { expect, test } from "vitest";
import { createSlug, hasText, normalizeText } from "./text.ts";

test("normalizeText replaces other line ends and control characters inside a text", () => {
  expect(normalizeText("a\r\nb\rc\0d\u0085e\tf")).toBe("a\nb\nc d e\tf");
  expect(["a", " ", "\u200b"].map(hasText)).toEqual([true, false, false]);
  expect(normalizeText("a\u00a0b\u00a0\u2003\nc\u3000")).toBe("a\u00a0b\nc");
});

test("normalizeText takes linear time for no-break spaces", { timeout: 8_000 }, () => {
  const text = `a${"\u00a0".repeat(300_000)}b`;
  expect(normalizeText(text)).toBe(text);
});

test.each([
  ["Moon Bag", "moon-bag"],
  ["Ñandú & Co. (2.ª serie)", "nandu-co-2-serie"],
  ["  Café  con leche ", "cafe-con-leche"],
  ["moon-bag/1", "moon-bag-1"],
  ["¡!", ""],
])("createSlug(«%s») returns «%s»", (name, expected) => {
  expect(createSlug(name)).toBe(expected);
});
