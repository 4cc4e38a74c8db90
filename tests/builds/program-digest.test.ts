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

test("a changed program file or package version changes the digest", async () => {
  const text = await readFile(path.join(folder, "package.json"), "utf8");
  await stageFile("package.json", text.replace('"react": "^', '"react": "^9'));
  expect(await computeDigest()).not.toBe(initialDigest);
  await stageFile("package.json", text);
  expect(await computeDigest()).toBe(initialDigest);
  await appendLine(".github/workflows/check.yml");
  expect(await computeDigest()).not.toBe(initialDigest);
});
