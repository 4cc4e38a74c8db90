import { plainPhoto } from "../support/sample-shop.ts";
import {
  addGroup,
  addPhotos,
  closePreview,
  comeTo,
  expect,
  openBag,
  openBags,
  openPage,
  openPreview,
  test,
} from "../support/workshop.ts";

/** Which of these pictures are there. */
const shown = (images: Element[]) =>
  images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

test("the owner sees a bag's own page as it will be, before she saves it", async ({ page }) => {
  await openBag(page, "Moon Bag");
  await page.getByLabel("Precio", { exact: true }).fill("24,5");
  const shop = await openPreview(page);
  await expect(shop.getByRole("heading", { level: 1 })).toHaveText("Moon Bag");
  await expect(shop.getByText("24,50 €").first()).toBeVisible();
  const photos = shop.getByRole("list", { name: "Fotos de Moon Bag" }).getByRole("img");
  await expect(photos).toHaveCount(2);
  await expect(photos.first()).toHaveAttribute("alt", "Moon Bag de frente.");
  await expect.poll(() => photos.evaluateAll(shown)).toEqual([true, true]);

  // Its card stands on its shelf.
  await shop.getByRole("link", { name: "Volver a Novedades" }).click();
  const card = shop.getByRole("article").filter({ hasText: "Moon Bag" });
  await expect(card).toHaveCount(1);
  await expect(card.getByText("24,50 €")).toBeVisible();
  await card.getByRole("link", { name: "Moon Bag (más fotos y detalles)" }).click();
  await expect(shop.getByRole("heading", { level: 1 })).toHaveText("Moon Bag");
});

test("a bag that is new is seen with the photos that she has just taken", async ({ page }) => {
  await openBags(page);
  await page.getByRole("button", { name: "Crear uno nuevo" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("Bolso Niña Ñandú");
  await addPhotos(page, [
    { name: "1.jpg", mimeType: "image/jpeg", buffer: await plainPhoto(900, 1200) },
  ]);
  await page.getByLabel("Qué se ve en la foto 1").fill("De frente.");
  const shop = await openPreview(page);
  await expect(shop.getByRole("heading", { level: 1 })).toHaveText("Bolso Niña Ñandú");
  const photos = shop.getByRole("list", { name: "Fotos de Bolso Niña Ñandú" }).getByRole("img");
  await expect.poll(() => photos.evaluateAll(shown)).toEqual([true]);
});

test("the preview follows what she types", { tag: "@desktop" }, async ({ page }) => {
  await openBag(page, "Moon Bag");
  const shop = await openPreview(page);
  await expect(shop.getByText("24,00 €").first()).toBeVisible();
  await page.getByLabel("Nombre", { exact: true }).fill("Luna");
  await expect(shop.getByRole("heading", { level: 1 })).toHaveText("Luna");
  await page.getByLabel("Precio", { exact: true }).fill("3");
  await expect(shop.getByText("3,00 €").first()).toBeVisible();
});

test("the texts of Sobre nosotros are seen in their place", async ({ page }) => {
  await openPage(page, "Sobre nosotros");
  await page.getByRole("textbox", { name: "Párrafo" }).first().fill("Tejemos de noche.");
  const shop = await openPreview(page);
  const about = shop.getByRole("region", { name: "Sobre Nosotros" });
  await expect(about).toBeInViewport();
  await expect(about.getByText("Tejemos de noche.")).toBeVisible();
  await expect.poll(() => about.getByRole("img").evaluateAll(shown)).toEqual([true]);
});

for (const [name, field, seenAs] of [
  ["Datos de la tienda", "Nombre de la marca", "link"],
  ["Portada", "Título", "heading"],
] as const)
  test(`what she changes in «${name}» is seen on Home`, async ({ page }) => {
    await openPage(page, name);
    await page.getByLabel(field, { exact: true }).fill("Lana y luna");
    const shop = await openPreview(page);
    await expect(shop.getByRole(seenAs, { name: "Lana y luna" }).first()).toBeVisible();
  });

test("the part of a photo that is always seen is seen in its frame", async ({ page }) => {
  await openBag(page, "Moon Bag");
  await page.getByLabel("Qué parte se ve siempre").first().selectOption("Arriba");
  const shop = await openPreview(page);
  const photos = shop.getByRole("list", { name: "Fotos de Moon Bag" }).getByRole("img");
  await expect(photos.first()).toHaveCSS("object-position", "50% 0%");
  await expect(photos.last()).toHaveCSS("object-position", "50% 50%");
});

test("a notice is seen on top before its first day, and no more after its last one", async ({
  page,
}) => {
  await openPage(page, "Datos de la tienda");
  await addGroup(page, "Aviso");
  const [from, until] = [
    page.getByLabel("Desde", { exact: true }),
    page.getByLabel("Hasta", { exact: true }),
  ];
  await comeTo(page, until);
  await page.getByLabel("Texto", { exact: true }).fill("Cerramos por vacaciones.");
  await from.fill("2099-08-01");
  const shop = await openPreview(page);
  const notice = shop.getByRole("complementary", { name: "Aviso" });
  await expect(notice).toHaveText("Cerramos por vacaciones.");
  await expect(notice).toBeInViewport();

  await closePreview(page);
  await comeTo(page, until);
  await from.fill("2020-08-01");
  await until.fill("2020-08-31");
  await openPreview(page);
  await expect(shop.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test("colours of her own are seen at once", async ({ page }) => {
  await openPage(page, "Datos de la tienda");
  await addGroup(page, "Colores");
  await comeTo(page, page.getByLabel("Textos", { exact: true }));
  await page.getByLabel("Textos", { exact: true }).fill("#1d2a33");
  const shop = await openPreview(page);
  await expect(shop.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(29, 42, 51)");
});

test("a price of shipping is seen on the promo bar", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "Datos de la tienda");
  const shipping = page.getByLabel("Gastos de envío", { exact: true });
  await comeTo(page, shipping);
  await shipping.fill("4,5");
  const shop = await openPreview(page);
  await expect(shop.getByText("Envío a toda España por 4,50 €")).toBeVisible();
});
