import { walk } from "../../support/keyboard.ts";
import { zoomToMenu } from "../../support/states.ts";
import { expect, menuButton, open, stopClock, test } from "../../support/visit.ts";

test("the menu takes the focus, and Escape gives it back", async ({ page }) => {
  await open(page, "/#/novedades");
  await zoomToMenu(page);
  const menu = page.getByRole("navigation", { name: "Principal" });
  await expect(menu.getByRole("link", { name: "Inicio" })).toBeFocused();
  expect(await walk(page, "Tab", 6)).toEqual([
    "Novedades",
    "Essentials",
    "About",
    "Instagram (se abre en una pestaña nueva)",
    "TikTok (se abre en una pestaña nueva)",
    "WhatsApp (se abre en una pestaña nueva)",
  ]);

  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toBeFocused();
  await expect(menu).toBeHidden();

  // By keyboard too; and Tab past its last item leaves it closed behind.
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "Inicio" })).toBeFocused();
  await walk(page, "Tab", 6);
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
  await menuButton(page).click();
  await page.clock.runFor(400);
  await expect(banner.getByRole("link", { name: "Inicio" })).toBeFocused();
  await expect(page.locator("h1")).toContainText("Bolsos de crochet");
  await page.clock.runFor(400);
  await expect(page.locator("h1")).toHaveText("Novedades");
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

test("the header is walked through in the order in which it is seen", async ({ page }) => {
  for (const address of ["/#/novedades", "/bolsos/net-bag/"]) {
    await open(page, address);
    await page.evaluate(() => document.querySelector<HTMLElement>(".skip")?.focus());
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(await walk(page, "Tab", width < 768 ? 2 : 7), address).toEqual(
      width < 768
        ? ["Menú", "ovillo"]
        : [
            ...["Inicio", "Novedades", "Essentials", "ovillo", "About"],
            "Instagram (se abre en una pestaña nueva)",
            "TikTok (se abre en una pestaña nueva)",
          ],
    );
  }
});
