import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { serve } from "../../tools/serve/host.ts";
import { buildWorkshop } from "../../tools/taller/build.ts";
import { BUILD_MS, expect, goOn, test as workshopTest } from "../support/workshop.ts";

const KEY = "github_pat_buena";

/** The workshop as it is published: it asks for a key, and speaks with GitHub. */
const test = workshopTest.extend<object, { published: string }>({
  published: [
    async ({ browserName: _ }, use) => {
      const dir = await mkdtemp(path.join(tmpdir(), "ovillo-publicado-"));
      await buildWorkshop(dir, { repository: "ana/bolsos", branch: "main" });
      const served = await serve({ dir, port: 0 });
      await use(`${served.url}/taller/`);
      await served.close();
      await rm(dir, { recursive: true });
    },
    { scope: "worker", timeout: BUILD_MS },
  ],
  baseURL: ({ published }, use) => use(published),
});

/** GitHub, which knows one key; behind it stands the folder of the test. */
const answerAsGitHub = (page: Page, workshop: string) =>
  page.route("https://api.github.com/**", async (route) => {
    const request = route.request();
    const headers = { "access-control-allow-origin": "*" };
    if (request.headers().authorization?.split(" ")[1] !== KEY)
      return route.fulfill({ status: 401, json: { message: "Bad credentials" }, headers });
    const { pathname } = new URL(request.url());
    const asked = page.request.fetch(
      `${workshop}api/${pathname === "/graphql" ? "graphql" : `v3${pathname}`}`,
      {
        method: request.method(),
        headers: { origin: new URL(workshop).origin, "content-type": "application/json" },
        ...(request.postData() && { data: request.postData() ?? "" }),
      },
    );
    // A visit that is over waits no longer for the pictures of bags; before that, an answer that is missing is seen.
    await asked
      .then((response) =>
        route.fulfill({ response, headers: { ...response.headers(), ...headers } }),
      )
      .catch(() => undefined);
  });

test("the owner comes in with her key, a wrong one is told so, and nobody but GitHub is asked", async ({
  page,
  workshop,
  published,
  visit,
}) => {
  visit.expectFault(/request to another origin: https:\/\/api\.github\.com/);
  visit.expectFault(/response 401: https:\/\/api\.github\.com\/user/);
  visit.expectFault(/console\.error: Failed to load resource.*\(https:\/\/api\.github\.com\/user/);
  visit.expectFault(/console\.error: Error Invalid token/);
  await answerAsGitHub(page, workshop.url);
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol)) asked.add(host);
  });
  await page.goto("");
  await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("button")).toHaveText(["Entrar con tu llave"]);

  await page.getByRole("button", { name: "Entrar con tu llave" }).click();
  const field = page.getByRole("alertdialog").getByRole("textbox");
  await field.fill("github_pat_mala");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Esa llave no abre.")).toBeVisible();

  await page.getByRole("button", { name: "Entrar con tu llave" }).click();
  await page.getByRole("alertdialog").getByRole("textbox").fill(KEY);
  await page.keyboard.press("Enter");
  await goOn(page, "Bolsos", page.getByText("Moon Bag · 24,00 €"));
  expect([...asked].sort()).toEqual([new URL(published).host, "api.github.com"].sort());
});

test("the workshop is 23 files at most", { tag: "@mobile" }, async ({ built }) => {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  expect(files.length).toBeLessThanOrEqual(23);
});
