import type { Page } from "@playwright/test";
import { loadImages } from "../../support/load-images.ts";
import { expect, measureRect, openPage, test } from "../../support/shop-test.ts";

/** Returns the number of A4 pages that the page prints. */
const countSheets = async (page: Page) =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length;

test("Home prints three pages, and a collection one without controls", async ({ page }) => {
  await openPage(page, "/");
  await loadImages(page);
  expect(await countSheets(page)).toBe(3);
  await openPage(page, "/#/novedades");
  await loadImages(page);
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  const card = page.getByRole("article").filter({ hasText: "Moon Bag" });
  await expect(card.getByText("24,00 €")).toBeVisible();
  await expect(card.getByRole("img")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Pedir por WhatsApp/ })).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCSS("position", "static");
});

test("a bag prints on one page with one large photo and the contact", async ({ page }) => {
  await openPage(page, "/bolsos/moon-bag/");
  await loadImages(page);
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  // A4 without its margins of 24 mm.
  await page.setViewportSize({ width: 612, height: 940 });
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "ovillo" })).toBeVisible();
  await expect(header.getByText("Barcelona, España · +34 600 000 000")).toBeVisible();
  await expect(page.getByRole("group", { name: "¿En qué color?" })).toBeHidden();
  const photos = page.getByRole("list", { name: /^Fotos/ }).getByRole("img");
  await expect(photos).toHaveCount(5);
  const widths = await Promise.all(
    (await photos.all()).map(async (photo) => (await measureRect(photo)).width),
  );
  for (const width of widths.slice(1)) expect(width).toBeLessThan((widths[0] ?? 0) / 3);
});
