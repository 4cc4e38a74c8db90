import type { Page } from "@playwright/test";
import { expect, openMenu, openPage, test } from "../../support/shop-test.ts";

test("About on Home only scrolls, and leads to its section from any other screen", async ({
  page,
}) => {
  await openPage(page);
  const before = await page.evaluate(() => [history.length, history.state, location.hash]);
  const title = await page.locator("h1").elementHandle();
  await askForAbout(page);
  expect(await page.evaluate(() => [history.length, history.state, location.hash])).toEqual(before);
  expect(await title?.evaluate((shown) => shown.isConnected)).toBe(true);

  for (const hash of ["#/novedades", "#/no-existe"])
    await test.step(hash, async () => {
      await page.goto(`/${hash}`);
      await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toHaveCount(0);
      await askForAbout(page);
      await expect(page).toHaveURL(/\/#\/$/);
      expect(await page.evaluate(() => history.state)).toBeNull();

      // The wish is spent: coming back later starts at the top, as every page does.
      await page.goto("/#/essentials");
      await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
});

async function askForAbout(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole("button", { name: "About" }).click();
  await expectAbout(page);
}

/** The About section has come to rest at the top of the window, below the header. */
async function expectAbout(page: Page): Promise<void> {
  const belowHeader = () =>
    page.evaluate(() => {
      const [header, section] = ["header", "#sobre-nosotros"].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return (section?.top ?? Number.NaN) - (header?.bottom ?? 0);
    });
  await expect.poll(belowHeader).toBeLessThan(100);
  expect(await belowHeader()).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toBeFocused();
}
