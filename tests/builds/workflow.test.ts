import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { workflowScripts } from "../support/workflow-scripts.ts";

const { place, pretend, run, said } = workflowScripts();

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
    await writeFile(path.join(place(), "index.html"), "La tienda");
    await promisify(execFile)("tar", ["-cf", "artifact.tar", "index.html"], { cwd: place() });
    await pretend(
      "npx",
      `${script}
      [ "$4" != deploy ] || cp "$5/index.html" "${place()}/published"
      echo '{"type":"pages-deploy","version":1,"url":"https://1a2b.mi-tienda.pages.dev"}' > "$WRANGLER_OUTPUT_FILE_PATH"`,
    );
    return run("deploy", {
      RUNNER_TEMP: place(),
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
    const { code } = await put(`[ "$4" != deploy ] || [ -e "${place()}/made" ] || exit 1
      [ "$5" != create ] || touch "${place()}/made"`);
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
