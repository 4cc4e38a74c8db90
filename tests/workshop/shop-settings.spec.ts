import path from "node:path";
import sharp from "sharp";
import { ALL_OPTIONS } from "../support/example-shop.ts";
import { createPhotoUpload, createUpload, expect, test } from "../support/workshop-test.ts";

test("the owner adds a logo, a share image, an icon and a cover", async ({ workshop }) => {
  const svg = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h30v30H0z M60 0h30v30H60z"/></svg>
`;
  await workshop.open();
  await workshop.preview.getByRole("banner").getByText("ovillo").filter({ visible: true }).click();
  const brand = workshop.sheet("Nombre y lema");
  await brand.getByText("Más", { exact: true }).click();
  const logo = brand.getByLabel("Añadir el logo");
  await logo.setInputFiles(await createPhotoUpload(300, 100));
  await expect(brand).toContainText("no se ve nada en él");
  const filled = svg.replace(/<path.*\/>/, '<rect x="9" y="9" width="60" height="9"/>');
  await logo.setInputFiles(createUpload("Fondo.svg", "image/svg+xml", Buffer.from(filled)));
  await expect(brand).toContainText("llena todo su marco");
  await logo.setInputFiles(createUpload("Mi Logo.svg", "image/svg+xml", Buffer.from(svg)));
  await expect(
    workshop.preview.getByRole("banner").locator(".logo").filter({ visible: true }),
  ).toHaveCSS("mask-image", /^url\("blob:/);
  await workshop.closeSheet();
  await workshop.openMenuItem("Dirección, buscadores e icono");
  const searchSheet = workshop.sheet("Dirección, buscadores e icono");
  const icon = sharp({ create: { width: 600, height: 600, channels: 4, background: "#0000" } });
  await searchSheet
    .getByLabel("Añadir el icono")
    .setInputFiles(createUpload("Icono.png", "image/png", await icon.png().toBuffer()));
  await searchSheet
    .getByLabel("Cambiar la foto para los chats")
    .setInputFiles(await createPhotoUpload(1300, 700));
  await workshop.closeSheet();
  await workshop.openMenuItem("Título e imagen");
  const cover = workshop.sheet("Título e imagen");
  await expect(workshop.preview.getByRole("heading", { level: 1 })).toBeInViewport();
  await cover
    .getByRole("group", { name: "Foto de la portada" })
    .getByText("Abajo", { exact: true })
    .first()
    .click();
  await cover
    .getByLabel("Cambiar la foto", { exact: true })
    .setInputFiles(await createPhotoUpload(2000, 1200));
  // The example's phone photo and video would cover the new photo, and its description would be wrong.
  const coverImage = workshop.preview.getByRole("group", { name: "Portada" }).locator("img");
  await expect(coverImage).toHaveAttribute("src", /^blob:/);
  await expect(coverImage).toHaveCSS("object-position", "50% 50%");
  await expect(cover.getByRole("radio", { name: "Centro" }).first()).toBeChecked();
  const words = workshop.preview.getByRole("heading", { level: 1 });
  await expect(words, "dark words on a light photo").toHaveCSS("color", "rgb(43, 35, 32)");
  await workshop.closeSheet();
  await workshop.openChanges();
  await workshop.save();
  expect(await workshop.read("portada.yaml")).not.toMatch(/hero-|en una pared azul|keep: bottom/);
  const yaml = await workshop.read("tienda.yaml");
  const [, logoFile = ""] = /^logo: (.*)$/m.exec(yaml) ?? [];
  expect(logoFile).toMatch(/^fotos\/\w+\.png$/);
  const storedLogo = sharp(path.join(workshop.contentDir, logoFile));
  const { data, info } = await storedLogo.raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 720, height: 240, channels: 4 });
  const readAlpha = (x: number) => data[(120 * info.width + x) * 4 + 3];
  expect([10, 360, 710].map(readAlpha)).toEqual([255, 0, 255]);
  const [, iconFile = ""] = /^icon: (.*)$/m.exec(yaml) ?? [];
  const storedIcon = await sharp(path.join(workshop.contentDir, iconFile)).stats();
  expect(storedIcon.isOpaque).toBe(false);
  expect(await workshop.read("compartir.jpg")).not.toBe("");
});

test("settings show at once, and a pale accent blocks saving", async ({ page, workshop }) => {
  await workshop.open();
  await workshop.openMenuItem(/^Aviso$/);
  await workshop.sheet("Aviso").getByLabel("Texto del aviso").fill("Cerrado en agosto.");
  const notice = workshop.preview.getByRole("region", { name: "Aviso" }).getByRole("paragraph");
  await expect(notice).toHaveText("Cerrado en agosto.");
  await workshop.closeSheet();
  const header = await workshop.preview.getByRole("banner").boundingBox();
  const place = await notice.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await notice.click();
  await expect(workshop.sheet("Aviso")).toBeVisible();
  await workshop.closeSheet();
  await workshop.openMenuItem("Envío");
  const shipping = page.getByRole("group", { name: "Gastos de envío" });
  await shipping.getByLabel("La tienda no dice nada").check();
  await expect(workshop.preview.getByText(/^Envío gratuito/)).toHaveCount(0);
  await shipping.getByLabel("Tiene un precio").check();
  await page.getByLabel("Precio del envío").fill("4,50");
  await workshop.closeSheet();
  const promo = workshop.preview.getByText("Envío a toda España por 4,50 €");
  await expect(promo.locator("xpath=..").locator("svg")).toHaveCount(1);
  await workshop.openMenuItem("Colores");
  const colours = workshop.sheet("Colores");
  await colours.getByRole("button", { name: "Nube y azul" }).click();
  const body = workshop.preview.locator("body");
  await expect(body).toHaveCSS("background-color", "rgb(244, 247, 248)");
  await colours.getByText("Más", { exact: true }).click();
  const accent = colours.getByLabel("Acento", { exact: true });
  await accent.fill("");
  await expect(accent).toHaveValue("");
  await accent.fill("#d08a70");
  await expect(accent).toHaveAccessibleDescription(/no se lee bien/);
  await workshop.closeSheet();
  const changes = await workshop.openChanges();
  await expect(workshop.saveButton).toBeDisabled();
  // A tap on the pale button leads to what is missing, above the list.
  await workshop.saveButton.click({ force: true });
  await expect(changes.getByRole("button", { name: "Ir a Colores, Acento" })).toBeFocused();
  await expect(changes.getByRole("button", { name: /^Ir a|^Deshacer/ }).first()).toBeFocused();
});

test("a tap on a text or photo opens the sheet that changes it", async ({ page, workshop }) => {
  await workshop.change({
    "bolsos/chain-bag/bolso.yaml": { previousPrice: 32, amazonUrl: "https://www.amazon.es/x" },
    "bolsos/star-bag/bolso.yaml": { soldOut: true },
  });
  await workshop.open();
  const preview = workshop.preview;
  const fieldsOfNoBag = preview.locator(
    "[data-field^='bolso.yaml']:not([data-field^='bolsos/'] *)",
  );
  await expect(fieldsOfNoBag).toHaveCount(0);
  const title = preview.getByRole("heading", { level: 1 });
  await title.click();
  const hero = workshop.sheet("Título e imagen");
  // Same text as the brand: the tap must still open the title's sheet.
  const lettersLeft = hero.getByText(/^Quedan? \d+ letras?\.$/);
  await hero.getByLabel("Título de la portada").fill("Bolsos tejidos a mano en el barrio de antes");
  await expect(lettersLeft).toHaveText("Quedan 2 letras.");
  await hero.getByLabel("Título de la portada").fill("ovillo");
  await expect(lettersLeft).toHaveCount(0);
  await title.click();
  await page.keyboard.press("Escape");
  await expect(hero).toBeHidden();
  await title.click();
  await hero.getByLabel("Título de la portada").fill("Hechos en casa");
  await expect(title).toHaveText("Hechos en casa");
  await hero.getByText("Más sobre la foto de la portada").click();
  await hero.getByRole("button", { name: "Quitar la película" }).click();
  await workshop.closeSheet();
  await preview.getByRole("img", { name: /^Puntos de ganchillo/ }).click();
  await expect(hero.getByRole("group", { name: "Foto de los puntos" }).first()).toBeVisible();
  await page.goBack();
  await expect(hero).toBeHidden();
  await preview.getByText("Cómo pedir", { exact: true }).click();
  await preview.getByText("Te lo enviamos").click();
  const steps = workshop.sheet("Cómo se pide");
  await expect(steps.getByLabel("Título").last()).toBeFocused();
  // The sheet's title already is the list's label.
  await expect(steps.getByText("Cómo se pide", { exact: true })).toHaveCount(1);
  await workshop.closeSheet();
  const chainBag = workshop.card("Chain Bag");
  for (const [shown, name, label] of [
    [preview.getByText("Tejemos a mano, punto a punto"), "Sobre Nosotros", /^Párrafo 2$/],
    [workshop.card("Star Bag").getByText("Agotado"), "Star Bag", "Agotado"],
    [chainBag.getByText("Antes 32,00 €"), "Chain Bag", "Precio anterior"],
    [chainBag.getByText("Ver en Amazon"), "Chain Bag", "Enlace de venta"],
  ] as const) {
    const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
    // Tap the end: the centre of the old price is its visually hidden word.
    await shown.click({ position: { x: width * 0.75, y: height / 2 } });
    await expect(workshop.sheet(name).getByLabel(label)).toBeFocused();
    await workshop.closeSheet();
  }
  await (await workshop.openBag("Moon Bag")).getByRole("button", { name: "Ver su página" }).click();
  await expect(fieldsOfNoBag).toHaveCount(0);
  await workshop.closeSheet();
  const otherBags = preview.getByRole("region", { name: "Mira también" });
  // A tap on a name opens no keyboard.
  await otherBags.getByText("Little Bag").click();
  await expect(workshop.sheet("Little Bag").getByRole("heading", { level: 2 })).toBeFocused();
  await workshop.closeSheet();
  await workshop.openChanges();
  await workshop.save();
  const yaml = await workshop.read("portada.yaml");
  expect(yaml).toContain("title: Hechos en casa\n");
  expect(yaml).not.toMatch(/mp4|webm/);
});

test("a tap on a fixed text says so, and the preview's links work", async ({ page, workshop }) => {
  await workshop.change({ "tienda.yaml": { legal: ALL_OPTIONS.legal } });
  await workshop.open();
  const { preview } = workshop;
  const fixedText = page.getByText("Este texto es de la tienda: no se cambia.");
  for (const name of ["Productos Destacados", "La tienda"]) {
    await preview.getByRole("heading", { name }).click();
    await expect(fixedText, name).toBeVisible();
    await preview.getByRole("heading", { level: 1 }).click();
    await expect(fixedText).toBeHidden();
    await workshop.closeSheet();
  }

  const bag = await workshop.openBag("Moon Bag");
  await bag.getByRole("button", { name: "Ver su página" }).click();
  await workshop.closeSheet();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Moon Bag");
  await preview.getByRole("button", { name: "Menú" }).click();
  await preview.getByRole("link", { name: "About" }).click();
  await expect(preview.getByRole("heading", { name: "Sobre Nosotros" })).toBeInViewport();
  await preview.getByRole("heading", { name: "Sobre Nosotros" }).click();
  await workshop.sheet("Sobre Nosotros").getByText("Sobre mí", { exact: true }).click();
  await expect(preview.getByRole("group", { name: "Sobre mí" })).toBeInViewport();
  await expect(workshop.sheet("Sobre mí")).toBeVisible();
  await workshop.closeSheet();

  await preview.getByRole("link", { name: /^Aviso legal/ }).click();
  await expect(preview.getByText(`Titular: ${ALL_OPTIONS.legal.name}`)).toBeVisible();
  await preview.getByText(/^Titular/).click();
  const panel = workshop.sheet("Aviso legal");
  await panel.getByLabel("Nombre y apellidos").fill("Ana Puig");
  await expect(preview.getByText("Titular: Ana Puig")).toBeInViewport();
  await workshop.closeSheet();

  // The slogan is at the end of the page.
  await workshop.openMenuItem("Nombre y lema");
  await workshop.sheet("Nombre y lema").getByLabel(/^Lema/).fill("Hechos en casa.");
  await expect(preview.getByText("Hechos en casa.")).toBeInViewport();
});
