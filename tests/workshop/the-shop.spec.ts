import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
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

/** Saves what she has changed, and goes on. */
async function saveAll(page: Page): Promise<void> {
  await save(await openChanges(page));
  await page.keyboard.press("Escape");
}
const svg = (buffer: Buffer, name = "Mi Logo.svg", mimeType = "image/svg+xml") => ({
  name,
  mimeType,
  buffer,
});

test("the owner gives her shop a logo, a picture for chats and an icon, as they were made", async ({
  page,
  home,
}) => {
  const drawn = `<?xml version="1.0"?>
<!-- Mi logo -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h30v30H0z M60 0h30v30H60z"/></svg>
`;
  await openShop(page, home.url);
  await shopIn(page).getByRole("banner").getByText("ovillo").filter({ visible: true }).click();
  const top = sheet(page, "Arriba de la tienda");
  const ownLogo = top.getByLabel("Añadir: logo");
  await ownLogo.setInputFiles(svg(await plainPhoto(300, 100), "logo.jpg", "image/jpeg"));
  await expect(top).toContainText("«logo.jpg» es un archivo que no es un dibujo SVG.");
  await ownLogo.setInputFiles(svg(Buffer.from(drawn.replace("<path", "<script/><path"))));
  await expect(top).toContainText("«Mi Logo.svg» es un dibujo con algo más que trazados.");
  await ownLogo.setInputFiles(svg(Buffer.from(drawn)));
  await expect(
    shopIn(page).getByRole("banner").locator(".logo").filter({ visible: true }),
  ).toBeVisible();
  await done(page);
  await goTo(page, "Buscadores, chats e icono");
  const found = sheet(page, "Buscadores, chats e icono");
  await found
    .getByLabel("Añadir: icono")
    .setInputFiles(svg(await plainPhoto(600, 600), "icono.png", "image/png"));
  await found
    .getByLabel(/: foto para los chats/)
    .setInputFiles(svg(await plainPhoto(1300, 700), "foto.jpg", "image/jpeg"));
  await expect(found.getByText("Mide 1300 × 700 píxeles.")).toBeVisible();
  await done(page);
  await saveAll(page);
  const [, logo = ""] = /^logo: (.*)$/m.exec(await home.read("tienda.yaml")) ?? [];
  expect(await home.read(logo)).toBe(drawn);
  expect(await home.read("tienda.yaml")).toMatch(/^icon: fotos\/\w+\.jpg$/m);
  expect(await home.read("compartir.jpg")).not.toBe("");
});

test("a film that no host takes is refused as it is chosen; one that can be shown takes the place of hers, and goes", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  await shopIn(page).getByRole("heading", { level: 1 }).click();
  const hero = sheet(page, "Portada");
  const phone = hero.getByRole("group", { name: "Película del móvil en MP4" });
  const long = path.join(home.folder, "larga.mp4");
  await writeFile(long, Buffer.alloc(25_000_001));
  await phone.locator("input").setInputFiles(long);
  await expect(hero).toContainText(
    "«larga.mp4» pesa demasiado: una película puede pesar 25 MB como mucho.",
  );
  for (const [name, type] of [
    ["clip.mov", "video/quicktime"],
    ["clip.webm", "video/webm"],
  ] as const) {
    await phone.locator("input").setInputFiles(svg(Buffer.from("x"), name, type));
    await expect(hero).toContainText(`«${name}» no es la película que va aquí: guárdala como MP4`);
  }
  await phone.locator("input").setInputFiles("example/peliculas/hero-desktop.mp4");
  await expect(phone.locator("video")).toHaveAttribute("src", /hero-desktop|^blob:/);
  await hero.getByRole("button", { name: /^Quitar: película del ordenador en WebM/ }).click();
  await done(page);
  await saveAll(page);
  const written = await home.read("portada.yaml");
  const [, film = ""] = /mobile:\n.*\n {4}mp4: (.*)/.exec(written) ?? [];
  expect(film).not.toBe("peliculas/portada.mp4");
  expect((await home.read(film)).length).toBeGreaterThan(1000);
  expect(written.match(/webm:/g)).toHaveLength(1);
});

