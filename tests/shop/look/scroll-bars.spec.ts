import type { Page } from "@playwright/test";
import { expect, menuButton, open, test as visitTest } from "../../support/visit.ts";

// As on Windows and Linux. Playwright hides the scroll bars of a browser that nobody sees.
const test = visitTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

/** Where the wordmark and the footer's links stand across the window, in pixels. */
const across = (page: Page) =>
  page
    .locator("header > div > a, footer nav")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));

/** What has a part of the window's width for its margin may move by a fraction of a pixel. */
const expectStill = async (page: Page, before: number[]) => {
  const moved = (await across(page)).map((x, i) => Math.abs(x - (before[i] ?? Number.NaN)));
  expect(moved).toHaveLength(2);
  expect(Math.max(...moved)).toBeLessThan(1);
};

test("where a scroll bar takes room a menu moves nothing sideways, and a photo leaves no stripe", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const address of ["/", "/bolsos/moon-bag/"]) {
    await page.setViewportSize({ width: 640, height: 800 });
    await open(page, address);
    const before = await across(page);
    await menuButton(page).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Inicio" })).toBeVisible();
    await expectStill(page, before);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(5);
  await page
    .getByRole("link", { name: /Ampliar la foto$/ })
    .first()
    .click();
  const { x, width } = (await page.getByRole("dialog").boundingBox()) ?? {};
  expect([x, width]).toEqual([0, await page.evaluate(() => innerWidth)]);
});
