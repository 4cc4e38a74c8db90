import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { DEFAULT_COLOURS, ERROR_COLOUR } from "./colours.ts";

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
