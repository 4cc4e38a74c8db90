import type { Page } from "@playwright/test";
import { answerAsInstagram } from "../support/profile.ts";
import { expect, hold, hydrated, open, test } from "../support/visit.ts";

test.use({ film: false });

const toggle = (page: Page) => page.getByRole("banner").locator("summary");
const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

test("on a bag's page the menu closes when a profile is chosen, and the page scrolls again", {
  tag: "@mobile",
}, async ({ context, page, visit }) => {
  await answerAsInstagram(context, visit);
  await open(page, "/bolsos/star-bag/");
  await toggle(page).tap();
  const profile = context.waitForEvent("page");
  await link(page, "Instagram").tap();
  await (await profile).close();
  await expect(link(page, "Novedades")).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

test("on a bag's page the menu closes when the window becomes wide", { tag: "@mobile" }, async ({
  page,
}) => {
  await open(page, "/bolsos/star-bag/");
  await toggle(page).tap();
  await expect(link(page, "Novedades")).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(toggle(page)).toBeHidden();
  await expect(link(page, "Novedades")).toBeVisible();
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(toggle(page)).toBeVisible();
  await expect(link(page, "Novedades")).toBeHidden();
});

test("on a bag's page a menu that was opened before the script holds the page too", {
  tag: "@mobile",
}, async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/bolsos/star-bag/", { waitUntil: "commit" });
  await toggle(page).tap();
  await expect(link(page, "Novedades")).toBeVisible();
  release();
  await expect(hydrated(page)).toBeAttached();
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await toggle(page).tap();
  await expect(link(page, "Novedades")).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});
