import path from "node:path";
import sharp from "sharp";
import {
  closeSheet,
  expect,
  openBag,
  openChanges,
  openMenuItem,
  openWorkshopPage,
  previewCard,
  previewFrame,
  saveChanges,
  sheet,
  test,
} from "../support/workshop-test.ts";

/** A photograph of a phone: 3000 pixels wide once it stands upright, and with the place in it. */
const photo = async (background: string) => ({
  name: "image.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 2000, height: 3000, channels: 3, background } })
    .withExif({ IFD0: { Copyright: "Ana" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

test("a new bag is asked for its name, and has its card with three photos and its price", async ({
  page,
  folderWorkshop,
}) => {
  test.slow();
  await openWorkshopPage(page, folderWorkshop.url);
  await openMenuItem(page, "Añadir un bolso");
  const name = page.getByLabel("Cómo se llama");
  await name.fill("moon  bag");
  await expect(name).toHaveAccessibleDescription(/un bolso que se llama así/);
  await name.fill("Sun Bag");
  await name.press("Enter");
  const bag = sheet(page, "Sun Bag");
  const files = bag.locator('input[type="file"]').first();
  await files.setInputFiles([await photo("#aa3311"), await photo("#3311aa")]);
  await expect(bag.getByRole("button", { name: /^Foto 2/ })).toBeVisible();
  await files.setInputFiles(await photo("#11aa33"));
  await expect(bag.getByRole("button", { name: /^Foto 3/ })).toBeVisible();
  await bag.getByLabel("Precio", { exact: true }).fill("31");
  await expect(previewCard(page, "Sun Bag").getByText("31,00 €")).toBeVisible();
  for (const i of [1, 2, 3]) {
    await bag.getByRole("button", { name: new RegExp(`^Foto ${i}`) }).click();
    await bag.getByLabel("Qué se ve en la foto").fill(`El bolso, foto ${i}.`);
  }
  await bag.getByText("Detalles", { exact: true }).click();
  await bag.getByLabel("Ancho").fill("22,5");
  await closeSheet(page);
  await saveChanges(await openChanges(page));
  const written = await folderWorkshop.read("bolsos/sun-bag/bolso.yaml");
  expect(written).toContain("price: 31\n");
  expect(written).toContain("width: 22.5\n");
  const [, first = ""] = /file: (.*)/.exec(written) ?? [];
  const saved = await sharp(
    path.join(folderWorkshop.contentDir, "bolsos/sun-bag", first.replaceAll("'", "")),
  ).metadata();
  expect(saved).toMatchObject({ width: 2400, height: 1600, format: "jpeg" });
  expect(saved.exif).toBeUndefined();
});

test("bags are put in order by the same taps as photos, and the one that is chosen stays so", async ({
  page,
  folderWorkshop,
}) => {
  await openWorkshopPage(page, folderWorkshop.url);
  await openMenuItem(page, "Orden de los bolsos");
  const news = sheet(page, "Orden de los bolsos").getByRole("group", { name: "Novedades" });
  await news.getByRole("button", { name: "Moon Bag" }).click();
  for (const [press, first] of [
    ["Después", "Chain Bag"],
    ["Antes", "Moon Bag"],
    ["Después", "Chain Bag"],
  ] as const) {
    await news.getByRole("button", { name: press }).click();
    await expect(news.getByRole("listitem").getByRole("button").first()).toHaveAccessibleName(
      first,
    );
  }
  await expect(previewFrame(page).getByRole("article").first()).toContainText("Chain Bag");
  await closeSheet(page);
  const changes = await openChanges(page);
  await expect(changes).toContainText("Los bolsos cambian de orden");
  await saveChanges(changes);
  expect(await folderWorkshop.read("bolsos/moon-bag/bolso.yaml")).toContain("order: 2\n");
});

test("a bag is hidden and comes back with all that was said of it, in two taps each", async ({
  page,
  folderWorkshop,
}) => {
  await openWorkshopPage(page, folderWorkshop.url);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByRole("switch", { name: /^Oculto/ }).check();
  await expect(previewCard(page, "Moon Bag")).toHaveCount(0);
  await closeSheet(page);
  await openMenuItem(page, "Moon Bag · oculto");
  await bag.getByRole("switch", { name: /^Oculto/ }).uncheck();
  await expect(previewCard(page, "Moon Bag")).toBeVisible();
  await closeSheet(page);
  await expect(page.getByRole("button", { name: "Publicar", exact: true })).toBeVisible();
});

test("a switch says what it would do to the shop", async ({ page, folderWorkshop }) => {
  const others = ["chain", "star", "little", "net", "ribbon"];
  await folderWorkshop.change(
    Object.fromEntries(others.map((name) => [`bolsos/${name}-bag/bolso.yaml`, { hidden: true }])),
  );
  await openWorkshopPage(page, folderWorkshop.url);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByRole("switch", { name: /^Oculto/ }).check();
  await expect(bag.getByText(/^Todos los bolsos están ocultos/)).toBeVisible();
});

test("a bag that is taken out can be brought back before it is saved", async ({
  page,
  folderWorkshop,
}) => {
  await openWorkshopPage(page, folderWorkshop.url);
  await (await openBag(page, "Net Bag")).getByRole("button", { name: "Quitar el bolso" }).click();
  await expect(page.getByText("Si ha sido sin querer, deshazlo en «Publicar».")).toBeVisible();
  const changes = await openChanges(page);
  await changes.getByRole("button", { name: /^Deshacer: .*Net Bag/ }).click();
  await expect(changes).toContainText("No hay cambios sin publicar.");
});

test("a price that is none is told at its field, keeps all from being saved, and the list leads to it and back", async ({
  page,
  folderWorkshop,
}) => {
  await openWorkshopPage(page, folderWorkshop.url);
  const bag = await openBag(page, "Moon Bag");
  const price = bag.getByLabel("Precio", { exact: true });
  await price.fill("veinte");
  await expect(price).toHaveAccessibleDescription(/número/);
  await expect(previewCard(page, "Moon Bag").getByText("24,00 €")).toBeVisible();
  await closeSheet(page);
  const changes = await openChanges(page);
  await expect(changes.getByRole("button", { name: "Guardar", exact: true })).toBeDisabled();
  await changes.getByRole("button", { name: "Ir a Moon Bag, Precio" }).click();
  await expect(price).toBeFocused();
  await price.fill("25");
  await closeSheet(page);
  await saveChanges(changes);
});
