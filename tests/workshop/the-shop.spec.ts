import {
  done,
  expect,
  goTo,
  openChanges,
  openShop,
  save,
  sheet,
  shopIn,
  test,
} from "../support/owner.ts";
import { plainPhoto } from "../support/shop-folder.ts";

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
  expect(await home.read(named)).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 90 30"><path d="[^"]+"><.path><.svg>$/,
  );
  expect(written).toMatch(/^icon: fotos\/\w+\.jpg$/m);
  expect(await home.read("compartir.jpg")).not.toBe("");
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

test("a tap opens the one sheet in which the words that stand there are changed", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const shop = shopIn(page);
  const title = shop.getByRole("heading", { level: 1 });
  await title.click();
  const hero = sheet(page, "Título e imagen");
  // As the brand is called: the title is where she has tapped.
  await hero.getByLabel("Título de la portada").fill("ovillo");
  await title.click();
  await page.keyboard.press("Escape");
  await expect(hero).toBeHidden();
  await title.click();
  await hero.getByLabel("Título de la portada").fill("Hechos en casa");
  await expect(title).toHaveText("Hechos en casa");
  await hero.getByText("Más", { exact: true }).click();
  await hero.getByRole("button", { name: "Quitar la película" }).click();
  await done(page);
  await shop.getByText(/^Tejemos a mano, punto a punto/).click();
  await expect(sheet(page, "Sobre Nosotros").getByLabel("Párrafo 2")).toBeFocused();
  await done(page);
  await shop.getByRole("img", { name: /^Puntos de ganchillo/ }).click();
  await expect(sheet(page, "Foto de los puntos")).toBeVisible();
  await done(page);
  await shop.getByText("Cómo pedir", { exact: true }).click();
  await shop.getByText("Te lo enviamos gratis").click();
  await expect(sheet(page, "Cómo se pide").getByLabel("Título").last()).toBeFocused();
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
