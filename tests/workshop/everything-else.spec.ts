import { axeViolations } from "../support/axe.ts";
import {
  done,
  expect,
  goTo,
  openChanges,
  openShop,
  sheet,
  shopIn,
  test,
  tooSmall,
} from "../support/owner.ts";

test("a tap on the film, on Sobre Nosotros, on the form and on the foot opens what stands there", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const shop = shopIn(page);
  const title = shop.getByRole("heading", { level: 1 });
  await title.click();
  const hero = sheet(page, "Portada");
  await hero.getByLabel("Título de la portada").fill("Hechos en casa");
  await expect(title).toHaveText("Hechos en casa");
  await hero
    .getByRole("button", { name: /^Quitar.*película/i })
    .first()
    .click();
  await done(page);
  await shop.getByText("Segundo.").click();
  await expect(sheet(page, "Sobre Nosotros").getByLabel("Párrafo 2")).toHaveValue("Segundo.");
  await done(page);
  await shop.getByRole("contentinfo").getByText("Bolsos de crochet artesanales").click();
  await expect(sheet(page, "Pie de la tienda")).toBeVisible();
  await done(page);
  const changes = await openChanges(page);
  await expect(changes).toContainText("«Hechos en casa»");
});

test("a notice, and colours that can be read, are seen at once; those that cannot are told of", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  await goTo(page, "Aviso de arriba");
  await sheet(page, "Aviso de arriba").getByLabel("Texto del aviso").fill("Cerramos en agosto.");
  await expect(shopIn(page).getByRole("complementary", { name: "Aviso" })).toHaveText(
    "Cerramos en agosto.",
  );
  await done(page);
  await goTo(page, "Colores");
  const colours = sheet(page, "Colores");
  for (const [name, colour] of [
    ["Fondo", "#ffffff"],
    ["Textos", "#111111"],
    ["Acento", "#7a0044"],
  ] as const)
    await colours.getByLabel(name, { exact: true }).fill(colour);
  await expect(shopIn(page).locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("the search finds what no tap reaches, whatever its accents, and Escape gives the focus back", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const goTo = page.getByRole("button", { name: "Ir a…" });
  await goTo.focus();
  await page.keyboard.press("Enter");
  const list = sheet(page, "Ir a…");
  await list.getByLabel("Buscar").fill("COMO SE");
  await expect(list.getByRole("button", { name: "Cómo se pide" })).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(goTo).toBeFocused();
});

test("no sheet has anything for axe to say, and nothing to press is smaller than a finger", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  for (const name of ["Moon Bag", "Buscadores, chats e icono", "Historia"]) {
    await goTo(page, new RegExp(`^${name}`));
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    expect(await axeViolations(page), name).toEqual([]);
    expect(await tooSmall(page), name).toEqual([]);
    await page.keyboard.press("Escape");
  }
});
