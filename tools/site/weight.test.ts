import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { weightReport } from "./weight.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-weight-"));
});
afterAll(() => rm(dir, { recursive: true }));

test("a shop is weighed once it is built: page and script as they travel, all as it lies there", async () => {
  expect(await weightReport(dir)).toEqual([
    "Todavía no está construida: hazlo con «npm run build».",
  ]);
  await writeFile(path.join(dir, "index.html"), " ".repeat(5000));
  await mkdir(path.join(dir, "assets"));
  // What is random cannot be compressed.
  await writeFile(path.join(dir, "assets/app.js"), randomBytes(41_900));
  await writeFile(path.join(dir, "assets/film.mp4"), Buffer.alloc(2_000_000));
  expect(await weightReport(dir)).toEqual([
    "La página de inicio pesa 1 kB y el programa 42 kB, comprimidos.",
    "En total son 3 archivos y 2,0 MB; cada visita descarga solo los que ve.",
  ]);
});
