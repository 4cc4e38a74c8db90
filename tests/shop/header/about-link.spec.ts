import type { Page } from "@playwright/test";
import {
  expect,
  expectSectionAtTop,
  measureRect,
  openMenu,
  openPage,
  test,
} from "../../support/shop-test.ts";

test("«About» scrolls to its section on Home, also from another screen", async ({ page }) => {
  await openPage(page);
  const initialState = await page.evaluate(() => [history.length, history.state, location.hash]);
  const heading = await page.locator("h1").elementHandle();
  await pressAbout(page);
  // Nothing of the picture above the section is in view.
  const measureStrip = async () =>
    (await measureRect(page.getByRole("group", { name: "Sobre Nosotros" }))).top -
    (await measureRect(page.getByRole("banner"))).bottom;
  await expect.poll(measureStrip).toBeLessThan(1);
  expect(await page.evaluate(() => [history.length, history.state, location.hash])).toEqual(
    initialState,
  );
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);

  await page.goto("/#/novedades");
  await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toHaveCount(0);
  await pressAbout(page);
  await expect(page).toHaveURL(/\/#\/$/);
  expect(await page.evaluate(() => history.state)).toBeNull();

  // The request for About counts once: a later Back starts at the top.
  await page.goto("/#/essentials");
  await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

async function pressAbout(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole("button", { name: "About" }).click();
  await expectSectionAtTop(page, "Sobre Nosotros");
  await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toBeFocused();
}
