import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { isContentFile } from "../../model/content-files.ts";
import { readContent } from "../../model/read-content.ts";
import { filesBelow } from "./files.ts";

/** The example shop as it is read, its photos taken for good. */
async function example() {
  const files = await filesBelow("example");
  const written = files.filter(isContentFile);
  const texts = written.map((file) => readFile(path.join("example", file), "utf8"));
  return readContent({
    written: Object.fromEntries((await Promise.all(texts)).map((text, i) => [written[i], text])),
    others: Object.fromEntries(
      files.filter((file) => !isContentFile(file)).map((file) => [file, {}]),
    ),
  });
}

test("the example shop is in order", async () => {
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
