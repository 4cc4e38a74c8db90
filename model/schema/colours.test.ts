import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { computeLuminance, DEFAULT_COLOURS, ERROR_COLOUR } from "./colours.ts";

test("tokens.css declares the default colours and the error colour", async () => {
  const styles = await readFile("src/styles/tokens.css", "utf8");
  for (const [name, value] of Object.entries({
    ivory: DEFAULT_COLOURS.ground,
    ink: DEFAULT_COLOURS.ink,
    terracotta: DEFAULT_COLOURS.accent,
    error: ERROR_COLOUR,
  }))
    expect(styles).toContain(`--${name}: ${value};`);
});

test.each([
  ["#ff0000", 0.2126],
  ["#00ff00", 0.7152],
  ["#0000ff", 0.0722],
  ["#808080", 0.2159],
])("the luminance of %s is %d, as in WCAG", (colour, value) => {
  expect(computeLuminance(colour)).toBeCloseTo(value, 4);
});
