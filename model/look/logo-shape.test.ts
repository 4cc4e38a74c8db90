import { expect, test } from "vitest";
import { extractLogoShape } from "./logo-shape.ts";

/** Colours of pixels by letter: Dark, Light, Off-white (a JPEG's noise), Terracotta, Half opaque, and transparent. */
const COLOURS: Record<string, readonly number[]> = {
  D: [30, 30, 40, 255],
  L: [255, 255, 255, 255],
  O: [248, 252, 250, 255],
  T: [156, 66, 37, 255],
  H: [30, 30, 40, 128],
  ".": [0, 0, 0, 0],
};

/** Draws a picture whose rows are words of these letters, and returns its shape: one digit of opacity per pixel. */
function drawShape(...rows: readonly string[]) {
  const colours = [...rows.join("")].flatMap((letter) => COLOURS[letter] ?? []);
  const data = new Uint8ClampedArray(colours);
  const box = extractLogoShape({ width: rows[0]?.length ?? 0, height: rows.length, data });
  const alphas = [...data].filter((_value, i) => i % 4 === 3);
  return {
    box,
    isBlack: data.every((value, i) => i % 4 === 3 || value === 0),
    opacities: alphas.map((alpha) => Math.round((alpha / 255) * 9)).join(""),
  };
}

test.each([
  ["a transparent picture keeps its opacity", ["....", ".DT.", ".HL."], "000009900590"],
  [
    "an opaque picture keeps what differs from its corner",
    ["LLOL", "LDDL", "LTOL"],
    "000009900900",
  ],
  ["light letters on a dark shape become holes", [".DDD", ".DLD", ".DDD"], "099909090999"],
])("%s", (_title, rows, opacities) => {
  const { box, ...shape } = drawShape(...rows);
  expect(shape).toEqual({ isBlack: true, opacities });
  expect(box?.left).toBe(1);
});

test("a logo's box contains everything visible, and nothing else", () => {
  expect(drawShape("....", "..D.", "..D.").box).toEqual({ left: 2, top: 1, width: 1, height: 2 });
  for (const empty of ["....", "LLLL", "LOLO", "DDDD"])
    expect(drawShape(empty).box).toBeUndefined();
});
