import path from "node:path";
import sharp from "sharp";
import {
  cardOf,
  done,
  expect,
  goTo,
  openBag,
  openChanges,
  openShop,
  save,
  sheet,
  shopIn,
  test,
} from "../support/owner.ts";

const HEIC = path.resolve("tests/support/phone.heic");

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

test("a new bag has its card with four photos, also of an iPhone, and its price and its name", async ({
  page,
  home,
}) => {
  test.slow();
  await openShop(page, home.url);
  await goTo(page, "Añadir un bolso");
  const bag = sheet(page, "Bolso nuevo");
  const files = bag.locator('input[type="file"]').first();
  await files.setInputFiles([await photo("#aa3311"), await photo("#3311aa")]);
  await expect(bag.getByRole("button", { name: /^Foto 2/ })).toBeVisible();
  await files.setInputFiles([HEIC, path.resolve("package.json")]);
  await expect(bag.getByRole("button", { name: /^Foto 3/ })).toBeVisible();
  await expect(bag.getByText("«package.json» no es una foto")).toBeVisible();
  await bag.getByLabel("Precio", { exact: true }).fill("31");
  await bag.getByLabel("Nombre", { exact: true }).fill("Sun Bag");
  const card = cardOf(page, "Sun Bag");
  await expect(card.getByText("31,00 €")).toBeVisible();
  await expect(shopIn(page).getByRole("article").first()).toContainText("Sun Bag");

  const named = sheet(page, "Sun Bag");
  for (const i of [1, 2, 3]) {
    await named.getByRole("button", { name: new RegExp(`^Foto ${i}`) }).click();
    await named.getByLabel("Qué se ve en la foto").fill(`El bolso, foto ${i}.`);
  }
  await named.getByRole("button", { name: "Al principio" }).first().click();
  await expect(named.getByRole("button", { name: /^Foto 1/ })).toHaveAccessibleName(/foto 3\./);
  await done(page);

  const changes = await openChanges(page);
  await expect(changes.getByRole("listitem")).toHaveText([
    /Nuevo: Sun Bag, 3 fotos/,
    // The iPhone's, which is a small one.
    /Foto 1: .*Se verá borrosa/,
  ]);
  await save(changes);
  const written = await home.read("bolsos/sun-bag/bolso.yaml");
  expect(written).toContain("price: 31\n");
  const saved = await sharp(path.join(home.folder, "content/bolsos/sun-bag/1.jpg")).metadata();
  expect(saved).toMatchObject({ width: 2400, height: 1600, format: "jpeg" });
  expect(saved.exif).toBeUndefined();
});

test("a new bag of which nothing is said is gone with its sheet, and one whose photo is being made stays", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const add = async () => {
    await goTo(page, "Añadir un bolso");
    return sheet(page, "Bolso nuevo").locator('input[type="file"]').first();
  };
  await add();
  await expect(cardOf(page, "Bolso nuevo")).toBeVisible();
  await done(page);
  await expect(cardOf(page, "Bolso nuevo")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Publicar", exact: true })).toBeVisible();
  await (await add()).setInputFiles(HEIC);
  await done(page);
  await expect(await openChanges(page)).toContainText("una foto");
});

test("a new bag whose card is tapped behind its sheet stays, and where another tab takes it out its sheet says so", async ({
  page,
  home,
  context,
}) => {
  await openShop(page, home.url);
  await goTo(page, "Añadir un bolso");
  await cardOf(page, "Bolso nuevo").getByText("Sin precio").click();
  const price = sheet(page, "Bolso nuevo").getByLabel("Precio", { exact: true });
  await expect(price).toBeFocused();
  await price.fill("31");
  await expect(cardOf(page, "Bolso nuevo").getByText("31,00 €")).toBeVisible();

  const other = await context.newPage();
  await openShop(other, home.url);
  const away = (await openBag(other, "Bolso nuevo")).getByRole("button", {
    name: "Quitar el bolso",
  });
  // Nothing brings it back: she is asked.
  other.once("dialog", (dialog) => dialog.dismiss());
  await away.click();
  await expect(price).toHaveValue("31");
  other.once("dialog", (dialog) => dialog.accept());
  await away.click();
  await expect(page.getByText("Ese bolso ya no está aquí: búscalo en «Ir a…».")).toBeVisible();
  await expect(sheet(page, "Bolso nuevo")).toHaveCount(0);
});

test("a bag is hidden and comes back with all that was said of it, in two taps each", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByRole("switch", { name: /^Oculto/ }).check();
  await expect(cardOf(page, "Moon Bag")).toHaveCount(0);
  await done(page);
  await goTo(page, "Moon Bag · oculto");
  await bag.getByRole("switch", { name: /^Oculto/ }).uncheck();
  await expect(cardOf(page, "Moon Bag")).toBeVisible();
  await done(page);
  await expect(page.getByRole("button", { name: "Publicar", exact: true })).toBeVisible();
});

test("a price that is none is told at its field, and the shop keeps the last good one", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  const price = bag.getByLabel("Precio", { exact: true });
  await price.fill("veinte");
  await expect(price).toHaveAccessibleDescription(/./);
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(cardOf(page, "Moon Bag").getByText("24,00 €")).toBeVisible();
  await done(page);
  const changes = await openChanges(page);
  await expect(changes.getByRole("button", { name: "Guardar", exact: true })).toBeDisabled();
  await changes.getByRole("button", { name: "Ir a Moon Bag, Precio" }).click();
  await expect(price).toBeFocused();
});
