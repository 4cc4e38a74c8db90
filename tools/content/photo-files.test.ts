import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { filesBelow, framed } from "./photo-files.ts";

test("what systems and programs leave in folders by themselves is none of the owner's", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), ".ovillo-"));
  const left = [
    ".DS_Store",
    "bolsos/luna/._1.jpg",
    "bolsos/luna/Thumbs.db",
    "fotos/desktop.ini",
    ".stversions/bolsos/luna/bolso.yaml",
    "bolsos/.trash/bolso.yaml",
    "bolsos/luna/@eaDir/1.jpg/SYNOPHOTO_THUMB_M.jpg",
  ];
  const own = ["bolsos/luna/1.jpg", "bolsos/luna/bolso.yaml", "tienda.yaml"];
  for (const file of [...left, ...own]) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), "");
  }
  expect(await filesBelow(folder)).toEqual(own);
  await rm(folder, { recursive: true });
});

test("a GIF and a TIFF are photos like any other", async () => {
  for (const format of ["gif", "tiff"] as const) {
    const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: "red" } })
      .toFormat(format)
      .toBuffer();
    expect(await framed(`fotos/1.${format}`, bytes)).toMatchObject({ width: 80, height: 60 });
  }
});
