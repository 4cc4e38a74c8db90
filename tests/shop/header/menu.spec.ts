import type { Page } from "@playwright/test";
import { tabThrough } from "../../support/keyboard-focus.ts";
import { MENU_SCREENS } from "../../support/screens.ts";
import {
  expect,
  locateMenuButton,
  measureRect,
  openMenu,
  openPage,
  scrollTo,
  test,
} from "../../support/shop-test.ts";

const MENU_NAMES = MENU_SCREENS.map(({ name }) => name);

const link = (page: Page, name = "Novedades") =>
  page.getByRole("banner").getByRole("link", { name });

// App pages and bag pages run different scripts for the same header.
for (const address of ["/#/essentials", "/bolsos/star-bag/"])
  test(`the menu on ${address} opens, fills the window and closes`, async ({ page }) => {
    await openPage(page, address);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };

    await test.step("its button opens and closes it", async () => {
      await expect(link(page)).toBeHidden();
      await locateMenuButton(page).tap();
      await expect(link(page)).toBeVisible();
      await locateMenuButton(page).tap();
      await expect(link(page)).toBeHidden();
    });

    await test.step("Tab reaches each item, and Escape closes it", async () => {
      await locateMenuButton(page).press("Enter");
      expect(await tabThrough(page, "Tab", MENU_NAMES.length + 1)).toEqual([
        ...MENU_NAMES,
        expect.stringContaining("About"),
      ]);
      await page.keyboard.press("Escape");
      await expect(link(page)).toBeHidden();
      await expect(locateMenuButton(page)).toBeFocused();
    });

    await test.step("a tap outside closes it", async () => {
      await locateMenuButton(page).tap();
      await expect(link(page)).toBeVisible();
      await page.touchscreen.tap(width / 2, 10);
      await expect(link(page)).toBeHidden();
    });

    await test.step("it fills the window below the header, and the page behind does not scroll", async () => {
      for (const y of [0, 30, 400, 390]) {
        await scrollTo(page, y);
        await locateMenuButton(page).tap();
        await expect(link(page, "WhatsApp")).toBeInViewport({ ratio: 1 });
        const menu = page.locator("#menu");
        const edges = async () => {
          const { top, bottom } = await measureRect(menu);
          return [Math.round(top - (await measureRect(page.getByRole("banner"))).bottom), bottom];
        };
        await expect.poll(edges, `scrolled to ${y} px`).toEqual([0, height]);
        await page.mouse.move(100, height - 50);
        await page.mouse.wheel(0, 400);
        await page.keyboard.press("Escape");
        expect(await page.evaluate(() => scrollY)).toBe(y);
      }
    });

    await test.step("a wide window closes it", async () => {
      await locateMenuButton(page).tap();
      await page.setViewportSize({ width: 767, height });
      await expect(locateMenuButton(page)).toBeVisible();
      await expect(link(page)).toBeVisible();
      await page.setViewportSize({ width: 768, height });
      await expect(locateMenuButton(page)).toBeHidden();
      await expect(link(page)).toBeVisible();
      await page.setViewportSize({ width, height });
      await expect(link(page)).toBeHidden();
    });
  });

test("a menu item and Back open their screens and close the menu", async ({ page }) => {
  await openPage(page, "/");
  const title = page.getByRole("heading", { level: 1 });
  await openMenu(page);
  await link(page).press("Enter");
  await expect(title).toHaveText("Novedades");
  await expect(title).toBeFocused();
  await expect(link(page)).toBeHidden();

  await openMenu(page);
  await page.goBack();
  await expect(title).toContainText("Bolsos de crochet");
  await expect(title).toBeFocused();
  await expect(link(page)).toBeHidden();

  // The menu also closes when the screen stays the same.
  await openMenu(page);
  await link(page, "Inicio").press("Enter");
  await expect(link(page)).toBeHidden();
});

test.describe("without popover support", () => {
  // The page's policy would refuse the rewritten styles.
  test.use({ bypassCSP: true });

  test("the items are in rows below the bar and cover no link or title", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"] as const)
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    // The browser then ignores the attributes and fails the styles' `@supports`.
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll("popover", "unknown");
      await route.fulfill({ response, body });
    });
    const header = page.getByRole("banner");
    await openPage(page, "/bolsos/star-bag/");
    await expect(locateMenuButton(page)).toBeHidden();
    for (const name of [...MENU_NAMES, "About", "WhatsApp"])
      await expect(header.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    // The header covers no link of the page.
    await page.getByRole("link", { name: "Volver a Novedades" }).click();
    await expect(page).toHaveURL(/\/novedades\/$/);
    await openPage(page, "/");
    await link(page).tap();
    const title = page.getByRole("heading", { name: "Novedades" });
    await expect(title).toBeFocused();
    expect((await measureRect(title)).top).toBeGreaterThan((await measureRect(header)).bottom);
  });
});
