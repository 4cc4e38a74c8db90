import { rm } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openPage } from "../support/shop-test.ts";
import {
  closeSheet,
  expect,
  openChanges,
  previewCard,
  sheet,
  test,
} from "../support/workshop-test.ts";

// No proof: the pictures of docs/guia.md and docs/publicar.md are taken anew, of the example shop.

const FOLDER = path.resolve("docs/guia");

test.use({ hasFilm: false });

/** Keeps what a page shows now, as a small picture. */
async function photograph(page: Page, name: string): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(() => document.fonts.ready);
    await frame.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
    );
  }
  const file = path.join(FOLDER, `${name}.webp`);
  await rm(file, { force: true });
  await sharp(await page.screenshot({ animations: "disabled" }))
    .webp({ quality: 60, effort: 6 })
    .toFile(file);
}

test("a bag's own page", async ({ page }) => {
  await page.goto("/bolsos/chain-bag/");
  await photograph(page, "bolso");
});

test("the mailbox of this computer, with a message in it", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 760 });
  await openPage(page);
  const form = page.getByRole("form", { name: "Formulario de contacto" });
  await form.getByLabel("Nombre").fill("Ana");
  await form.getByLabel("Correo electrónico").fill("ana@correo.example");
  await form.getByLabel("Mensaje").fill("Hola, ¿hacéis el Moon Bag en azul?");
  await form.getByRole("button").click();
  await expect(page.getByText("¡Mensaje enviado!")).toBeVisible();
  await page.goto("/buzon");
  await photograph(page, "buzon");
});

test("the workshop, from its door to what is to be published", async ({ page, gitHubWorkshop }) => {
  test.slow();
  await page.goto(gitHubWorkshop.url);
  await expect(page.getByLabel("Tu llave")).toBeVisible();
  await photograph(page, "entrar");
  await page.getByLabel("Tu llave").fill(gitHubWorkshop.gitHub.key);
  await page.getByRole("button", { name: "Entrar" }).click();

  const price = previewCard(page, "Moon Bag").getByText(/€$/);
  await price.scrollIntoViewIfNeeded();
  await photograph(page, "taller");
  await price.click();
  const bag = sheet(page, "Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("24,50");
  await expect(price).toHaveText("24,50 €");
  await photograph(page, "precio");
  await closeSheet(page);
  await previewCard(page, "Moon Bag").click({ position: { x: 150, y: 60 } });
  await bag.getByRole("button", { name: /^Foto 2/ }).click();
  await bag.getByRole("button", { name: "Después" }).first().scrollIntoViewIfNeeded();
  await photograph(page, "fotos");
  await bag.getByRole("button", { name: "Al principio" }).first().click();
  await closeSheet(page);
  await openChanges(page);
  await photograph(page, "publicar");
});
