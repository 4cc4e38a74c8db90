import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";

const dir = await mkdtemp(path.join(tmpdir(), "ovillo-encode-"));
const initialDir = process.cwd();
afterAll(() => {
  process.chdir(initialDir);
  return rm(dir, { recursive: true });
});

test("a damaged file of the cache is encoded again", async () => {
  const photo = sharp({ create: { width: 320, height: 400, channels: 3, background: "#a52" } });
  await mkdir(path.join(dir, "bolsos/sol"), { recursive: true });
  await photo.jpeg().toFile(path.join(dir, "bolsos/sol/1.jpg"));
  vi.stubEnv("CONTENT_DIR", dir);
  process.chdir(dir);
  const { encodePhotos, listRenditions, readPhoto, readRendition } = await import("./encode.ts");
  const photos = [await readPhoto("bolsos/sol/1.jpg", undefined, "#fff")];
  const renditions = listRenditions(photos);
  const readAll = () => Promise.all(renditions.map(({ url }) => readRendition(url)));
  await encodePhotos(photos);
  const encoded = await readAll();
  expect(encoded).toHaveLength(2);
  for (const bytes of encoded) expect(await sharp(bytes).metadata()).toMatchObject({ width: 320 });

  const files = (await readdir(".cache/photos")).map((file) => path.join(".cache/photos", file));
  const entries = await Promise.all(files.map((file) => readFile(file)));
  const [avif = Buffer.alloc(0), jpeg = Buffer.alloc(0)] = entries;
  const page = Buffer.from("<!doctype html>");
  for (const damage of [Buffer.alloc(0), avif.subarray(0, 500), jpeg, page]) {
    await writeFile(files[0] ?? "", damage);
    await encodePhotos(photos);
    expect(await readAll()).toEqual(encoded);
  }
});
