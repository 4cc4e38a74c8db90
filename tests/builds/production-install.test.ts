import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ovillo-install-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("npm ci with NODE_ENV=production installs the build tools too", async () => {
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    await cp(file, path.join(folder, file)).catch(() => undefined);
  const { stdout } = await promisify(execFile)("npm", ["ci", "--dry-run", "--offline"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
  });
  for (const program of ["react", "sharp", "vite"]) expect(stdout).toContain(`add ${program} `);
});
