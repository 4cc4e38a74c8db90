import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ERROR, SHIPPED } from "./brand-colours.ts";
import { contrast } from "./contrast.ts";
import { paletteOf } from "./palette.ts";

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

test("the colours that an owner begins with are those of the styles", async () => {
  const styles = await readFile("src/styles/tokens.css", "utf8");
  for (const [name, value] of Object.entries({
    ivory: SHIPPED.ground,
    ink: SHIPPED.ink,
    terracotta: SHIPPED.accent,
    error: ERROR,
  }))
    expect(styles).toContain(`--${name}: ${value};`);
});
