import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);

let folder: string;
/** The digest of the unchanged copy. */
let initialDigest: string;
const runInCopy = (...command: [string, ...string[]]) =>
  run(command[0], command.slice(1), { cwd: folder });
const git = (...args: string[]) => runInCopy("git", ...args);
const computeDigest = async () => (await runInCopy("bash", ".ci/digest")).stdout;
const stageFile = async (file: string, text: string) => {
  await writeFile(path.join(folder, file), text);
  await git("add", file);
};
const appendLine = async (file: string) =>
  stageFile(file, `${await readFile(path.join(folder, file), "utf8")}\n# otra línea\n`);

// A copy of the repository without its history, as a template or a host's deploy button makes it.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ovillo-copia-"));
  const files = (await run("git", ["ls-files", "-z"])).stdout.split("\0");
  const program = files.filter((file) =>
    /^(\.ci\/|\.github\/|content\/.*yaml$|docs\/.*md$|tools\/.*ts$|[^/]+$)/.test(file),
  );
  for (const file of [...program, ".ci/digest"].filter(Boolean)) {
    await run("mkdir", ["-p", path.join(folder, path.dirname(file))]);
    await run("cp", [file, path.join(folder, file)]);
  }
  await git("init", "-q");
  await git("add", "-A");
  await git("-c", "user.name=Ana", "-c", "user.email=ana@correo.example", "commit", "-qm", "Copia");
  initialDigest = await computeDigest();
  await stageFile(".ci/released", initialDigest);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a new name and new content leave the digest of a copy unchanged", async () => {
  expect(await computeDigest()).toBe(initialDigest);
  for (const file of ["package.json", "package-lock.json", "wrangler.jsonc"]) {
    const text = await readFile(path.join(folder, file), "utf8");
    await stageFile(file, text.replaceAll('"name": "ovillo"', '"name": "tienda-de-ana"'));
  }
  for (const file of ["content/tienda.yaml", "docs/guia.md", "README.md"]) await appendLine(file);
  await stageFile("content/mia.jpg", "Una foto.");
  expect(await computeDigest()).toBe(initialDigest);
});

// After the test above, the copy has a new name.
test.each([
  ["another package version", "package.json", '"react": "^', '"react": "^9'],
  [
    "another setting on the line of the name",
    "package.json",
    '"tienda-de-ana",',
    '"tienda-de-ana", "prettier": "a.js",',
  ],
  ["a name in the scripts", "package.json", '"scripts": {', '"scripts": {"name": "id",'],
  ["another name of a package", "package-lock.json", '"dev": true,', '"name": "a", "dev": true,'],
  ["another program for the host", "wrangler.jsonc", '"./hosting/worker.ts"', '"a.js"'],
])("%s changes the digest", async (_title, file, before, after) => {
  const text = await readFile(path.join(folder, file), "utf8");
  expect(text).toContain(before);
  await stageFile(file, text.replace(before, after));
  expect(await computeDigest()).not.toBe(initialDigest);
  await stageFile(file, text);
  expect(await computeDigest()).toBe(initialDigest);
});

test("a changed program file changes the digest", async () => {
  await appendLine(".github/workflows/check.yml");
  expect(await computeDigest()).not.toBe(initialDigest);
});
