import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Served } from "../../../tools/serve/host.ts";
import { visitWithLighthouse } from "../../bench/lighthouse.ts";
import { chromiumArgs, ensureChromium } from "../../support/chromium.ts";
import { freePort } from "../../support/free-port.ts";
import { seePictures } from "../../support/pictures.ts";
import { servePublished } from "../../support/published.ts";
import { expect, open, test as visitTest } from "../../support/visit.ts";

/** A visit to the shop as it is published, under the policy that it then has. */
const test = visitTest.extend<object, { published: Served }>({
  published: [
    // Playwright reads from this pattern what a fixture needs; this one needs nothing.
    async ({ browserName: _ }, use) => {
      const dir = await mkdtemp(path.join(tmpdir(), "ovillo-published-"));
      const published = await servePublished(dir);
      await use(published);
      await published.close();
      await rm(dir, { recursive: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ published }, use) => use(published.url),
});

// One shop for the whole file: it is built once.
test.describe.configure({ mode: "default" });

const BAG = "/bolsos/moon-bag/";

test("the published shop lets Lighthouse read robots.txt from within a page, and nothing foreign", {
  tag: "@desktop",
}, async ({ page, visit }) => {
  visit.expectFault(/Content Security Policy/);
  await page.goto("/");
  const read = (address: string) =>
    page.evaluate(
      (from) =>
        fetch(from).then(
          (answer) => answer.text(),
          ({ name }) => name,
        ),
      address,
    );
  expect(await read("robots.txt")).toMatch(/^User-agent: \*/);
  expect(await read("https://evil.example/")).toBe("TypeError");
});

test("a visitor of a bag's page misses nothing under the published policy", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page, BAG);
  expect(await seePictures(page)).toBe(5);
  await expect(page.getByRole("heading", { level: 1, name: "Moon Bag" })).toHaveCSS(
    "font-family",
    /Instrument Serif/,
  );
  await page.getByRole("link", { name: /visto de frente.*Ampliar/ }).click();
  const dialog = page.getByRole("dialog", { name: "Foto ampliada" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: /^Star Bag/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Star Bag" })).toBeVisible();
});

test("Lighthouse finds nothing to mend on Home and on a bag's page as they are published", {
  tag: "@desktop",
}, async ({ published }) => {
  test.setTimeout(180_000);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  try {
    for (const address of ["/", BAG]) {
      const { scores } = await visitWithLighthouse(
        `${published.url}${address}`,
        port,
        "simulate",
        true,
      );
      // How fast it is depends on the machine: `npm run bench`.
      const [, ...others] = scores;
      expect(others, `accessibility, best practices and SEO of ${address}`).toEqual([
        100, 100, 100,
      ]);
    }
  } finally {
    await browser.close();
  }
});
