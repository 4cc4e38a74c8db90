import { heading, scrolled, scrollTo } from "../support/change-page.ts";
import { expect, open, openMenu, stopClock, test } from "../support/visit.ts";

test.use({ film: false });

test("a link that is pressed twice leaves the page that fades where it is", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  await scrollTo(page, 600);
  await openMenu(page);
  await page.getByRole("banner").getByRole("link", { name: "Novedades" }).dblclick();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await page.clock.runFor(499);
  expect(await scrolled(page)).toBe(600);
  await page.clock.runFor(1);
  await expect(heading(page)).toHaveText("Novedades");
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});
