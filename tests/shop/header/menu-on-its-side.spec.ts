import { expect, open, openMenu, test } from "../../support/visit.ts";

/** A small phone that is held on its side. */
const SIDEWAYS = { width: 667, height: 320 };

test("a menu that is higher than the window begins at its top each time it is opened", {
  tag: "@mobile",
}, async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  await open(page, "/#/essentials");
  await openMenu(page);
  const banner = page.getByRole("banner");
  const [first, last] = [
    banner.getByRole("link", { name: "Inicio" }),
    banner.getByRole("link", { name: "TikTok" }),
  ];
  await expect(first).toBeFocused();
  await last.scrollIntoViewIfNeeded();
  await expect(first).not.toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(first).toBeHidden();

  await openMenu(page);
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test("Back from an open menu leads to the screen before, with nothing over it", {
  tag: "@mobile",
}, async ({ page }) => {
  await open(page, "/");
  await page.goto("/#/essentials");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Essentials");
  await openMenu(page);
  await page.goBack();
  await expect(title).toContainText("Bolsos de crochet");
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  await expect(title).toBeFocused();
});
