import type { Page } from "@playwright/test";
import { ALL_SCREENS } from "../../support/screens.ts";
import {
  expect,
  holdResponses,
  locateReadyMarker,
  measureLayoutShift,
  measureOverlayOpacity,
  recordRequests,
  test,
  waitForNextPaint,
} from "../../support/shop-test.ts";

const heading = (page: Page) => page.locator("h1");

test("every screen shows before any script, and hydration changes nothing", async ({ page }) => {
  const heroRequests = recordRequests(page, /\/hero-/);
  // Home last: no other screen may request its video.
  for (const { hash, heading: name, title } of ALL_SCREENS.toReversed())
    await test.step(hash, async () => {
      const address = hash === "#/" ? "" : `${hash.toUpperCase()}?utm_source=ig`;
      expect(heroRequests, "other screens request nothing of Home's video").toEqual([]);
      const release = await holdResponses(page, /\.js$/);
      await page.goto("about:blank");
      await page.goto(`/${address}`, { waitUntil: "commit" });
      await expect(heading(page)).toHaveText(name);
      await expect(heading(page)).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(locateReadyMarker(page)).toHaveCount(0);

      await page.evaluate(() => document.fonts.ready);
      const prerendered = await heading(page).elementHandle();
      release();
      await expect(locateReadyMarker(page)).toBeAttached();
      expect(
        await heading(page).evaluate((hydrated, original) => hydrated === original, prerendered),
      ).toBe(true);
      // Only navigation moves the focus to the title.
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(await measureOverlayOpacity(page)).toBe(0);
      await page.waitForLoadState("load");
      await waitForNextPaint(page);
      // The layout may move by less than a pixel when the shop's fonts replace the fallback fonts.
      expect(await measureLayoutShift(page)).toBeLessThan(0.0001);
    });
});

test("a skip to the content before hydration stays on the screen", async ({ page }) => {
  const release = await holdResponses(page, /\.js$/);
  await page.goto("/#/novedades", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Saltar al contenido" }).press("Enter");
  release();
  await expect(locateReadyMarker(page)).toBeAttached();
  await expect(page).toHaveURL("/#/novedades");
  await expect(heading(page)).toHaveText("Novedades");
});
