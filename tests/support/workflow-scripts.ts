import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";

/** Runs the workflow's own scripts, each test with a folder and with programs of its own. */
export function workflowScripts() {
  let dir = "";
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), "ovillo-workflow-"));
    await mkdir(path.join(dir, "bin"));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  return {
    /** The folder of this test. */
    place: () => dir,

    /** What was written into a file of it; empty where there is none. */
    said: (file: string) => readFile(path.join(dir, file), "utf8").catch(() => ""),

    /** Puts a program in the place of another; what it is told is noted in a file of its name. */
    async pretend(program: string, script: string): Promise<void> {
      const file = path.join(dir, "bin", program);
      await writeFile(file, `#!/usr/bin/env bash\necho "$@" >> "${dir}/${program}"\n${script}\n`);
      await chmod(file, 0o755);
    },

    /** Runs one of the scripts, as GitHub would. */
    run: (script: string, env: Record<string, string> = {}) =>
      new Promise<{ code: number; output: string }>((done) => {
        execFile(
          "bash",
          [`.ci/${script}`],
          {
            env: {
              PATH: `${path.join(dir, "bin")}:${process.env.PATH}`,
              GITHUB_STEP_SUMMARY: path.join(dir, "summary"),
              GITHUB_OUTPUT: path.join(dir, "output"),
              ...env,
            },
          },
          (error, stdout, stderr) =>
            done({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
        );
      }),
  };
}
