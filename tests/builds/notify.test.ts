import { rm } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { problemReport } from "../../tools/content/report.ts";
import { workflowScripts } from "../support/workflow-scripts.ts";

const { place, pretend, run, said } = workflowScripts();

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
    await rm(path.join(place(), "gh"));
    await pretend("gh", "");
    expect((await run("notify", { ...works, REPORT: "" })).code).toBe(0);
    expect(await said("gh")).not.toMatch(/issue (create|close|comment)/);
  });

  test.each([
    [{ CHECKED: "failure", BUILT: "success" }, "No es por tus textos ni por tus fotos"],
    [{ BUILT: "success", PUBLISHED: "failure" }, "Settings → Pages"],
    [{ BUILT: "success", PUBLISHED: "failure", HOST: "cloudflare" }, "CLOUDFLARE_API_TOKEN"],
    // The artifact was not taken, the build took too long, what has changed could not be seen.
    [{ BUILT: "failure" }, "ha fallado GitHub o el programa"],
    [{ BUILT: "cancelled" }, "ha fallado GitHub o el programa"],
    [{ BUILT: "success", HOST: "cloudflare" }, "ha fallado GitHub o el programa"],
  ])("says what it is where the content is good: %o", async (ended, words) => {
    await pretend("gh", "");
    await run("notify", { ...failed, ...ended, REPORT: "Todo en orden" });
    expect(await said("gh")).toContain(words);
    expect(await said("gh")).not.toContain("Todo en orden");
  });

  const problem = { where: "Moon Bag", field: "precio", found: "nada", mend: "Escríbelo." };
  test.each([
    ["a price that is missing", problemReport([problem])],
    ["two mistakes", problemReport([problem, problem])],
  ])("says what she has to mend, and how that is published: %s", async (_what, told) => {
    await pretend("gh", "");
    await run("notify", { ...failed, REPORT: told });
    expect(await said("gh")).toContain(told);
    expect(await said("gh")).toContain("lo guardes en el taller, se publica ella sola");
    expect(await said("gh")).toContain("un secreto, después en la pestaña Actions");
  });

  test("says nothing of the code where that has failed, and that it is not her doing", async () => {
    await pretend("gh", "");
    const told = "La tienda no se ha construido por algo que no está en su contenido. TypeError";
    await run("notify", { ...failed, REPORT: told });
    expect(await said("gh")).toContain("No es por tus textos ni por tus fotos");
    expect(await said("gh")).not.toContain("TypeError");
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
