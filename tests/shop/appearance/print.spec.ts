import { loadImages } from "../../support/load-images.ts";
import { expect, openPage, test } from "../../support/shop-test.ts";

test("a printed collection has photos, names and prices, and no controls", async ({ page }) => {
  await openPage(page, "/#/novedades");
  await loadImages(page);
  await page.emulateMedia({ media: "print" });
  const card = page.getByRole("article").filter({ hasText: "Moon Bag" });
  await expect(card.getByText("24,00 €")).toBeVisible();
  await expect(card.getByRole("img")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Pedir por WhatsApp/ })).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCSS("position", "static");
});
