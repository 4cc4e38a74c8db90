import type { Page } from "@playwright/test";
import { answerAsInstagram } from "../support/profile.ts";
import { expect, open, test } from "../support/visit.ts";

test.use({ film: false });

test("the menu opens and closes by its button", { tag: "@mobile" }, async ({ page }) => {
  await open(page);
  const menu = menuOf(page);
  await expect(menu.link).toBeHidden();
  await expect(menu.open).toHaveAttribute("aria-expanded", "false");
  await menu.open.tap();
  await expect(menu.link).toBeVisible();
  await expect(menu.close).toHaveAttribute("aria-expanded", "true");
  await menu.close.tap();
  await expect(menu.link).toBeHidden();
});

for (const choice of ["Novedades", "Inicio", "About"]) {
  test(`the menu closes when ${choice} is chosen`, { tag: "@mobile" }, async ({ page }) => {
    await open(page);
    const menu = menuOf(page);
    await menu.open.tap();
    await page
      .getByRole("banner")
      .getByRole(choice === "About" ? "button" : "link", { name: choice })
      .tap();
    await expect(menu.link).toBeHidden();
    await expect(menu.open).toHaveAttribute("aria-expanded", "false");
  });
}

test("the menu closes when a profile is chosen, which opens beside the shop", {
  tag: "@mobile",
}, async ({ context, page, visit }) => {
  await answerAsInstagram(context, visit);
  await open(page);
  const menu = menuOf(page);
  await menu.open.tap();
  const profile = context.waitForEvent("page");
  await page.getByRole("banner").getByRole("link", { name: "Instagram" }).tap();
  await profile;
  await expect(menu.link).toBeHidden();
});

test("the menu closes on Escape, and the focus is back on its button", { tag: "@mobile" }, async ({
  page,
}) => {
  await open(page);
  const menu = menuOf(page);
  await menu.open.press("Enter");
  await expect(menu.link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu.link).toBeHidden();
  await expect(menu.open).toBeFocused();
});

test("the focus is back on the menu's button however soon Escape follows", {
  tag: "@mobile",
}, async ({ page }) => {
  // A busy phone: whatever is put off comes later.
  await page.addInitScript(() => {
    const putOff = setTimeout;
    Object.assign(window, {
      setTimeout: (task: () => void, delay = 0) => putOff(task, delay || 50),
    });
  });
  await open(page);
  const menu = menuOf(page);
  await menu.open.press("Enter");
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await page.keyboard.press("Escape");
  await page.evaluate(() => new Promise((later) => setTimeout(later)));
  await expect(menu.link).toBeHidden();
  await expect(menu.open).toBeFocused();
});

test("the menu closes on a press outside", { tag: "@mobile" }, async ({ page }) => {
  await open(page, "/#/essentials");
  const menu = menuOf(page);
  await menu.open.tap();
  await expect(menu.link).toBeVisible();
  // On the menu itself nothing closes it.
  await page.getByText("Envío gratuito en todos los pedidos!").tap();
  await expect(menu.link).toBeVisible();
  await page.touchscreen.tap(20, 800);
  await expect(menu.link).toBeHidden();
});

test("the menu closes when the window becomes wide", { tag: "@mobile" }, async ({ page }) => {
  await open(page);
  const menu = menuOf(page);
  await menu.open.tap();
  await expect(menu.link).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(menu.toggle).toBeHidden();
  await expect(menu.link).toBeVisible();
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(menu.open).toBeVisible();
  await expect(menu.link).toBeHidden();
});

function menuOf(page: Page) {
  const header = page.getByRole("banner");
  return {
    toggle: header.getByRole("button", { name: /el menú$/ }),
    open: header.getByRole("button", { name: "Abrir el menú" }),
    close: header.getByRole("button", { name: "Cerrar el menú" }),
    link: header.getByRole("link", { name: "Novedades" }),
  };
}
