import {
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
import { plainPhoto } from "../support/sample-shop.ts";

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test("the owner gives her shop a logo, a picture for chats and an icon", async ({ page, home }) => {
  const drawn = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h30v30H0z M60 0h30v30H60z"/></svg>
`;
  await openShop(page, home.url);
  await shopIn(page).getByRole("banner").getByText("ovillo").filter({ visible: true }).click();
  const brand = sheet(page, "Nombre y lema");
  await brand.getByText("Más", { exact: true }).click();
  const logo = brand.getByLabel("Añadir: logo");
  await logo.setInputFiles(file("logo.jpg", "image/jpeg", await plainPhoto(300, 100)));
  await expect(brand).toContainText("No es un dibujo SVG");
  await logo.setInputFiles(file("Mi Logo.svg", "image/svg+xml", Buffer.from(drawn)));
  await expect(
    shopIn(page).getByRole("banner").locator(".logo").filter({ visible: true }),
  ).toBeVisible();
  await done(page);
  await goTo(page, "Dirección, buscadores e icono");
  const found = sheet(page, "Dirección, buscadores e icono");
  await found
    .getByLabel("Añadir: icono")
    .setInputFiles(file("icono.png", "image/png", await plainPhoto(600, 600)));
  await found
    .getByLabel(/: foto para los chats/)
    .setInputFiles(file("foto.jpg", "image/jpeg", await plainPhoto(1300, 700)));
  await done(page);
  await save(await openChanges(page));
  const written = await home.read("tienda.yaml");
  const [, named = ""] = /^logo: (.*)$/m.exec(written) ?? [];
  expect(await home.read(named)).toBe(drawn);
  expect(written).toMatch(/^icon: fotos\/\w+\.jpg$/m);
  expect(await home.read("compartir.jpg")).not.toBe("");
});

test("what shipping costs and her own words are seen on the bar on top, and are all that is written", async ({
  page,
  home,
}) => {
  const before = await home.read("tienda.yaml");
  await openShop(page, home.url);
  await shopIn(page).getByText("Envío gratuito en todos los pedidos!").click();
  const shipping = sheet(page, "Envío");
  await shipping.getByLabel("Gastos de envío").fill("4,50");
  await expect(shopIn(page).getByText("Envío a toda España por 4,50 €")).toBeVisible();
  await shipping.getByLabel("Barra de arriba").fill("Hecho a mano, con calma");
  await expect(shopIn(page).getByText("Hecho a mano, con calma")).toBeVisible();
  await done(page);
  await save(await openChanges(page));
  const written = (await home.read("tienda.yaml")).split("\n");
  expect(written.filter((line) => !before.includes(line))).toEqual([
    "shipping: 4.5",
    "promo: Hecho a mano, con calma",
  ]);
  expect(before.split("\n").filter((line) => !written.includes(line))).toEqual([]);
});

test("colours are chosen ready, and those of her own that cannot be read are told of and not published", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  await goTo(page, "Colores");
  const colours = sheet(page, "Colores");
  await colours.getByRole("button", { name: "Nube y azul" }).click();
  await expect(shopIn(page).locator("body")).toHaveCSS("background-color", "rgb(244, 247, 248)");
  const changes = sheet(page, "Esto cambia en la tienda");
  await colours.getByText("Más", { exact: true }).click();
  const accent = colours.getByLabel("Acento", { exact: true });
  await accent.fill("#d08a70");
  await expect(accent).toHaveAccessibleDescription(/no se lee bien/);
  await done(page);
  await openChanges(page);
  await expect(changes.getByRole("button", { name: "Guardar", exact: true })).toBeDisabled();
});

test("the line under a bag's button is there to be changed, and is none where she empties it", {
  tag: "@desktop",
}, async ({ page, home }) => {
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByRole("button", { name: "Ver su página" }).click();
  const line = shopIn(page).getByText("Lo tejemos a mano por encargo y respondemos por WhatsApp");
  await expect(line).toBeVisible();
  await done(page);
  await goTo(page, "Lo que dicen todos los bolsos");
  await sheet(page, "Lo que dicen todos los bolsos").getByLabel("Línea bajo el botón").fill("");
  await expect(line).toHaveCount(0);
  await done(page);
  await save(await openChanges(page));
  expect(await home.read("tienda.yaml")).toMatch(/^promise: (""|'')$/m);
});

test("a tap opens the one sheet in which the words that stand there are changed", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const shop = shopIn(page);
  const title = shop.getByRole("heading", { level: 1 });
  await title.click();
  const hero = sheet(page, "Título e imagen");
  await hero.getByLabel("Título de la portada").fill("Hechos en casa");
  await expect(title).toHaveText("Hechos en casa");
  await hero.getByText("Más", { exact: true }).click();
  await hero.getByRole("button", { name: "Quitar la película" }).click();
  await done(page);
  await shop.getByText("Segundo.").click();
  await expect(sheet(page, "Sobre Nosotros").getByLabel("Párrafo 2")).toBeFocused();
  await done(page);
  const foot = shop.getByRole("contentinfo");
  await foot.getByText("Bolsos de crochet artesanales").click();
  await expect(sheet(page, "Nombre y lema").getByLabel("Lema", { exact: true })).toBeFocused();
  await done(page);
  await foot.getByText("Instagram").click();
  await expect(sheet(page, "Redes").getByLabel("Instagram")).toBeFocused();
  await done(page);
  await save(await openChanges(page));
  const written = await home.read("portada.yaml");
  expect(written).toContain("title: Hechos en casa\n");
  expect(written).not.toMatch(/mp4|webm/);
});

test("the legal data are asked for all together or not at all, as they come out of a chat", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  await goTo(page, "Aviso legal");
  const legal = sheet(page, "Aviso legal");
  await legal.getByLabel("NIF").fill("\u200e12345678-z");
  await expect(legal.getByLabel("NIF")).toHaveAttribute("aria-invalid", "false");
  await done(page);
  const changes = await openChanges(page);
  await changes.getByRole("button", { name: /^Ir a .*Domicilio/ }).click();
  await expect(legal.getByLabel("Domicilio")).toBeFocused();
  await done(page);
  await expect(changes).toBeVisible();
});
