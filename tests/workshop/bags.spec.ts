import path from "node:path";
import sharp from "sharp";
import { createPhotoUpload, createUpload, expect, test } from "../support/workshop-test.ts";

/** Creates a phone photo: 3000 pixels wide once upright, with the location in its metadata. */
const createPhonePhoto = async () => {
  const photo = sharp({ create: { width: 2000, height: 3000, channels: 3, background: "#aa3311" } })
    .withExif({ IFD0: { Copyright: "Ana" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return createUpload("image.jpg", "image/jpeg", await photo);
};

test("a new bag gets name, photos and price, and shows its card", async ({ page, workshop }) => {
  await workshop.open();
  await workshop.openMenuItem("Añadir un bolso");
  const name = page.getByLabel("Cómo se llama");
  await name.fill("moon  bag");
  await expect(name).toHaveAccessibleDescription(/un bolso que se llama así/);
  await name.fill("Sun Bag");
  await name.press("Enter");
  const bag = workshop.sheet("Sun Bag");
  const files = bag.locator('input[type="file"]').first();
  await files.setInputFiles([await createPhonePhoto(), await createPhotoUpload(960, 1200)]);
  await expect(bag.getByRole("button", { name: /^Foto 2/ })).toBeVisible();
  await bag.getByLabel("Precio", { exact: true }).fill("31");
  await expect(workshop.card("Sun Bag").getByText("31,00 €")).toBeVisible();
  for (const i of [1, 2]) {
    await bag.getByRole("button", { name: new RegExp(`^Foto ${i}`) }).click();
    await bag.getByLabel("Qué se ve en la foto").fill(`El bolso, foto ${i}.`);
  }
  await bag.getByText("Detalles", { exact: true }).click();
  await bag.getByLabel("Ancho").fill("22,5");
  await bag.getByRole("button", { name: "Duplicar el bolso" }).click();
  await page.getByLabel("Cómo se llama").fill("Sol Bag");
  await page.getByRole("button", { name: "Añadir", exact: true }).click();
  await expect(workshop.sheet("Sol Bag").getByLabel("Precio", { exact: true })).toHaveValue("31");
  await expect(workshop.sheet("Sol Bag").getByText("Añadir fotos")).toBeInViewport();
  await workshop.sheet("Sol Bag").getByRole("button", { name: "Quitar el bolso" }).click();
  await page.getByRole("button", { name: "Recuperar" }).click();
  const changes = await workshop.openChanges();
  // The copy waits for its photos.
  await expect(changes.getByText("Sol Bag, Fotos: Añade al menos una foto.")).toBeVisible();
  await workshop.saveButton.click();
  await expect(workshop.changeItems.filter({ hasText: "Nuevo: Sun Bag" })).toHaveCount(0);
  await expect(changes.getByRole("button", { name: "Deshacer: Nuevo: Sol Bag" })).toBeVisible();
  const yaml = await workshop.read("bolsos/sun-bag/bolso.yaml");
  expect(yaml).toContain("price: 31\n");
  expect(yaml).toContain("width: 22.5\n");
  const [, firstPhoto = ""] = /file: (.*)/.exec(yaml) ?? [];
  const saved = await sharp(
    path.join(workshop.contentDir, "bolsos/sun-bag", firstPhoto.replaceAll("'", "")),
  ).metadata();
  expect(saved).toMatchObject({ width: 2400, height: 1600, format: "jpeg" });
  expect(saved.exif).toBeUndefined();
});

test("the preview follows a bag to another place or collection", async ({ workshop }) => {
  await workshop.change({ "bolsos/star-bag/bolso.yaml": { hidden: true } });
  await workshop.open();
  const bag = await workshop.openBag("Moon Bag");
  const place = bag.getByLabel("Lugar en Novedades");
  const firstCard = workshop.preview.getByRole("article").first();
  await expect(firstCard).toContainText("Moon Bag");
  await place.selectOption("2 de 2");
  await expect(firstCard).toContainText("Chain Bag");
  await expect(workshop.card("Moon Bag")).toBeInViewport();
  await place.selectOption("1 de 2");
  await expect(firstCard).toContainText("Moon Bag");
  await place.selectOption("2 de 2");
  await workshop.closeSheet();
  await workshop.openMenuItem(/^Star Bag.*oculto$/);
  await expect(workshop.sheet("Star Bag").getByText("Descripción")).toBeVisible();
  const hiddenBag = workshop.sheet("Star Bag");
  await expect(hiddenBag.getByRole("switch", { name: /^Oculto/ })).toBeChecked();
  await expect(hiddenBag.getByLabel(/^Lugar/)).toHaveCount(0);
  await workshop.closeSheet();
  const changes = await workshop.openChanges();
  await expect(changes).toContainText("Los bolsos cambian de orden");
  await workshop.save();
  expect(await workshop.read("bolsos/chain-bag/bolso.yaml")).toContain("order: 1\n");
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toContain("order: 2\n");
  await changes.getByRole("button", { name: "Cerrar" }).click();
  await (await workshop.openBag("Moon Bag")).getByRole("radio", { name: "Essentials" }).check();
  await expect(workshop.preview.getByRole("heading", { level: 1 })).toHaveText("Essentials");
  await expect(workshop.card("Moon Bag")).toBeInViewport();
});
