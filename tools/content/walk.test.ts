import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closedProblems, walk } from "./walk.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ovillo-walk-"));
  for (const file of ["bolsos/luna/1.jpg", "bolsos/sol/1.jpg", "tienda.yaml"]) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), "");
  }
});
afterEach(() => rm(folder, { recursive: true }));

/** Looks into all folders but this one. */
const walkBut = (name: string, code: string) =>
  walk(folder, (async (place: string, options: { withFileTypes: true }) => {
    if (place.endsWith(name)) throw Object.assign(new Error(code), { code });
    return readdir(place, options);
  }) as typeof readdir);

const rest = ["bolsos/sol/1.jpg", "tienda.yaml"];

test("a folder that goes while it is looked into takes nothing else with it", async () => {
  expect(await walkBut("luna", "ENOENT")).toEqual({ files: rest, closed: [] });
});

test("a folder and a file that may not be read are told of as such, and as nothing else", async () => {
  const below = await walkBut("luna", "EACCES");
  expect(below).toEqual({ files: rest, closed: ["bolsos/luna"] });
  const problems = await closedProblems("content", below, async (file) => {
    if (file.endsWith("1.jpg")) throw Object.assign(new Error("EBUSY"), { code: "EBUSY" });
    return { close: async () => undefined };
  });
  const found = "algo que este ordenador no deja leer";
  expect(problems).toMatchObject([
    { where: "Carpeta content/bolsos", field: "carpeta «luna»", found },
    { where: "Carpeta content/bolsos/sol", field: "archivo «1.jpg»", found },
  ]);
});

test("a folder of the whole content that may not be read is named", async () => {
  const problems = await closedProblems("content", { files: [], closed: [""] });
  expect(problems).toMatchObject([{ where: "Carpeta content", field: "carpeta «content»" }]);
});
