import { walk } from "../support/keyboard.ts";
import { answerAsInstagram } from "../support/profile.ts";
import { zoomToMenu } from "../support/states.ts";
import { expect, open, stopClock, test } from "../support/visit.ts";

test("the menu takes the focus, and Escape gives it back", async ({ page }) => {
  await open(page, "/#/novedades");
  await zoomToMenu(page);
  const menu = page.getByRole("navigation", { name: "Principal" });
  const close = page.getByRole("button", { name: "Cerrar el menú" });
  await expect(close).toHaveAttribute("aria-expanded", "true");
  await expect(menu.getByRole("link", { name: "Inicio" })).toBeFocused();
  expect(await walk(page, "Tab", 5)).toEqual([
    "Novedades",
    "Essentials",
    "About",
    "Instagram (se abre en una pestaña nueva)",
    "TikTok (se abre en una pestaña nueva)",
  ]);

  await page.keyboard.press("Escape");
  const toggle = page.getByRole("button", { name: "Abrir el menú" });
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(menu).toBeHidden();

  // By keyboard too; and Tab past its last item leaves it closed behind.
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "Inicio" })).toBeFocused();
  await walk(page, "Tab", 5);
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: /^Imagen anterior de Moon Bag/ })).toBeFocused();
});

test("the page behind the open menu does not scroll", async ({ page }) => {
  await open(page, "/#/novedades");
  await zoomToMenu(page);
  const { height } = page.viewportSize() ?? { height: 0 };
  await page.mouse.move(100, height - 50);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  // One turn of the wheel has an effect: the one after the menu was closed.
  await page.mouse.wheel(0, 70);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(70);
});

test("a menu that is opened while the screen changes stays open and keeps the focus", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/");
  await zoomToMenu(page);
  await stopClock(page);
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "Novedades" }).click();
  await banner.getByRole("button", { name: "Abrir el menú" }).click();
  await page.clock.runFor(400);
  await expect(banner.getByRole("link", { name: "Inicio" })).toBeFocused();
  await expect(page.locator("h1")).toContainText("Bolsos de crochet");
  await page.clock.runFor(400);
  await expect(page.locator("h1")).toHaveText("Novedades");
  await expect(banner.getByRole("button", { name: "Cerrar el menú" })).toBeVisible();
  await expect(banner.getByRole("link", { name: "Inicio" })).toBeFocused();
});

test("the item of the screen one is on leads to its title", async ({ page }) => {
  await open(page, "/#/novedades");
  await zoomToMenu(page);
  const menu = page.getByRole("navigation", { name: "Principal" });
  await menu.getByRole("link", { name: "Novedades" }).press("Enter");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeFocused();
});

test("an item of the menu leads to its screen, whose title has the focus", async ({ page }) => {
  await open(page, "/");
  await zoomToMenu(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
});

test("a profile that opens beside the shop leaves the focus on the menu's button", async ({
  context,
  page,
  visit,
}) => {
  await answerAsInstagram(context, visit);
  await open(page, "/#/novedades");
  await zoomToMenu(page);
  const profile = context.waitForEvent("page");
  await page.getByRole("banner").getByRole("link", { name: "Instagram" }).press("Enter");
  await (await profile).close();
  // Its fade over, what is in the menu can have the focus no longer.
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Abrir el menú" })).toBeFocused();
});
