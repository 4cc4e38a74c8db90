import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { largePhoto, lightFilm } from "../../tests/support/sample-content.ts";
import { checkContent } from "./check.ts";
import { isContentFile } from "./content-files.ts";
import { EXAMPLE } from "./example-content.ts";
import { isFilm } from "./film-files.ts";
import { filesBelow, isPhoto } from "./photo-files.ts";

/** The example shop as it is read, its photos taken for good. */
async function example() {
  const files = await filesBelow(EXAMPLE);
  const texts = await Promise.all(
    files
      .filter(isContentFile)
      .map(async (file) => [file, await readFile(path.join(EXAMPLE, file))] as const),
  );
  return checkContent({
    files,
    texts: new Map(texts),
    photos: files.filter(isPhoto).map(largePhoto),
    films: await Promise.all(
      files.filter(isFilm).map(async (file) => {
        const { size: bytes } = await stat(path.join(EXAMPLE, file));
        return { ...lightFilm(file), bytes };
      }),
    ),
    drawings: [],
    canShare: files.includes("compartir.jpg"),
  });
}

test("the example shop is in order, and nothing in it is in no use", async () => {
  expect((await example()).problems).toEqual([]);
});

test("its catalogue is the specification's", async () => {
  const bags = (await example()).content?.catalogue ?? [];
  expect(
    bags.map((bag) => [bag.id, bag.name, bag.price, bag.category, bag.featured, bag.photos.length]),
  ).toEqual([
    ["bag-001", "Moon Bag", 24, "new", true, 5],
    ["bag-002", "Chain Bag", 25, "new", true, 5],
    ["bag-003", "Star Bag", 26, "new", true, 5],
    ["bag-004", "Little Bag", 22, "basic", false, 2],
    ["bag-005", "Net Bag", 24, "basic", false, 2],
    ["bag-006", "Ribbon Bag", 25, "basic", false, 2],
  ]);
  const links = bags.map(({ amazonUrl }) => amazonUrl).filter((link) => link !== undefined);
  expect(links).toHaveLength(4);
  expect(new Set(links).size).toBe(1);
  expect(bags.map(({ description }) => description).join("")).toBe("");
});
