import type { Locator } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { gitName } from "../support/git-hub.ts";
import {
  cardOf,
  done,
  expect,
  goTo,
  openBag,
  openChanges,
  openShop,
  outOfReach,
  sheet,
  shopIn,
  test,
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
  await hero.getByRole("button", { name: "Quitar la película", exact: true }).click();
  await expect(hero.locator("video")).toHaveCount(0);
  await done(page);
  await shop.getByText("Segundo.").click();
  await expect(sheet(page, "Sobre Nosotros").getByLabel("Párrafo 2")).toHaveValue("Segundo.");
  await done(page);
  await shop.getByRole("contentinfo").getByText("Bolsos de crochet artesanales").click();
  await expect(sheet(page, "Pie de la tienda")).toBeVisible();
  await done(page);
  const changes = await openChanges(page);
  await expect(changes).toContainText("«Hechos en casa»");
  await expect(changes).toContainText("Se quita la película de la portada");
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

test("what the build warns of stands in the list and at its field, until it is mended", async ({
  page,
  home,
}) => {
  const file = "bolsos/moon-bag/bolso.yaml";
  const oid = gitName(Buffer.from(await home.read(file)));
  const warned = { file, oid, label: "Foto", says: "Se verá borrosa.", warning: true };
  const json = { warnings: [1, 9].map((i) => ({ ...warned, path: ["photos", i, "file"] })) };
  Object.assign(json.warnings[1] ?? {}, { oid: "de-antes", says: "Ya no está." });
  await page.route("**/publicado.json", (route) => route.fulfill({ json }));
  await openShop(page, home.url);
  const changes = await openChanges(page);
  await expect(changes).toContainText("La tienda sale así, pero míralo");
  await expect(changes).not.toContainText("Ya no está.");
  await changes.getByRole("button", { name: "Ir a Moon Bag, Foto" }).click();
  const bag = sheet(page, "Moon Bag");
  const photo = bag.getByRole("group", { name: "Foto 2" });
  await expect(photo.getByLabel("Qué se ve en la foto")).toBeFocused();
  await expect(bag.getByText("Se verá borrosa.")).toBeVisible();
  await bag.getByRole("button", { name: "Quitar la foto" }).click();
  await expect(bag.getByText("Se verá borrosa.")).toHaveCount(0);
  await done(page);
  await openChanges(page);
  await expect(changes).not.toContainText("Se verá borrosa.");
});

test("with a keyboard alone she changes a price, puts photos and bags in order, and saves", async ({
  page,
  home,
}) => {
  test.slow();
  const { keyboard } = page;
  /** Goes on until it has the focus. */
  const reach = async (control: Locator, key = "Tab") => {
    const has = () => control.evaluate((own) => own.ownerDocument.activeElement === own);
    for (let i = 0; i < 60 && !(await has()); i += 1) await keyboard.press(key);
    await expect(control).toBeFocused();
  };
  const press = async (control: Locator, key?: string) => {
    await reach(control, key);
    await keyboard.press("Enter");
  };
  await openShop(page, home.url);
  const link = cardOf(page, "Moon Bag").getByRole("link", { name: "Moon Bag" }).first();
  await press(link);
  const bag = sheet(page, "Moon Bag");
  await reach(bag.getByLabel("Precio", { exact: true }), "Shift+Tab");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("26,5");
  const photos = bag.getByRole("button", { name: /^Foto \d/ });
  await press(photos.nth(1));
  await press(bag.getByRole("button", { name: "Al principio" }).first());
  await expect(photos.first()).toHaveAccessibleName(/de lado\./);
  await press(bag.getByRole("button", { name: "Después" }).last());
  await expect(bag.getByText("Lugar en la tienda: 2 de 2")).toBeVisible();
  await keyboard.press("Escape");
  await expect(link).toBeFocused();
  await press(page.getByRole("button", { name: "Publicar (3)" }));
  const changes = sheet(page, "Esto cambia en la tienda");
  await press(changes.getByRole("button", { name: "Deshacer: Moon Bag: cambia de lugar" }));
  await expect(changes.getByRole("heading", { level: 2 })).toBeFocused();
  await press(changes.getByRole("button", { name: "Guardar", exact: true }));
  await expect(changes).toContainText("la tienda de aquí ya lo enseña");
  await expect(changes.getByRole("button", { name: "Guardar", exact: true })).toBeFocused();
  await keyboard.press("Escape");
  await press(page.getByRole("button", { name: "Ir a…" }), "Shift+Tab");
  await press(sheet(page, "Ir a…").getByRole("button", { name: "Historia" }));
  await expect(sheet(page, "Historia").getByRole("heading", { level: 2 })).toBeFocused();
});

test("the search finds every part of the shop, whatever its accents, and Escape gives the focus back", async ({
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
  await page.keyboard.press("Enter");
  await list.getByLabel("Buscar").fill("portada");
  await list.getByRole("button", { name: "Portada" }).press("Enter");
  await expect(sheet(page, "Portada").getByLabel("Título de la portada")).toBeVisible();
});

test("no sheet has anything for axe to say, and all of it is in reach of a finger, with large letters too", async ({
  page,
  home,
}) => {
  test.setTimeout(240_000);
  // A sheet that is on its way up is pale.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const browser = await page.context().newCDPSession(page);
  const letters = (standard: number) =>
    browser.send("Page.setFontSizes", { fontSizes: { standard } });
  const found: string[] = [];
  const look = async (where: string) => {
    for (const folded of await page.locator("#workshop details:not([open]) > summary").all())
      await folded.click();
    for (const size of [32, 16]) {
      await letters(size);
      const said = [...(await axeViolations(page)), ...(await outOfReach(page))];
      found.push(...said.map((what) => `${where}, with letters of ${size} px: ${what}`));
    }
  };
  await openShop(page, home.url);
  await look("the bar");
  await page.getByRole("button", { name: "Ir a…" }).click();
  const list = sheet(page, "Ir a…");
  await look("Ir a…");
  const names = await list.getByRole("listitem").allInnerTexts();
  await page.keyboard.press("Escape");
  for (const name of names.filter((one) => !/^(Inicio|Novedades|Essentials)$/.test(one))) {
    await goTo(page, name);
    await expect(list).toBeHidden();
    await look(name);
    await page.keyboard.press("Escape");
  }
  await goTo(page, "Moon Bag");
  await page.getByRole("button", { name: /^Foto 1/ }).click();
  await look("a photo");
  await page.keyboard.press("Escape");
  await goTo(page, "Pie de la tienda");
  const profile = sheet(page, "Pie de la tienda").getByLabel("Instagram");
  await profile.fill(`https://www.instagram.com/${"ovillo".repeat(9)}`);
  await done(page);
  await goTo(page, "Añadir un bolso");
  await sheet(page, "Bolso nuevo").getByLabel("Nombre", { exact: true }).fill("Sun Bag");
  await done(page);
  const changes = await openChanges(page);
  await expect(changes).toContainText("Falta esto para publicar");
  await look("what is missing");
  page.once("dialog", (dialog) => dialog.accept());
  await changes.getByRole("button", { name: /^Deshacer: Nuevo/ }).click();
  await page.keyboard.press("Escape");
  await (await openBag(page, "Moon Bag")).getByRole("switch", { name: /^Agotado/ }).check();
  await done(page);
  home.report("Falta una foto.");
  await openChanges(page);
  await changes.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(changes).toContainText("Falta una foto.");
  await look("not published");
  expect(found).toEqual([]);
});
