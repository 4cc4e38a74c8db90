import { rm } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { locateContactForm } from "../support/contact-form.ts";
import { openPage } from "../support/shop-test.ts";
import { expect, test } from "../support/workshop-test.ts";

// Not a test: retakes the screenshots of docs/guia.md and docs/publicar.md from the example shop.

const FOLDER = path.resolve("docs/guia");

/** Saves a small screenshot of the page. */
async function saveScreenshot(page: Page, name: string): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(() => document.fonts.ready);
    await frame.evaluate(async () => {
      const isInView = (image: HTMLImageElement) => {
        const { left, top } = image.getBoundingClientRect();
        // A hidden sheet loads no pictures.
        return image.checkVisibility() && left < innerWidth && top < innerHeight;
      };
      // A loaded picture may not be decoded yet.
      await Promise.all([...document.images].filter(isInView).map((image) => image.decode()));
    });
  }
  const file = path.join(FOLDER, `${name}.webp`);
  await rm(file, { force: true });
  await sharp(await page.screenshot({ animations: "disabled" }))
    .webp({ quality: 60, effort: 6 })
    .toFile(file);
}

test("the bag page is captured for the guide", async ({ page }) => {
  await page.goto("/bolsos/chain-bag/");
  await saveScreenshot(page, "bolso");
});

test("the local mailbox is captured with one message", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 760 });
  await openPage(page);
  const { fill, submitButton, thanksHeading } = locateContactForm(page);
  const message = "Hola, ¿hacéis el Moon Bag en azul?";
  await fill({ name: "Ana", email: "ana@correo.example", message });
  await submitButton.click();
  await expect(thanksHeading).toBeVisible();
  await page.goto("/buzon");
  await saveScreenshot(page, "buzon");
});

test("the workshop is captured while used", async ({ page, gitHubWorkshop: workshop }) => {
  await page.goto(workshop.url);
  await expect(page.getByLabel("Tu llave")).toBeVisible();
  await saveScreenshot(page, "entrar");
  await workshop.submitToken();

  const price = workshop.card("Moon Bag").getByText(/€$/);
  await price.scrollIntoViewIfNeeded();
  await saveScreenshot(page, "taller");
  await price.click();
  const bag = workshop.sheet("Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("24,50");
  await expect(price).toHaveText("24,50 €");
  await saveScreenshot(page, "precio");
  await workshop.closeSheet();
  await workshop.card("Moon Bag").click({ position: { x: 150, y: 60 } });
  await bag.getByRole("button", { name: /^Foto 2/ }).click();
  const place = bag.getByLabel("Lugar", { exact: true });
  await place.scrollIntoViewIfNeeded();
  await saveScreenshot(page, "fotos");
  await place.selectOption("1 de 5");
  await workshop.closeSheet();
  await workshop.openChanges();
  await saveScreenshot(page, "publicar");
});
