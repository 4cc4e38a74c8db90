import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SampleShop, sampleBag, sampleShop } from "../support/sample-shop.ts";

let shop: SampleShop;

beforeAll(async () => {
  shop = await sampleShop();
});
afterAll(() => shop.remove());

/** Builds a shop of so many bags; returns the bytes of a bag's page, and of all pages. */
async function pagesOf(bags: number) {
  // Small photos: so many are encoded in no time.
  await shop.stock(
    Array.from({ length: bags }, (_, i) =>
      sampleBag({
        id: `bag-${i + 100}`,
        name: `Bolso ${i + 100}`,
        price: 24.5 + i,
        featured: i < 3,
      }),
    ),
    320,
  );
  const { code, output } = await shop.build();
  expect(code, output).toBe(0);
  const dist = path.join(shop.dir, "dist");
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html"));
  const sizes = await Promise.all(
    files.map(async (file) => (await readFile(path.join(dist, file))).length),
  );
  const one = await readFile(path.join(dist, "bolsos/bolso-100/index.html"));
  return { one: one.length, all: sizes.reduce((sum, size) => sum + size, 0) };
}

test("a bag's page does not grow with the catalogue, nor the folder with its square", async () => {
  const few = await pagesOf(6);
  const many = await pagesOf(24);
  expect(many.one / few.one).toBeLessThan(1.005);
  expect(many.one / few.one).toBeGreaterThan(0.995);
  expect(many.all / few.all).toBeLessThan(4);
});

test("all of them are published, under their owner's own name", async () => {
  const home = await readFile(path.join(shop.dir, "dist/index.html"), "utf8");
  for (const words of ["24,50", "Bolso 123", "Bolsos Luna"]) expect(home).toContain(words);
  expect(home).not.toMatch(/ovillo|Moon Bag/);
});
