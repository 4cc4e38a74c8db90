import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);

let folder: string;
/** The digest of the program as it is copied. */
let released: string;
const inCopy = (...command: [string, ...string[]]) =>
  run(command[0], command.slice(1), { cwd: folder });
const git = (...args: string[]) => inCopy("git", ...args);
const digest = async () => (await inCopy("bash", ".ci/digest")).stdout;
const write = async (file: string, text: string) => {
  await writeFile(path.join(folder, file), text);
  await git("add", file);
};
const change = async (file: string) =>
  write(file, `${await readFile(path.join(folder, file), "utf8")}\n# otra línea\n`);

// A copy of the repository, as a template or a button of a host makes it: without its history.
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
  released = await digest();
  await write(".ci/released", released);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a fresh copy is what was released, whatever its owner calls it and writes in it", async () => {
  expect(await digest()).toBe(released);
  for (const file of ["package.json", "package-lock.json", "wrangler.jsonc"]) {
    const text = await readFile(path.join(folder, file), "utf8");
    await write(file, text.replaceAll('"name": "ovillo"', '"name": "tienda-de-ana"'));
  }
  for (const file of ["content/tienda.yaml", "docs/guia.md", "README.md"]) await change(file);
  await write("content/mia.jpg", "Una foto.");
  expect(await digest()).toBe(released);
});

test("a change of the program or of a package's version calls for the tests", async () => {
  const text = await readFile(path.join(folder, "package.json"), "utf8");
  await write("package.json", text.replace('"react": "^', '"react": "^9'));
  expect(await digest()).not.toBe(released);
  await write("package.json", text);
  expect(await digest()).toBe(released);
  await change(".github/workflows/check.yml");
  expect(await digest()).not.toBe(released);
});