test("what shipping costs and her own words are seen on the bar on top, and are all that is written", async ({
  page,
  home,
}) => {
  const before = await home.read("tienda.yaml");
  await openShop(page, home.url);
  await goTo(page, "Envío");
  const shipping = sheet(page, "Envío");
  await shipping.getByLabel("Gastos de envío").fill("4,50");
  await expect(shopIn(page).getByText("Envío a toda España por 4,50 €")).toBeVisible();
  await shipping.getByLabel("Barra de arriba").fill("Hecho a mano, con calma");
  await expect(shopIn(page).getByText("Hecho a mano, con calma")).toBeVisible();
  await done(page);
  await saveAll(page);
  const written = (await home.read("tienda.yaml")).split("\n");
  expect(written.filter((line) => !before.includes(line))).toEqual([
    "promo: Hecho a mano, con calma",
    "shipping: 4.5",
  ]);
  expect(before.split("\n").filter((line) => !written.includes(line))).toEqual([]);
});

test("the line under a bag's button is there to be changed, and is none where she empties it", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByRole("button", { name: "Ver su página" }).click();
  const line = shopIn(page).getByText("Hecho a mano por encargo · respondemos por WhatsApp");
  await expect(line).toBeVisible();
  await done(page);
  await goTo(page, "Lo que dicen todos los bolsos");
  const field = sheet(page, "Lo que dicen todos los bolsos").getByLabel("Línea bajo el botón");
  await expect(field).toHaveValue("Hecho a mano por encargo · respondemos por WhatsApp");
  await field.fill("");
  await expect(line).toHaveCount(0);
  await expect(field).toHaveValue("");
  await done(page);
  const changes = await openChanges(page);
  await expect(changes).toContainText("Línea bajo el botón: se quita");
  await save(changes);
  expect(await home.read("tienda.yaml")).toMatch(/^promise: (""|'')$/m);
});

test("colours that cannot be read are told with how much they lack, and are not published", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  await goTo(page, "Colores");
  const accent = sheet(page, "Colores").getByLabel("Acento", { exact: true });
  await accent.fill("#d08a70");
  await expect(accent).toHaveAccessibleDescription(/2,\d\d:1/);
  await done(page);
  await expect(
    (await openChanges(page)).getByRole("button", { name: "Guardar", exact: true }),
  ).toBeDisabled();
});

test("what comes out of a chat, with signs that nobody sees, is saved without them", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  await shopIn(page).getByRole("contentinfo").getByText("Bolsos de crochet artesanales").click();
  const foot = sheet(page, "Pie de la tienda");
  for (const [name, copied] of [
    ["Correo", "\u2060hola@luna.example\u200b"],
    ["Teléfono", "\u202a+34 600\u00a0123\u00a0456\u202c"],
    ["Instagram", "\u200bHttps://www.instagram.com/luna\u200e"],
  ] as const)
    await foot.getByLabel(name, { exact: true }).fill(copied);
  await done(page);
  await saveAll(page);
  const saved = await home.read("tienda.yaml");
  expect(saved).toContain("email: hola@luna.example\nphone: +34 600\u00a0123\u00a0456\n");
  expect(saved).toContain("instagram: Https://www.instagram.com/luna\n");
});

test("the legal data are asked for all together or not at all, each with what is wrong", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  await goTo(page, "Aviso legal");
  const legal = sheet(page, "Aviso legal");
  const nif = legal.getByLabel("NIF");
  await nif.fill("12345678-A");
  await expect(nif).toHaveAttribute("aria-invalid", "true");
  await nif.fill("\u200e12345678-z");
  await expect(nif).toHaveAttribute("aria-invalid", "false");
  await done(page);
  const changes = await openChanges(page);
  await changes.getByRole("button", { name: /^Ir a .*Domicilio/ }).click();
  await expect(legal.getByLabel("Domicilio")).toBeFocused();
});
