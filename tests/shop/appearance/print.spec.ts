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

test("a printed page has no empty sheet, and a bag's photos are whole and on its first sheet", async ({
  page,
}) => {
  for (const [address, sheets] of [
    ["/novedades/", 2],
    ["/", 4],
    ["/bolsos/moon-bag/", 2],
  ] as const) {
    await openPage(page, address);
    await loadImages(page);
    const pdf = (await page.pdf({ format: "A4", margin: PAPER_MARGINS })).toString("latin1");
    expect.soft(pdf.match(/\/Type \/Page\b/g), address).toHaveLength(sheets);
  }
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1047 });
  for (const photo of await page
    .getByRole("list", { name: /^Fotos/ })
    .getByRole("img")
    .all())
    await expect(photo).toBeInViewport({ ratio: 1 });
});

const PAPER_MARGINS = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
