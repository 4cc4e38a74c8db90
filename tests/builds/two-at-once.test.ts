import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SampleShop, sampleShop } from "../support/sample-shop.ts";

let shop: SampleShop;
beforeAll(async () => {
  shop = await sampleShop();
});
afterAll(() => shop.remove());

test("two builds at the same time end well, and leave nothing behind", async () => {
  const builds = await Promise.all(
    ["one", "another"].map((folder) => shop.build("--outDir", `${folder}/dist`)),
  );
  for (const { code, output } of builds) expect(code, output).toBe(0);
  const files = (folder: string) => readdir(path.join(shop.dir, folder), { recursive: true });
  expect((await files("one")).sort()).toEqual((await files("another")).sort());
  expect(await files("one/dist")).toContain("index.html");
  expect(await readdir(path.join(shop.dir, ".cache"))).toEqual(["photos"]);
}, 120_000);
