import { spawnSync } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SampleShop, sampleShop } from "../support/sample-shop.ts";

let shop: SampleShop;
beforeAll(async () => {
  shop = await sampleShop();
});
afterAll(() => shop.remove());

test("what a build has left that was stopped is gone after the next one", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  for (const file of [`prerender-${pid}/entry.js`, `photos/a-1-320.avif.${pid}`])
    await shop.write(`.cache/${file}`, "half");
  await shop.write(`.cache/prerender-${process.pid}/entry.js`, "another build's");
  const { code, output } = await shop.build();
  expect(code, output).toBe(0);
  const left = (await readdir(path.join(shop.dir, ".cache"), { recursive: true })).join("\n");
  expect(left).not.toContain(String(pid));
  expect(left).toContain(`prerender-${process.pid}`);
  await rm(path.join(shop.dir, ".cache"), { recursive: true });
});

test("two builds at the same time end well, and leave nothing behind", async () => {
  const builds = await Promise.all(
    ["one", "another"].map((folder) => shop.build("--outDir", `${folder}/dist`)),
  );
  for (const { code, output } of builds) expect(code, output).toBe(0);
  const files = (folder: string) => readdir(path.join(shop.dir, folder), { recursive: true });
  expect((await files("one")).sort()).toEqual((await files("another")).sort());
  expect(await files("one/dist")).toContain("index.html");
  expect(await readdir(path.join(shop.dir, ".cache"))).toEqual(["photos"]);
});
