import { expect, test } from "vitest";
import { describeDimensions, formatDimensions } from "./dimensions";

test.each([
  [{ width: 27, height: 15, depth: 7 }, "27 cm de ancho, 15 de alto y\u00a07 de fondo"],
  [{ width: 22.5, height: 24 }, "22,5 cm de ancho y\u00a024 de alto"],
  [{ height: 24 }, "24 cm de alto"],
  [{}, ""],
])("describeDimensions(%o) returns «%s»", (dimensions, text) => {
  expect(describeDimensions(dimensions)).toBe(text);
});

test.each([
  [{ width: 27, height: 15, depth: 7 }, "27 × 15 × 7 cm"],
  [{ width: 22.5, height: 24 }, "22,5 × 24 cm"],
  [{ height: 24 }, ""],
])("formatDimensions(%o) returns «%s»", (dimensions, text) => {
  expect(formatDimensions(dimensions)).toBe(text);
});
