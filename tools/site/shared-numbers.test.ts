import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { PAGE_FADE_MS } from "../../src/app/page-change.ts";
import { PRODUCT_FRAME } from "../content/photo-files.ts";

/** All styles and components of the shop as one text. */
async function source(): Promise<string> {
  const files = (await readdir("src", { recursive: true })).filter((file) =>
    /(?<!\.test)\.(css|tsx?)$/.test(file),
  );
  return (await Promise.all(files.map((file) => readFile(path.join("src", file), "utf8")))).join(
    "\n",
  );
}

test("a page fades for as long as the next one waits", async () => {
  const tokens = await readFile("src/styles/tokens.css", "utf8");
  expect(tokens).toContain(`--page-fade: ${PAGE_FADE_MS}ms;`);
});

test("a bag's photo is cropped to the frame that it is shown in", async () => {
  const carousel = await readFile("src/features/bags/carousel.module.css", "utf8");
  const [, width, height] = /\.frame \{[^}]*aspect-ratio: (\d+) \/ (\d+);/.exec(carousel) ?? [];
  expect(Number(width) / Number(height)).toBe(PRODUCT_FRAME);
});

test("styles and script change at the same widths of the window", async () => {
  const widths = [...(await source()).matchAll(/\((?:min|max)-width: ?([\d.]+\w+)\)/g)];
  // 16em: a bag's table, which has room of its own; 20em: letters so large that no wall has room for them; 24em: the
  // narrowest phones; 40em: two columns; 47.99em: what is narrower than a desktop alone; 48em: the desktop, 768 px
  // (docs/behaviour.md); 64em: cards with room for a larger tag; 80em: the thread beside the title of Sobre Nosotros;
  // 88em: `--content` and its gutters at their widest; 110em: a wider one; 140em: a wall, where the header keeps to
  // the gutter.
  expect(new Set(widths.map(([, width]) => width))).toEqual(
    new Set([
      "16em",
      "20em",
      "24em",
      "40em",
      "47.99em",
      "48em",
      "64em",
      "80em",
      "88em",
      "110em",
      "140em",
    ]),
  );
  const tokens = await readFile("src/styles/tokens.css", "utf8");
  const [, content] = /--content: (\d+)rem;/.exec(tokens) ?? [];
  const [, gutter] = /--gutter: clamp\(.*, (\d+)rem\);/.exec(tokens) ?? [];
  expect(Number(content) + 2 * Number(gutter)).toBe(88);
});
