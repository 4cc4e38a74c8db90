import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ERROR, SHIPPED } from "./colours.ts";

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
