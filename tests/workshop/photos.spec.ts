import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { MOON_BAG_FILE } from "../support/example-shop.ts";
import { createPlainPhoto } from "../support/shop-folder.ts";
import { holdResponses } from "../support/shop-test.ts";
import { createPhotoUpload, createUpload, expect, test } from "../support/workshop-test.ts";

test("the owner crops and replaces a photo, and adds one of a colour", async ({ workshop }) => {
  await workshop.open();
  const bag = await workshop.openBag("Moon Bag");
  await bag.getByRole("button", { name: /^Foto 1/ }).click();
  await bag.getByRole("radio", { name: "Arriba" }).check();
  const cardImage = workshop.card("Moon Bag").getByRole("img").first();
  await expect(cardImage).toHaveCSS("object-position", "50% 0%");
  await bag.getByRole("button", { name: "Quitar la foto" }).click();
  const png = sharp(await createPlainPhoto(1000, 2400)).png();
  await bag
    .getByLabel("Añadir fotos")
    .setInputFiles(createUpload("nueva.png", "image/png", await png.toBuffer()));
  await bag.getByRole("button", { name: /Sin describir$/ }).click();
  await bag.getByLabel("Qué se ve en la foto").fill("Moon Bag de cerca.");
  // A photo this high must not cover the buttons below.
  await bag.getByLabel("Lugar", { exact: true }).selectOption("1 de 5");
  await expect(cardImage).toHaveAttribute("src", /^blob:/);
  await bag.getByRole("button", { name: "Ver su página" }).click();
  await expect(
    workshop.preview.getByRole("list", { name: "Fotos de Moon Bag" }).getByRole("img").first(),
  ).toHaveAttribute("alt", "Moon Bag de cerca.");
  await bag.getByText("Más", { exact: true }).click();
  // The bag's own colour, Marfil, is the second and has no photo.
  await bag
    .getByLabel("Añadir la foto del bolso")
    .setInputFiles(await createPhotoUpload(1100, 1375));
  await expect(bag.getByRole("button", { name: "Quitar la foto del bolso" })).toHaveCount(5);
  await workshop.closeSheet();
  await workshop.openChanges();
  await workshop.save();
  const yaml = await workshop.read(MOON_BAG_FILE);
  const readSize = (name = "") =>
    sharp(path.join(workshop.contentDir, "bolsos/moon-bag", name)).metadata();
  const [, newPhoto] = /photos:\n {2}- file: (\S+)\n {4}alt: Moon Bag de cerca\./.exec(yaml) ?? [];
  expect(await readSize(newPhoto)).toMatchObject({ width: 1000 });
  const [, colourPhoto] = /- name: Marfil\n.*\n {4}photo: ([^\s/]+)\n/.exec(yaml) ?? [];
  expect(await readSize(colourPhoto)).toMatchObject({ width: 1100 });
});

test("«Girar» turns a photo to both sides, as visitors see it", async ({ workshop }) => {
  // Red above, transparent below, once EXIF has turned it: a WebP that the owner has put into the folder.
  const red = { width: 800, height: 500, channels: 4, background: "#ff0000" } as const;
  const upright = sharp({ create: { ...red, height: 1000, background: "#00000000" } })
    .composite([{ input: { create: red }, gravity: "north" }])
    .png();
  const photo = sharp(await upright.toBuffer())
    .rotate(-90)
    .withMetadata({ orientation: 6 });
  const folder = path.join(workshop.contentDir, "bolsos/moon-bag");
  await photo.webp().toFile(path.join(folder, "1.webp"));
  const yaml = await workshop.read(MOON_BAG_FILE);
  await writeFile(path.join(folder, "bolso.yaml"), yaml.replace("1.jpg", "1.webp"));
  await workshop.open();
  const bag = await workshop.openBag("Moon Bag");
  await bag.getByRole("button", { name: /^Foto 1/ }).click();
  await expect(bag.getByLabel("Lugar", { exact: true })).toBeInViewport();
  await bag.getByRole("radio", { name: "Arriba" }).check();
  const right = bag.getByRole("button", { name: "Girar la foto a la derecha" });
  await bag.getByRole("button", { name: "Girar la foto a la izquierda" }).click();
  await expect(bag.getByRole("radio", { name: "Izquierda" })).toBeChecked();
  for (const edge of ["Arriba", "Derecha"]) {
    await right.click();
    await expect(bag.getByRole("radio", { name: edge })).toBeChecked();
  }
  await expect(right).toBeFocused();
  await workshop.closeSheet();
  await workshop.openChanges();
  await workshop.save();
  const [, name = ""] = /file: '?(\w+\.jpg)/.exec(await workshop.read(MOON_BAG_FILE)) ?? [];
  const turned = sharp(path.join(folder, name)).raw();
  const { data, info } = await turned.toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1000, height: 800 });
  // The upper half is now the right half; the left one has the shop's ground.
  const readGreen = (x: number) => (data[(400 * info.width + x) * info.channels + 1] ?? 0) > 128;
  expect([100, 900].map(readGreen)).toEqual([true, false]);
});

