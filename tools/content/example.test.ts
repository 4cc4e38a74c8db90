import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readExample } from "../../tests/support/example-shop.ts";

test("the example contains six bags with their prices, photos and marketplace links", () => {
  const bags = readExample({}).content?.catalogue ?? [];
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

test("styles crop off-centre only where every photo of that place needs it", async () => {
  const found: string[] = [];
  for (const file of await readdir("src", { recursive: true }))
    if (file.endsWith(".css"))
      for (const [, position = ""] of (await readFile(`src/${file}`, "utf8")).matchAll(
        /(?:-position|--focal-point):([^;]*)/g,
      ))
        if (position.match(/[\d.]+%/g)?.some((value) => !["0%", "50%", "100%"].includes(value)))
          found.push(file + position);
  expect(found.toSorted()).toEqual([
    // Home's picture leaves the lower left to the title.
    "features/hero/hero.module.css 50% 55%",
    "features/hero/hero.module.css 65% 70%",
    "features/hero/hero.module.css var(--focal-point, 60% 100%)",
    "features/hero/hero.module.css var(--focal-point, 60% 66%)",
  ]);
});
