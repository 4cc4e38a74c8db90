import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { PAGE_FADE_MS } from "../../src/app/page-change.ts";
import { PRODUCT_FRAME } from "../content/photo-files.ts";

test("a page fades for as long as the next one waits", async () => {
  const tokens = await readFile("src/styles/tokens.css", "utf8");
  expect(tokens).toContain(`--page-fade: ${PAGE_FADE_MS}ms;`);
});

test("a bag's photo is cropped to the frame that it is shown in", async () => {
  const carousel = await readFile("src/features/bags/carousel.module.css", "utf8");
  const [, width, height] = /\.frame \{[^}]*aspect-ratio: (\d+) \/ (\d+);/.exec(carousel) ?? [];
  expect(Number(width) / Number(height)).toBe(PRODUCT_FRAME);
});
