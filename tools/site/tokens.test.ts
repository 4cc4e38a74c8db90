import { expect, test } from "vitest";
import { ERROR, SHIPPED } from "../../model/brand-colours.ts";
import { contrast } from "../../model/contrast.ts";
import { paletteOf } from "../../model/palette.ts";
import { colour } from "./tokens.ts";

test.each([
  { ground: "#f4f7f8", ink: "#1d2a33", accent: "#1f5d7a" },
  { ground: "#ffffff", ink: "#000000", accent: "#000000" },
  // As little contrast as there may be.
  { ground: "#ffffff", ink: "#767676", accent: "#767676" },
])(
  "whatever is written can be read in the colours that follow from $ground, $ink and $accent",
  (own) => {
    const palette = paletteOf(own);
    for (const [front, behind] of [
      ["ink", "ivory"],
      ["ink", "sand"],
      ["ink", "plaster"],
      ["ink-soft", "ivory"],
      ["ink-soft", "sand"],
      ["terracotta", "ivory"],
      ["terracotta", "sand"],
      ["rose", "ink"],
    ])
      expect(
        contrast(palette[front ?? ""] ?? "", palette[behind ?? ""] ?? ""),
        `${front} on ${behind}`,
      ).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette["line-strong"] ?? "", own.ground)).toBeGreaterThanOrEqual(3);
  },
);

test("the content's code knows the colours that are shipped, and the one that never changes", async () => {
  expect([await colour("ivory"), await colour("ink"), await colour("terracotta")]).toEqual([
    SHIPPED.ground,
    SHIPPED.ink,
    SHIPPED.accent,
  ]);
  expect(await colour("error")).toBe(ERROR);
});
