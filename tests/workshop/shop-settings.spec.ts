import type { Locator } from "@playwright/test";
import { ALL_OPTIONS } from "../support/shop-builds.ts";
import { createPlainPhoto } from "../support/shop-folder.ts";
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

const createUpload = (name: string, mimeType: string, buffer: Buffer) => ({
  name,
  mimeType,
  buffer,
});

test("the owner adds a logo, a share image, an icon and a cover", async ({
  page,
  folderWorkshop,
}) => {
  const svg = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h30v30H0z M60 0h30v30H60z"/></svg>
`;
  await openWorkshopPage(page, folderWorkshop.url);
  await previewFrame(page)
    .getByRole("banner")
    .getByText("ovillo")
    .filter({ visible: true })
    .click();
  const brand = sheet(page, "Nombre y lema");
  await brand.getByText("Más", { exact: true }).click();
  const logo = brand.getByLabel("Añadir: logo");
  await logo.setInputFiles(
    createUpload("logo.jpg", "image/jpeg", await createPlainPhoto(300, 100)),
  );
  await expect(brand).toContainText("No es un dibujo SVG");
  const filled = svg.replace("<path", '<rect width="90" height="30"/><path');
  await logo.setInputFiles(createUpload("Fondo.svg", "image/svg+xml", Buffer.from(filled)));
  await expect(brand).toContainText("tiene un fondo que llena su marco");
  await logo.setInputFiles(createUpload("Mi Logo.svg", "image/svg+xml", Buffer.from(svg)));
  await expect(
    previewFrame(page).getByRole("banner").locator(".logo").filter({ visible: true }),
  ).toBeVisible();
  await closeSheet(page);
  await openMenuItem(page, "Dirección, buscadores e icono");
  const searchSheet = sheet(page, "Dirección, buscadores e icono");
  await searchSheet
    .getByLabel("Añadir: icono")
    .setInputFiles(createUpload("icono.png", "image/png", await createPlainPhoto(600, 600)));
  await searchSheet
    .getByLabel(/: foto para los chats/)
    .setInputFiles(createUpload("foto.jpg", "image/jpeg", await createPlainPhoto(1300, 700)));
  await closeSheet(page);
  await openMenuItem(page, "Título e imagen");
  await sheet(page, "Título e imagen")
    .getByLabel("Cambiar: foto", { exact: true })
    .setInputFiles(createUpload("a.jpg", "image/jpeg", await createPlainPhoto(2000, 1200)));
  // The example's phone photo and film would cover the new photo, and its description is of another one.
  await expect(
    previewFrame(page).getByRole("group", { name: "Portada" }).locator("img"),
  ).toHaveAttribute("src", /^blob:/);
  await closeSheet(page);
  await saveChanges(await openChanges(page));
  expect(await folderWorkshop.read("portada.yaml")).not.toMatch(/hero-|media luna marfil colgada/);
  const yaml = await folderWorkshop.read("tienda.yaml");
  const [, logoFile = ""] = /^logo: (.*)$/m.exec(yaml) ?? [];
  expect(await folderWorkshop.read(logoFile)).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 90 30"><path d="[^"]+"><.path><.svg>$/,
  );
  expect(yaml).toMatch(/^icon: fotos\/\w+\.jpg$/m);
  expect(await folderWorkshop.read("compartir.jpg")).not.toBe("");
});

test("a shipping cost changes the promo bar, a colour scheme the preview, and an accent with low contrast blocks saving", async ({
  page,
  folderWorkshop,
}) => {
  await openWorkshopPage(page, folderWorkshop.url);
  await openMenuItem(page, "Envío");
  await page.getByLabel("Gastos de envío").fill("4,50");
  await closeSheet(page);
  const promo = previewFrame(page).getByText("Envío a toda España por 4,50 €");
  await expect(promo.locator("xpath=..").locator("svg")).toHaveCount(1);
  await openMenuItem(page, "Colores");
  const colours = sheet(page, "Colores");
  await colours.getByRole("button", { name: "Nube y azul" }).click();
  await expect(previewFrame(page).locator("body")).toHaveCSS(
    "background-color",
    "rgb(244, 247, 248)",
  );
  const changes = sheet(page, "Esto cambia en la tienda");
  await colours.getByText("Más", { exact: true }).click();
  const accent = colours.getByLabel("Acento", { exact: true });
  await accent.fill("");
  await expect(accent).toHaveValue("");
  await accent.fill("#d08a70");
  await expect(accent).toHaveAccessibleDescription(/no se lee bien/);
  await closeSheet(page);
  await openChanges(page);
  await expect(changes.getByRole("button", { name: "Guardar", exact: true })).toBeDisabled();
});

test("a tap on a text or photo of the preview opens the sheet that changes it", async ({
  page,
  folderWorkshop,
}) => {
  test.slow();
  const { legal, emailjs } = ALL_OPTIONS;
  await folderWorkshop.change({
    "tienda.yaml": { legal, emailjs },
    "bolsos/chain-bag/bolso.yaml": { previousPrice: 32, amazonUrl: "https://www.amazon.es/x" },
    "bolsos/star-bag/bolso.yaml": { soldOut: true },
  });
  await openWorkshopPage(page, folderWorkshop.url);
  const preview = previewFrame(page);
  const title = preview.getByRole("heading", { level: 1 });
  await title.click();
  const hero = sheet(page, "Título e imagen");
  // Same text as the brand: the tap must still open the title's sheet.
  await hero.getByLabel("Título de la portada").fill("ovillo");
  await title.click();
  await page.keyboard.press("Escape");
  await expect(hero).toBeHidden();
  await title.click();
  await hero.getByLabel("Título de la portada").fill("Hechos en casa");
  await expect(title).toHaveText("Hechos en casa");
  await hero.getByText("Más", { exact: true }).first().click();
  await hero.getByRole("button", { name: "Quitar la película" }).click();
  await closeSheet(page);
  await preview.getByText("Tejemos a mano, punto a punto").click();
  await expect(sheet(page, "Sobre Nosotros").getByLabel("Párrafo 2")).toBeFocused();
  await closeSheet(page);
  await preview.getByRole("img", { name: /^Puntos de ganchillo/ }).click();
  await expect(hero.getByRole("group", { name: "Foto de los puntos" }).first()).toBeVisible();
  await page.goBack();
  await expect(hero).toBeHidden();
  await preview.getByText("Cómo pedir", { exact: true }).click();
  await preview.getByText("Te lo enviamos").click();
  await expect(sheet(page, "Cómo se pide").getByLabel("Título").last()).toBeFocused();
  await closeSheet(page);
  const footer = preview.getByRole("contentinfo");
  const chainBag = previewCard(page, "Chain Bag");
  const expectTapToOpen = async (shown: Locator, name: string, label: string | RegExp) => {
    const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
    // Tap the end: the centre of the old price is its visually hidden word.
    await shown.click({ position: { x: width * 0.75, y: height / 2 } });
    await expect(sheet(page, name).getByLabel(label)).toBeFocused();
    await closeSheet(page);
  };
  for (const [shown, name, label] of [
    [footer.getByText("Bolsos de crochet artesanales"), "Nombre y lema", /^Lema$/],
    [footer.getByText("Instagram"), "Redes", "Instagram"],
    [preview.getByText(/^Usaremos tus datos/), "Aviso legal", "Nombre y apellidos"],
    [chainBag.getByText("Antes 32,00 €"), "Chain Bag", "Precio anterior"],
    [chainBag.getByText("25,00 €"), "Chain Bag", /^Precio$/],
    [chainBag.getByText("Ver en Amazon"), "Chain Bag", "Página en Amazon"],
    [
      chainBag.getByText("Stock Limitado"),
      "Lo que dicen todos los bolsos",
      "Etiqueta de las novedades",
    ],
  ] as const)
    await expectTapToOpen(shown, name, label);
  await (await openBag(page, "Moon Bag")).getByRole("button", { name: "Ver su página" }).click();
  await closeSheet(page);
  const otherBags = preview.getByRole("region", { name: "Otros bolsos" });
  await expectTapToOpen(otherBags.getByText("Little Bag"), "Little Bag", /^Nombre$/);
  await expectTapToOpen(otherBags.getByText("Agotado", { exact: true }), "Star Bag", "Agotado");
  await saveChanges(await openChanges(page));
  const yaml = await folderWorkshop.read("portada.yaml");
  expect(yaml).toContain("title: Hechos en casa\n");
  expect(yaml).not.toMatch(/mp4|webm/);
});
