import { spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SampleShop, sampleShop } from "../support/sample-shop.ts";

let shop: SampleShop;
beforeAll(async () => {
  shop = await sampleShop();
});
afterAll(() => shop.remove());

/** Every file below a folder, with what it holds. */
async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [path.relative(folder, file), await readFile(file, "base64")]),
    ),
  );
}

test("two builds at the same time make the same shop, and leave nothing behind of themselves, nor of one that was stopped", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  for (const file of [`prerender-${pid}/entry.js`, `photos/a-1-320.avif.${pid}`])
    await shop.write(`.cache/${file}`, "half");
  const another = `prerender-${process.pid}`;
  await shop.write(`.cache/${another}/entry.js`, "another build's, which goes on");

  const builds = await Promise.all(
    ["one", "another"].map((folder) => shop.build("--outDir", `${folder}/dist`)),
  );
  for (const { code, output } of builds) expect(code, output).toBe(0);
  const one = await filesBelow(path.join(shop.dir, "one"));
  expect(one).toHaveProperty([path.join("dist", "index.html")]);
  expect(await filesBelow(path.join(shop.dir, "another"))).toEqual(one);
  expect((await readdir(path.join(shop.dir, ".cache"))).sort()).toEqual(["photos", another]);
  const photos = await readdir(path.join(shop.dir, ".cache/photos"));
  expect(photos.filter((file) => file.endsWith(String(pid)))).toEqual([]);
});
