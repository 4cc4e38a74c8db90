import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";

type Step = { uses?: string; run?: string; with?: Record<string, string> };

const KEPT = ".cache/photos";
const workflow = parse(await readFile(".github/workflows/check.yml", "utf8"));
const steps: Step[] = workflow.jobs.pages.steps;
const at = (is: (step: Step) => boolean | undefined): number => steps.findIndex(is);

const built = at(({ run }) => run === "npm run build");
// What stands there as the job ends is kept.
const fetched = at(({ uses }) => uses?.startsWith("actions/cache@"));
const tidied = at(({ run }) => run?.includes(KEPT));

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-photographs-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test("a publication finds what an earlier one has encoded", () => {
  const order = [fetched, built, tidied];
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  const { path: kept, key, "restore-keys": older = "none" } = steps[fetched]?.with ?? {};
  expect(kept).toBe(KEPT);
  expect(key).toMatch(new RegExp(`^${older}`));
});

test("what the shop shows no longer is not kept", async () => {
  const put = async (file: string) => {
    await mkdir(path.join(dir, path.dirname(file)), { recursive: true });
    await writeFile(path.join(dir, file), "");
  };
  const tidy = () =>
    promisify(execFile)("bash", ["-e", "-c", steps[tidied]?.run ?? ""], { cwd: dir });
  // A shop without a photograph has nothing to tidy.
  await tidy();
  await put("dist/assets/luna-1a2b3c4d-320.avif");
  await put(`${KEPT}/luna-1a2b3c4d-320.avif`);
  await put(`${KEPT}/sol-5e6f7a8b-320.avif`);
  await tidy();
  expect(await readdir(path.join(dir, KEPT))).toEqual(["luna-1a2b3c4d-320.avif"]);
});
