import type { Page } from "@playwright/test";
import { scrollTo } from "../../support/change-page.ts";
import { seePictures } from "../../support/pictures.ts";
import { sheets } from "../../support/sheets.ts";
import { expect, open, stopClock, test, twoFrames } from "../../support/visit.ts";

test.use({ film: true });

/** The page as it is takes so many sheets, of Europe and of America. */
async function expectSheets(page: Page, count: number): Promise<void> {
  expect(await sheets(page, "A4")).toBe(count);
  expect(await sheets(page, "Letter")).toBe(count);
}

test("Home takes two sheets, none of its sections is torn apart, and the film stays away", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page, "/");
  // What is far below is fetched when it is near: paper wants it at once.
  await seePictures(page);
  await expectSheets(page, 2);
  const cover = page.getByRole("region", { name: "Portada" });
  // Edge translates the names of regions too.
  await cover.evaluate((element) => element.setAttribute("aria-label", "Cover"));
  await expect(page.getByLabel("Cover")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("Cover")).toBeHidden();
  for (const name of ["Productos Destacados", "Sobre Nosotros", "Contacto"])
    await expect(page.getByRole("region", { name })).toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("contentinfo")).toHaveCSS("break-before", "avoid");
});

test("a shelf takes one sheet, with photos, names, prices and where to write, and so does what is not there", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const [address, bag, price] of [
    ["/#/novedades", "Moon Bag", "24,00 €"],
    ["/#/essentials", "Ribbon Bag", "25,00 €"],
  ] as const)
    await test.step(address, async () => {
      await page.goto("about:blank");
      await page.emulateMedia({ media: null });
      await open(page, address);
      await expect(page.getByText(/hola@ovillo\.example · \+34/)).toBeHidden();
      await seePictures(page);
      // Printed from far below, too, the page begins with the whole wordmark.
      await scrollTo(page, 0);
      await twoFrames(page);
      await scrollTo(page, 60);
      await expect(page.getByText("Envío gratuito en todos los pedidos!")).not.toBeInViewport();
      await expectSheets(page, 1);

      await page.emulateMedia({ media: "print" });
      const wordmark = page.getByRole("banner").getByRole("link", { name: "ovillo" });
      await expect(wordmark).toBeVisible();
      await expect
        .poll(() =>
          wordmark.evaluate((element) => element.getBoundingClientRect().top + window.scrollY),
        )
        .toBeGreaterThanOrEqual(0);
      const cards = page.getByRole("article");
      await expect(cards).toHaveCount(3);
      const card = cards.filter({ has: page.getByRole("heading", { name: bag }) });
      await expect(card.getByText(price)).toBeVisible();
      await expect(card.getByRole("img")).toBeVisible();
      await expect(
        page.getByText("hola@ovillo.example · +34 600 000 000 · Barcelona, España"),
      ).toBeVisible();

      // Nothing that can only be pressed, and nothing over the page.
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
      await expect(page.getByRole("banner")).toHaveCSS("position", "static");
    });
  await page.emulateMedia({ media: null });
  await page.goto("about:blank");
  await open(page, "/#/no-existe");
  await expectSheets(page, 1);
});

test("printed while a page leaves, the paper is not blank", { tag: "@desktop" }, async ({
  page,
}) => {
  await open(page, "/#/novedades");
  await page.clock.install();
  await stopClock(page);
  await page.evaluate(() => {
    location.hash = "#/essentials";
  });
  const leaving = page.locator("[data-phase=leaving]");
  await expect(leaving).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  expect(await leaving.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  await page.emulateMedia({ media: "screen" });
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
});

test("a bag's page takes two sheets, with photos, price and details, and so it does behind a photo", async ({
  page,
}) => {
  await open(page, "/bolsos/moon-bag/");
  await seePictures(page);
  await expectSheets(page, 2);
  await page
    .getByRole("link", { name: /Ampliar la foto$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Moon Bag" })).toBeVisible();
  await expect(page.getByText("24,00 €").first()).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  const photos = page.getByRole("list", { name: /^Fotos/ }).getByRole("img");
  await expect(photos).toHaveCount(5);
  for (const photo of await photos.all()) {
    const { x = -1, width = 0 } = (await photo.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /WhatsApp|Compartir|Volver/ })).toHaveCount(0);
  expect(await sheets(page)).toBe(2);
});
