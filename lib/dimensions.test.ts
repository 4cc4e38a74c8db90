import { expect, test } from "vitest";
import { describeDimensions, describeHandle, formatDimensions } from "./dimensions";

test.each([
  [{ width: 27, height: 15, depth: 7 }, "27 cm de ancho, 15 de alto y\u00a07 de fondo"],
  [{ width: 22.5, height: 24 }, "22,5 cm de ancho y\u00a024 de alto"],
  [{ height: 24 }, "24 cm de alto"],
  [{}, ""],
])("the dimensions %o are «%s» in words", (dimensions, text) => {
  expect(describeDimensions(dimensions)).toBe(text);
});

test.each([
  [{ width: 27, height: 15, depth: 7 }, "27 × 15 × 7 cm"],
  [{ width: 22.5, height: 24 }, "22,5 × 24 cm"],
  [{ height: 24 }, ""],
])("the dimensions %o are «%s» in short", (dimensions, text) => {
  expect(formatDimensions(dimensions)).toBe(text);
});

test.each([
  ["De mano", 17, "De mano, 17 cm de caída"],
  ["De mano", 12.5, "De mano, 12,5 cm de caída"],
  ["De mano, 17 cm de caída", undefined, "De mano, 17 cm de caída"],
  [undefined, 17, "17 cm de caída"],
  [undefined, undefined, ""],
])("the handle «%s» with a drop of %s is «%s»", (handle, drop, text) => {
  expect(describeHandle(handle, drop)).toBe(text);
});
