import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-workflow-"));
  await mkdir(path.join(dir, "bin"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const said = (file: string) => readFile(path.join(dir, file), "utf8").catch(() => "");

/** Puts a program in the place of another; what it is told is noted in a file of its name. */
async function pretend(program: string, script: string): Promise<void> {
  const file = path.join(dir, "bin", program);
  await writeFile(file, `#!/usr/bin/env bash\necho "$@" >> "${dir}/${program}"\n${script}\n`);
  await chmod(file, 0o755);
}

/** Runs one of the workflow's own scripts, as GitHub would. */
const run = (script: string, env: Record<string, string> = {}) =>
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
  });

describe("what the owner reads of a publication", () => {
  test("is the report of the build and the health report, as the summary of the run", async () => {
    await pretend("npm", 'echo "$3: bien"');
    expect((await run("build")).code).toBe(0);
    expect(await said("summary")).toBe("```text\nbuild: bien\nrevisar: bien\n```\n");
  });

  test("is what is wrong, where the build stops, and nothing that speaks of order", async () => {
    await pretend("npm", 'echo "$3: La tienda no se publica"; [ "$3" != build ]');
    expect((await run("build")).code).not.toBe(0);
    expect(await said("summary")).toBe("```text\nbuild: La tienda no se publica\n```\n");
    expect(await said("output")).toContain("build: La tienda no se publica\n");
  });
});

describe("the code is checked", () => {
  const asked = async (last: string, event = "push") => {
    await pretend("gh", `echo "${last}"`);
    await pretend("git", '[ "$3" = bueno ]');
    await run("changes", { GITHUB_REF_NAME: "main", GITHUB_EVENT_NAME: event });
    return said("output");
  };
  test("unless all but content/ is as it was last published", async () => {
    expect(await asked("bueno")).toBe("code=false\n");
    expect(await said("git")).toBe("diff --quiet bueno HEAD -- . :(exclude)content\n");
    expect(await said("gh")).toContain("--workflow publish.yml --branch main --status success");
  });
  test("where more has changed", async () => expect(await asked("otro")).toBe("code=true\n"));
  test("where nothing was published yet", async () => expect(await asked("")).toBe("code=true\n"));
  test("in every request for a change", async () =>
    expect(await asked("bueno", "pull_request")).toBe("code=true\n"));
});

describe("the shop is put on Cloudflare", () => {
  const put = async (script: string) => {
    await writeFile(path.join(dir, "index.html"), "La tienda");
    await promisify(execFile)("tar", ["-cf", "artifact.tar", "index.html"], { cwd: dir });
    await pretend(
      "npx",
      `${script}
      [ "$4" != deploy ] || cp "$5/index.html" "${dir}/published"
      echo '{"type":"pages-deploy","version":1,"url":"https://1a2b.mi-tienda.pages.dev"}' > "$WRANGLER_OUTPUT_FILE_PATH"`,
    );
    return run("deploy", {
      RUNNER_TEMP: dir,
      GITHUB_REPOSITORY: "Ana/Mi_Tienda.",
      GITHUB_REF_NAME: "main",
    });
  };
  const deploy = /pages deploy \S+ --project-name mi-tienda --branch main\n/g;

  test("in the project of the repository's name, and its address is told", async () => {
    expect((await put("")).code).toBe(0);
    expect(await said("published")).toBe("La tienda");
    expect((await said("npx")).match(deploy)).toHaveLength(1);
    expect(await said("npx")).not.toContain("create");
    expect(await said("summary")).toContain("La tienda está en https://mi-tienda.pages.dev/ ");
    expect(await said("summary")).toContain("https://mi-tienda.pages.dev/taller/");
  });

  test("where there is no such project yet, it is made", async () => {
    const { code } = await put(`[ "$4" != deploy ] || [ -e "${dir}/made" ] || exit 1
      [ "$5" != create ] || touch "${dir}/made"`);
    expect(code).toBe(0);
    expect(await said("npx")).toContain("project create mi-tienda --production-branch main\n");
    expect((await said("npx")).match(deploy)).toHaveLength(2);
    expect(await said("published")).toBe("La tienda");
  });

  test("or the job fails", async () => {
    expect((await put("exit 1")).code).not.toBe(0);
    expect(await said("summary")).toBe("");
  });
});

describe("one issue", () => {
  const failed = {
    CHECKED: "skipped",
    BUILT: "failure",
    PUBLISHED: "skipped",
    HOST: "github-pages",
    RUN: "https://run",
  };
  const report = "La tienda no se publica: hay un problema.";

  test("is opened for a publication that failed, with the report", async () => {
    await pretend("gh", "");
    expect((await run("notify", { ...failed, REPORT: report })).code).toBe(0);
    expect(await said("gh")).toContain("issue create --title La tienda no se ha podido publicar");
    expect(await said("gh")).toContain(report);
    expect(await said("gh")).toContain("https://run");
  });

  test("is gone on with while it is open, in a mail and where the workshop reads it", async () => {
    await pretend("gh", '[ "$2" != list ] || echo 7');
    await run("notify", { ...failed, REPORT: report });
    const [, ...told] = (await said("gh")).split(/^issue /m).slice(1);
    expect(told).toEqual([
      expect.stringMatching(/^comment 7 --body /),
      expect.stringMatching(/^edit 7 --body /),
    ]);
    for (const body of told) expect(body).toContain(report);
  });

  test("is closed when it works again, and none is opened", async () => {
    const works = { ...failed, CHECKED: "success", BUILT: "success", PUBLISHED: "success" };
    await pretend("gh", '[ "$2" != list ] || echo 7');
    expect((await run("notify", { ...works, REPORT: "" })).code).toBe(0);
    expect(await said("gh")).toContain("issue close 7");
    await rm(path.join(dir, "gh"));
    await pretend("gh", "");
    expect((await run("notify", { ...works, REPORT: "" })).code).toBe(0);
    expect(await said("gh")).not.toMatch(/issue (create|close|comment)/);
  });

  test.each([
    [{ CHECKED: "failure", BUILT: "success" }, "No es por tus textos ni por tus fotos"],
    [{ BUILT: "success", PUBLISHED: "failure" }, "Settings → Pages"],
    [{ BUILT: "success", PUBLISHED: "failure", HOST: "cloudflare" }, "CLOUDFLARE_API_TOKEN"],
  ])("says what it is where the content is good: %o", async (ended, words) => {
    await pretend("gh", "");
    await run("notify", { ...failed, ...ended, REPORT: "Todo en orden" });
    expect(await said("gh")).toContain(words);
    expect(await said("gh")).not.toContain("Todo en orden");
  });

  test.each(["github-pages", "cloudflare"])(
    "sends her of what %s did not put online to a new publication, which has all she saved since",
    async (host) => {
      await pretend("gh", "");
      const ended = { BUILT: "success", PUBLISHED: "failure", HOST: host };
      await run("notify", { ...failed, ...ended, REPORT: "" });
      expect(await said("gh")).toContain("«Publicar la tienda» y pulsa Run workflow");
      expect(await said("gh")).not.toContain("Re-run");
    },
  );
});
