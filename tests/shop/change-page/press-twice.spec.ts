import { heading, scrolled, scrollTo } from "../../support/change-page.ts";
import { expect, open, openMenu, stopClock, test } from "../../support/visit.ts";

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

test("a visitor who asks for About and then for Home gets Home from its top", async ({ page }) => {
  await page.clock.install();
  await open(page, "/#/novedades");
  await stopClock(page);
  await openMenu(page);
  await page.getByRole("button", { name: "About" }).click();
  await openMenu(page);
  await page.getByRole("banner").getByRole("link", { name: "Inicio" }).click();
  await page.clock.runFor(500);
  await expect(heading(page)).toBeFocused();
  await page.clock.runFor(500);
  expect(await scrolled(page)).toBe(0);
  expect(await page.evaluate(() => history.state)).toBeNull();
});
