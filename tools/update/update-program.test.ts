import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { updateProgram } from "./update-program.ts";

/** A program that builds if the content has a price. */
const PROGRAM = {
  "package.json":
    '{\n  "name": "ovillo",\n  "scripts": { "build": "grep -q price content/bolso.yaml" }\n}\n',
  "package-lock.json": '{\n  "name": "ovillo",\n  "lockfileVersion": 3,\n  "packages": {}\n}\n',
  "wrangler.jsonc": '{\n  "name": "ovillo"\n}\n',
  "tools/old.ts": "old",
  "src/page.ts": "first version",
  ".github/workflow.yml": "first version",
  "content/bolso.yaml": "price: 24",
};

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-update-"));
  for (const variable of ["GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"])
    process.env[variable] = "Taller";
  for (const variable of ["GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"])
    process.env[variable] = "taller@ovillo.example";
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync("git", args, { cwd, encoding: "utf8" });

/** Writes files into a work tree, and commits and pushes all changes. */
async function commit(workTree: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(workTree, file)), { recursive: true });
    await writeFile(path.join(workTree, file), text);
  }
  git(workTree, "add", "--all");
  git(workTree, "commit", "--quiet", "--message", "Change");
  git(workTree, "push", "--quiet", "origin", "HEAD");
}

/** Creates the program's repository, and an owner's copy that lacks its history. Each has a bare remote and a work tree. */
async function createRepositories() {
  const create = (name: string) => {
    git(dir, "init", "--quiet", "--bare", "--initial-branch=main", `${name}.git`);
    git(dir, "clone", "--quiet", `${name}.git`, name);
    return path.join(dir, name);
  };
  const source = create("source");
  await commit(source, PROGRAM);
  const copy = create("copy");
  await cp(source, copy, { recursive: true, filter: (file) => !/\/\.git(\/|$)/.test(file) });
  const named = {
    "wrangler.jsonc": '{\n  "name": "tienda"\n}\n',
    "content/bolso.yaml": "price: 30",
  };
  await commit(copy, named);
  return { source, copy, update: () => updateProgram(copy, path.join(dir, "source.git")) };
}

const read = (workTree: string, file: string) => readFile(path.join(workTree, file), "utf8");

test("an update installs the new program and keeps the content, the workflows and the copy's name", async () => {
  const { source, copy, update } = await createRepositories();
  expect(update()).toBe(false);
  await commit(copy, { "docs/notas.md": "mine" });
  await rm(path.join(source, "tools/old.ts"));
  await commit(source, {
    "src/page.ts": "second version",
    "src/new.ts": "new",
    "wrangler.jsonc": '{\n  "name": "ovillo",\n  "main": "worker.ts"\n}\n',
    ".github/workflow.yml": "second version",
    "content/bolso.yaml": "price: 24,50",
  });
  expect(update()).toBe(true);
  expect(git(copy, "status", "--porcelain")).toBe("");
  expect(git(copy, "diff", "--name-status", "HEAD~1", "HEAD").trim().split("\n")).toEqual([
    "A\tsrc/new.ts",
    "M\tsrc/page.ts",
    "D\ttools/old.ts",
    "M\twrangler.jsonc",
  ]);
  expect(await read(copy, "wrangler.jsonc")).toContain('"name": "tienda",\n  "main": "worker.ts"');
  expect(update()).toBe(false);
});

test("a new program that does not build is not committed", async () => {
  const { source, copy, update } = await createRepositories();
  const head = git(copy, "rev-parse", "HEAD");
  await commit(source, { "package.json": PROGRAM["package.json"].replace("price", "colour") });
  expect(update).toThrow(/no construye tu tienda/);
  expect(git(copy, "rev-parse", "HEAD")).toBe(head);
  expect(git(copy, "status", "--porcelain")).toBe("");
});

test("an update names the program files that the copy has changed, and keeps them", async () => {
  const { source, copy, update } = await createRepositories();
  await commit(copy, { "src/page.ts": "my own version" });
  await commit(source, { "src/page.ts": "second version" });
  expect(update).toThrow(/cambiados.*: src\/page\.ts$/);
  expect(await read(copy, "src/page.ts")).toBe("my own version");
  expect(git(copy, "status", "--porcelain")).toBe("");
});