test("saving waits for photos, and the bar reports a broken one", async ({ page, workshop }) => {
  await page.addInitScript(() => {
    const original = createImageBitmap;
    const gate = new Promise((resolve) => addEventListener("release", resolve));
    const delayed = (file: Blob) => gate.then(() => original(file));
    Object.assign(window, { createImageBitmap: delayed });
  });
  const release = await holdResponses(page, /\/api\/publish$/);
  await workshop.open();
  await workshop.openMenuItem("Sobre Nosotros");
  const about = workshop.sheet("Sobre Nosotros");
  await about.locator('input[type="file"]').setInputFiles(await createPhotoUpload(1300, 700));
  await expect(about.getByText("Preparando las fotos…")).toBeVisible();
  await workshop.closeSheet();
  const bag = await workshop.openBag("Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("26");
  await bag
    .getByLabel("Añadir fotos")
    .setInputFiles(createUpload("rota.jpg", "image/jpeg", Buffer.from("nada")));
  await workshop.closeSheet();
  const changes = await workshop.openChanges();
  await expect(changes.getByText("Preparando las fotos…")).toBeVisible();
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe("beforeunload");
  await (await question).dismiss();
  await expect(workshop.saveButton).toHaveAttribute("aria-disabled", "true");
  await page.evaluate(() => dispatchEvent(new Event("release")));
  // The changes of the price and the photo.
  await expect(changes.getByRole("button", { name: /^Deshacer: / })).toHaveCount(2);
  await workshop.saveButton.click();
  // Also after the list is closed and reopened.
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^«rota\.jpg»: no se puede abrir/)).toBeVisible();
  await workshop.openChanges();
  await expect(changes.getByRole("button", { name: "Guardando…" })).toBeVisible();
  await expect(changes.getByRole("button", { name: /^Deshacer/ })).toHaveCount(0);
  release();
  await expect(changes).toContainText("Guardado: ");
});

test("all chosen photos are added, or named as refused or small", async ({ workshop }) => {
  await workshop.open();
  const bag = await workshop.openBag("Moon Bag");
  const refusals = bag.getByRole("status").filter({ hasText: "rota.jpg" });
  const files = bag.locator('input[type="file"]').first();
  const photos = await Promise.all(
    Array.from({ length: 5 }, (_, i) => createPhotoUpload(96 + i, 120)),
  );
  await files.setInputFiles([
    createUpload("rota.jpg", "image/jpeg", Buffer.from("nada")),
    // Only Safari decodes HEIC.
    createUpload("IMG_1.HEIC", "image/heic", await readFile("tests/support/phone.heic")),
    createUpload("vuelta.mp4", "video/mp4", Buffer.from("nada")),
    ...photos,
    ...photos.slice(0, 1),
  ]);
  await expect(refusals.getByRole("listitem")).toHaveText([
    "«rota.jpg»: no se puede abrir; prueba con otra copia de la foto.",
    "«IMG_1.HEIC»: no se puede abrir; guárdala como JPG y vuelve a elegirla.",
    "«vuelta.mp4»: no es una foto; elige otro archivo.",
    "«image.jpg»: ya está entre las fotos.",
  ]);
  await expect(refusals.getByRole("listitem").first()).toBeInViewport();
  await refusals.getByRole("button", { name: "Cerrar" }).click();
  await expect(refusals).toHaveCount(0);
  await expect(bag.getByRole("button", { name: /^Foto \d/ })).toHaveCount(10);
  await bag.getByRole("button", { name: /^Foto 10/ }).click();
  await expect(bag.getByText(/^Se verá borrosa/)).toBeVisible();
});

test("transparency gets the shop's ground, and noise is refused", async ({ page, workshop }) => {
  await workshop.change({ "tienda.yaml": { colours: { ground: "#ffe8dc" } } });
  await workshop.open();
  const transparent = sharp({
    create: { width: 1200, height: 1500, channels: 4, background: "#0000" },
  }).png();
  const upload = createUpload("calada.png", "image/png", await transparent.toBuffer());
  const bag = await workshop.openBag("Net Bag");
  const photos = bag.getByRole("button", { name: /^Foto \d/ });
  await bag.getByLabel("Añadir fotos").setInputFiles(upload);
  await expect(photos).toHaveCount(3);
  // Return noise, as Firefox with `privacy.resistFingerprinting` does.
  await page.evaluate(() => {
    const read = OffscreenCanvasRenderingContext2D.prototype.getImageData;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...args) {
      const image = read.apply(this, args);
      image.data.forEach((_, i, data) => {
        data[i] = i % 4 === 3 ? 255 : (i * 97) % 256;
      });
      return image;
    };
  });
  await bag.getByLabel("Añadir fotos").setInputFiles(upload);
  await expect(bag.getByText(/no deja preparar fotos/)).toBeVisible();
  await expect(photos).toHaveCount(3);
  await workshop.closeSheet();
  await workshop.openChanges();
  await workshop.save();
  const yaml = await workshop.read("bolsos/net-bag/bolso.yaml");
  const [, name = ""] = /file: '?([0-9a-f]{10}\.jpg)/.exec(yaml) ?? [];
  const saved = sharp(path.join(workshop.contentDir, "bolsos/net-bag", name));
  const { dominant } = await saved.stats();
  // #ffe8dc, in steps of 16.
  expect(dominant).toEqual({ r: 248, g: 232, b: 216 });
});
