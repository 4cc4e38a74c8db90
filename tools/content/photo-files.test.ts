import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "./photo-files.ts";

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
