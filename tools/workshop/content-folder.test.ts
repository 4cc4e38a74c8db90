import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentFolder } from "./content-folder.ts";

let dir: string;
let shop: string;

/** Writes the shop's file as if that had happened so many seconds after the beginning of 2026. */
const write = async (text: string, seconds: number) => {
  await writeFile(shop, text);
  const then = new Date(Date.UTC(2026, 0, 1, 0, 0, seconds));
  await utimes(shop, then, then);
};
const shas = async (folder: ReturnType<typeof contentFolder>) =>
  (await folder.list()).map(({ sha }) => sha);

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-folder-"));
  await mkdir(path.join(dir, "content"));
  shop = path.join(dir, "content/tienda.yaml");
});
afterEach(() => rm(dir, { recursive: true }));

test("a file has the name that Git gives it, as it stands now", async () => {
  const folder = contentFolder(dir);
  await write("brand: a\n", 0);
  expect(await shas(folder)).toEqual(["4a88b3de51ac82847b9b42d0c46f19b5077cbf07"]);
  const [before] = await shas(folder);
  await write("brand: b\n", 1);
  const [after] = await shas(folder);
  expect(after).not.toBe(before);
  expect(String(await folder.read(after ?? ""))).toBe("brand: b\n");
});

test("a file with neither another size nor another time is not read again", async () => {
  const folder = contentFolder(dir);
  await write("brand: a\n", 0);
  const before = await shas(folder);
  await write("brand: b\n", 0);
  expect(await shas(folder)).toEqual(before);
  expect(await shas(contentFolder(dir))).not.toEqual(before);
});

test("a file that has just been written is read each time", async () => {
  const folder = contentFolder(dir);
  await writeFile(shop, "brand: a\n");
  const before = await shas(folder);
  await writeFile(shop, "brand: b\n");
  expect(await shas(folder)).not.toEqual(before);
  expect(await readFile(shop, "utf8")).toBe("brand: b\n");
});
