import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stagingFor } from "./staging.ts";

let home: string;
const at = (...parts: string[]) => path.join(home, ...parts);
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
};
const read = (file: string) => readFile(at(file), "utf8");

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "ovillo-staging-"));
  await write("dist/index.html", "old");
  await write("dist/gone.html", "old");
});
afterEach(() => rm(home, { recursive: true }));

/** Builds as the build does, and stops short of publishing. */
async function built(outDir = at("dist"), builder = process.pid) {
  const staging = await stagingFor(outDir, builder);
  await writeFile(path.join(staging.dir, "index.html"), "new");
  return staging;
}

test("what is built takes the place of what was there, and leaves nothing behind", async () => {
  await write("dist/.git/HEAD", "main");
  const { publish } = await built();
  expect(await read("dist/index.html")).toBe("old");
  await publish();
  expect((await readdir(at("dist"))).sort()).toEqual([".git", "index.html"]);
  expect(await read("dist/index.html")).toBe("new");
  expect(await read("dist/.git/HEAD")).toBe("main");
  expect(await readdir(home)).toEqual(["dist"]);
});

test("what is given up leaves all as it was", async () => {
  const { discard } = await built();
  await discard();
  expect((await readdir(at("dist"))).sort()).toEqual(["gone.html", "index.html"]);
  expect(await readdir(home)).toEqual(["dist"]);
});

test("a folder that cannot be taken away stays as it is", async () => {
  const { dir, publish, discard } = await built();
  for (const aside of ["before", "other-5"])
    await write(path.relative(home, path.join(dir, "..", aside, "in-the-way")), "");
  await expect(publish()).rejects.toThrow();
  await discard();
  expect((await readdir(at("dist"))).sort()).toEqual(["gone.html", "index.html"]);
  expect(await read("dist/index.html")).toBe("old");
});

test("the next build clears up after one that was stopped, at whatever moment", async () => {
  await built();
  const { dir } = await built();
  // Stopped between taking the old one away and putting the new one in its place.
  await rename(at("dist"), path.join(dir, "../before"));
  const { publish } = await built();
  expect(await read("dist/index.html")).toBe("old");
  await publish();
  expect(await read("dist/index.html")).toBe("new");
  expect(await readdir(home)).toEqual(["dist"]);
});

test("two builds of one folder at a time leave each other's work alone, and the later one counts", async () => {
  await write("dist/.git/HEAD", "main");
  const one = await built();
  const other = await built(at("dist"), process.ppid);
  await writeFile(path.join(other.dir, "index.html"), "newer");
  await one.publish();
  expect(await read("dist/index.html")).toBe("new");
  await other.publish();
  expect(await read("dist/index.html")).toBe("newer");
  expect(await read("dist/.git/HEAD")).toBe("main");
  expect(await readdir(home)).toEqual(["dist"]);
});

test("the good folder that a stopped program has left aside comes back, whatever its number", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  const { dir } = await built(at("dist"), pid);
  await rename(at("dist"), path.join(dir, "../before"));
  const { discard } = await built();
  expect(await read("dist/index.html")).toBe("old");
  await discard();
  expect(await readdir(home)).toEqual(["dist"]);
});

test("a first build makes the folder, and a link to a folder stays a link", async () => {
  await (await built(at("elsewhere/site"))).publish();
  expect(await read("elsewhere/site/index.html")).toBe("new");
  await symlink(at("dist"), at("link"), "junction");
  await (await built(at("link"))).publish();
  expect(await read("dist/index.html")).toBe("new");
  expect(existsSync(at("link/gone.html"))).toBe(false);
});

test.each([".", "..", "/"])("a folder that holds the program is refused: %s", async (outDir) => {
  await expect(stagingFor(outDir)).rejects.toThrow("es la carpeta del programa, o lo contiene");
});
