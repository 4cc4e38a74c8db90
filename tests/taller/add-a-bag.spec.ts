import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { plainPhoto } from "../support/sample-shop.ts";
import { addPhotos, expect, openBag, openBags, save, test } from "../support/workshop.ts";

/** A photograph as a phone takes it: lying on its side, with the place where it was taken. */
const phonePhoto = (orientation: number) =>
  sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: `#a0${orientation}0${orientation}0`,
    },
  })
    .withExif({
      IFD0: { Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 23/1 0/1" },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

test("the owner adds a bag with three photos of her phone, each with its text, in her order", async ({
  page,
  workshop,
}) => {
  test.setTimeout(90_000);
  await openBags(page);
  await page.getByRole("button", { name: "Crear uno nuevo" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Bolso Niña Ñandú");
  await page.getByLabel("Precio", { exact: true }).fill("31");

  const photos = await Promise.all([6, 8, 1].map(phonePhoto));
  await addPhotos(
    page,
    photos.map((buffer, index) => ({
      name: `IMG_${index + 1}.JPG`,
      mimeType: "image/jpeg",
      buffer,
    })),
  );
  await expect(page.getByLabel("Qué se ve en la foto 3")).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(".taller-photos img")).toHaveCount(3);

  await page.getByLabel("Qué se ve en la foto 1").fill("De frente.");
  await page.getByLabel("Qué se ve en la foto 2").fill("De lado.");
  await save(page);
  await expect(page.getByText("Escribe qué se ve en la foto 3.")).toBeVisible();
  await page.getByLabel("Qué se ve en la foto 3").fill("Por detrás.");
  await page.getByRole("button", { name: "Adelantar la foto 3" }).click();
  await expect(page.getByLabel("Qué se ve en la foto 2")).toHaveValue("Por detrás.");
  await save(page);
  await expect(page.getByText("Bolso Niña Ñandú · 31,00 €")).toBeVisible({ timeout: 30_000 });

  const bag = "bolsos/bolso-nina-nandu";
  expect(await workshop.read(`${bag}/bolso.yaml`)).toBe(`name: Bolso Niña Ñandú
price: 31
category: new
featured: false
photos:
  - file: img_1.webp
    alt: De frente.
  - file: img_3.webp
    alt: Por detrás.
  - file: img_2.webp
    alt: De lado.
order: 4
`);
  const folder = path.join(workshop.folder, "content", bag);
  expect((await readdir(folder)).sort()).toEqual([
    "bolso.yaml",
    "img_1.webp",
    "img_2.webp",
    "img_3.webp",
  ]);
  for (const [file, width, height] of [
    ["img_1.webp", 1800, 2400],
    ["img_2.webp", 1800, 2400],
    ["img_3.webp", 2400, 1800],
  ] as const) {
    const saved = await sharp(path.join(folder, file)).metadata();
    expect(saved).toMatchObject({ format: "webp", width, height });
    expect(saved.exif).toBeUndefined();
  }
});

test("photos that are all called alike are all kept, as those are that an iPhone takes on the spot", async ({
  page,
  workshop,
}) => {
  await openBag(page, "Moon Bag");
  const colours = ["#a04040", "#4040a0"];
  const taken = await Promise.all(colours.map((colour) => plainPhoto(960, 1200, colour)));
  await addPhotos(
    page,
    taken.map((buffer) => ({ name: "image.jpg", mimeType: "image/jpeg", buffer })),
  );
  await page.getByLabel("Qué se ve en la foto 3").fill("Roja.", { timeout: 30_000 });
  await page.getByLabel("Qué se ve en la foto 4").fill("Azul.");
  await save(page);
  const saved = "  - file: image.webp\n    alt: Roja.\n  - file: image-1.webp\n    alt: Azul.\n";
  await expect.poll(() => workshop.read("bolsos/moon-bag/bolso.yaml")).toContain(saved);
  const redOf = async (file: string) => {
    const [red = 0] = await sharp(path.join(workshop.folder, "content/bolsos/moon-bag", file))
      .raw()
      .toBuffer();
    return red;
  };
  expect(await redOf("image.webp")).toBeGreaterThan(await redOf("image-1.webp"));
});

test("a photo that cannot be opened is told by its name, and the others are added", async ({
  page,
}) => {
  await openBags(page);
  await page.getByRole("button", { name: "Crear uno nuevo" }).click();
  await addPhotos(page, [
    { name: "rota.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no es una foto") },
    { name: "buena.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(1) },
  ]);
  await expect(page.getByText("No se puede abrir «rota.jpg»: prueba con otra foto.")).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByLabel("Qué se ve en la foto 1")).toBeVisible();
});

test("a photo as an iPhone keeps it is taken, and saved in a form that all browsers show", async ({
  page,
  workshop,
}) => {
  await openBag(page, "Moon Bag");
  // Made with heif-enc of Debian's libheif-examples, with the place where it was taken; and taken upright, which
  // an iPhone writes as a turn (`irot`): red is above, blue below.
  const buffer = await readFile("tests/support/phone.heic");
  await addPhotos(page, [{ name: "IMG_1.HEIC", mimeType: "image/heic", buffer }]);
  await page.getByLabel("Qué se ve en la foto 3").fill("De cerca.", { timeout: 30_000 });
  await expect(page.locator(".taller-photos img")).toHaveCount(3);
  await save(page);
  await expect(page.getByText("Moon Bag · 24,00 €")).toBeVisible({ timeout: 30_000 });
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toContain("  - file: img_1.webp\n");
  const saved = path.join(workshop.folder, "content/bolsos/moon-bag/img_1.webp");
  expect(await sharp(saved).metadata()).toMatchObject({ format: "webp", width: 300, height: 400 });
  expect((await sharp(saved).metadata()).exif).toBeUndefined();
  const [red = 0, , blue = 0] = await sharp(saved)
    .extract({ left: 0, top: 0, width: 300, height: 20 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(blue);
});
