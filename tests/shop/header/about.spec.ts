import type { Page } from "@playwright/test";
import { watchHeadings } from "../../support/change-page.ts";
import { expect, open, openMenu, stopClock, test } from "../../support/visit.ts";

test("About on Home only scrolls, and leads to its section from any other screen", async ({
  page,
}) => {
  await open(page);
  const before = await page.evaluate(() => [history.length, history.state, location.hash]);
  const headings = await watchHeadings(page);
  await askForAbout(page);
  expect(await page.evaluate(() => [history.length, history.state, location.hash])).toEqual(before);
  expect(await headings()).toEqual([]);

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

test("a visitor who asks for another page and then for About gets About", async ({ page }) => {
  await page.clock.install();
  await open(page);
  // The other page is still on its way, however long it takes to ask for About.
  await stopClock(page);
  await openMenu(page);
  await page.getByRole("banner").getByRole("link", { name: "Novedades" }).click();
  await openMenu(page);
  await page.getByRole("button", { name: "About" }).click();
  await page.clock.resume();
  await expectAbout(page);
  await expect(page).toHaveURL(/\/#\/$/);
  expect(await page.evaluate(() => history.state)).toBeNull();
});

async function askForAbout(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole("button", { name: "About" }).click();
  await expectAbout(page);
}

/** The About section has come to rest at the top of the window, its heading below the header. */
async function expectAbout(page: Page): Promise<void> {
  const section = page.getByRole("region", { name: "Sobre Nosotros" });
  const heading = page.getByRole("heading", { name: "Sobre Nosotros" });
  const place = () =>
    page.evaluate(() => ({
      header: document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
      section: document.querySelector("#sobre-nosotros")?.getBoundingClientRect().top ?? 0,
    }));
  await expect(section).toBeInViewport();
  await expect
    .poll(async () => {
      const { header, section } = await place();
      return section - header;
    })
    .toBeLessThan(100);
  const { header, section: top } = await place();
  expect(top).toBeGreaterThanOrEqual(header);
  if ((page.viewportSize()?.width ?? 0) >= 768) await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeFocused();
}
