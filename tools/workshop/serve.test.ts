import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { serve } from "../serve/host.ts";
import { serveWorkshop } from "./serve.ts";

test("what the workshop is made of is fetched once, and its page asked for each time", async () => {
  const dir = await mkdtemp(path.join(tmpdir(), "ovillo-taller-"));
  await cp("hosting/_headers", path.join(dir, "_headers"));
  await mkdir(path.join(dir, "taller/assets"), { recursive: true });
  for (const file of ["index.html", "assets/page-1.js"])
    await writeFile(path.join(dir, "taller", file), "");
  const { url, close } = await serve({
    dir,
    before: serveWorkshop(dir, (_req, _res, next) => next()),
    port: 0,
  });
  const kept = async (file: string) =>
    (await fetch(`${url}/taller/${file}`)).headers.get("cache-control");
  expect(await kept("assets/page-1.js")).toBe("public, max-age=31536000, immutable");
  expect(await kept("")).toBe("no-cache");
  await close();
  await rm(dir, { recursive: true });
});
