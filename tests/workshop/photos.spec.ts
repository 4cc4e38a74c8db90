import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { MOON_BAG_FILE } from "../support/example-shop.ts";
import { createPlainPhoto } from "../support/shop-folder.ts";
import { holdResponses } from "../support/shop-test.ts";
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

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test("the part of a photo that is always seen is seen in its frame, and another photo takes its place", async ({
  page,
  folderWorkshop,
}) => {
  await openWorkshopPage(page, folderWorkshop.url);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByRole("button", { name: /^Foto 1/ }).click();
  await bag.getByRole("radio", { name: "Arriba" }).check();
  const shown = previewCard(page, "Moon Bag").getByRole("img").first();
  await expect(shown).toHaveCSS("object-position", "50% 0%");
  await bag.getByRole("button", { name: "Quitar la foto" }).click();
  const png = sharp(await createPlainPhoto(1000, 2400)).png();
  await bag
    .getByLabel("Añadir fotos")
    .setInputFiles(file("nueva.png", "image/png", await png.toBuffer()));
  await bag.getByRole("button", { name: /Sin describir$/ }).click();
  await bag.getByLabel("Qué se ve en la foto").fill("Moon Bag de cerca.");
  // A photograph as high as this one covers no button below.
  await bag.getByRole("button", { name: "Antes" }).click();
  await bag.getByRole("button", { name: "Al principio" }).click();
  await expect(shown).toHaveAttribute("src", /^blob:/);
  await bag.getByRole("button", { name: "Ver su página" }).click();
  await expect(
    previewFrame(page).getByRole("list", { name: "Fotos de Moon Bag" }).getByRole("img").first(),
  ).toHaveAttribute("alt", "Moon Bag de cerca.");
  await closeSheet(page);
  await saveChanges(await openChanges(page));
  const written = await folderWorkshop.read(MOON_BAG_FILE);
  const [, name = ""] =
    /photos:\n {2}- file: (\S+)\n {4}alt: Moon Bag de cerca\./.exec(written) ?? [];
  const saved = path.join(folderWorkshop.contentDir, "bolsos/moon-bag", name);
  expect(await sharp(saved).metadata()).toMatchObject({ width: 1000 });
});

test("nothing is published while a photo is made ready, and nothing taken back while it is on its way", async ({
  page,
  folderWorkshop,
}) => {
  await page.addInitScript(() => {
    const make = createImageBitmap;
    const isLetGo = new Promise((letGo) => addEventListener("let go", letGo));
    const later = (file: Blob) => isLetGo.then(() => make(file));
    Object.assign(window, { createImageBitmap: later });
  });
  const answer = await holdResponses(page, /\/api\/publication$/);
  await openWorkshopPage(page, folderWorkshop.url);
  await openMenuItem(page, "Sobre Nosotros");
  const about = sheet(page, "Sobre Nosotros");
  await about
    .locator('input[type="file"]')
    .setInputFiles(file("1.jpg", "image/jpeg", await createPlainPhoto(1300, 700)));
  await expect(about.getByText("Preparando las fotos…")).toBeVisible();
  await closeSheet(page);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("26");
  await closeSheet(page);
  const changes = await openChanges(page);
  await expect(changes.getByText("Preparando las fotos…")).toBeVisible();
  const go = changes.getByRole("button", { name: "Guardar", exact: true });
  await expect(go).toHaveAttribute("aria-disabled", "true");
  await page.evaluate(() => dispatchEvent(new Event("let go")));
  await expect(changes.getByRole("button", { name: /^Deshacer/ })).toHaveCount(2);
  await go.click();
  // Also in a list that is closed and opened again.
  await page.keyboard.press("Escape");
  await openChanges(page);
  await expect(changes.getByRole("button", { name: "Guardando…" })).toBeVisible();
  await expect(changes.getByRole("button", { name: /^Deshacer/ })).toHaveCount(0);
  answer();
  await expect(changes).toContainText("Guardado: ");
});

test("files that are no photos are told in one line for each reason, and of sixty photos the first twelve are taken, with what is doubtful about each", async ({
  page,
  folderWorkshop,
}) => {
  test.slow();
  await openWorkshopPage(page, folderWorkshop.url);
  const bag = await openBag(page, "Moon Bag");
  const files = bag.locator('input[type="file"]').first();
  const none = Buffer.from("nada");
  await files.setInputFiles([
    ...Array.from({ length: 9 }, (_, i) => file(`${i}.jpg`, "image/jpeg", none)),
    // Safari alone reads an iPhone's own format.
    file("IMG_1.HEIC", "image/heic", await readFile("tests/support/phone.heic")),
    file("clip.mov", "video/quicktime", none),
    file("notas.txt", "text/plain", none),
  ]);
  await expect(bag.getByText("«clip.mov»: aquí no van vídeos; elige una foto.")).toBeVisible();
  await expect(bag.getByText("«notas.txt»: aquí no van textos; elige una foto.")).toBeVisible();
  await expect(
    bag.getByText(
      /^«0\.jpg», .*«8\.jpg», «IMG_1\.HEIC»: no se puede abrir; guárdala como JPG y vuelve a elegirla\.$/,
    ),
  ).toBeVisible();
  const small = await Promise.all(
    Array.from({ length: 60 }, (_, i) => createPlainPhoto(96 + i, 120)),
  );
  await files.setInputFiles(small.map((bytes, i) => file(`${i}.jpg`, "image/jpeg", bytes)));
  await expect(
    bag.getByText("Has elegido 60: de una vez se añaden 12. Elige después las 48 que faltan."),
  ).toBeInViewport();
  await expect(bag.getByRole("button", { name: /^Foto \d/ })).toHaveCount(17);
  await bag.getByRole("button", { name: /^Foto 17/ }).click();
  await expect(bag.getByText(/^Se verá borrosa/)).toBeVisible();
});
