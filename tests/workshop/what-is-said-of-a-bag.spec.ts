import {
  cardOf,
  done,
  expect,
  openBag,
  openChanges,
  openShop,
  save,
  sheet,
  shopIn,
  test,
} from "../support/owner.ts";

const MOON = "bolsos/moon-bag/bolso.yaml";

test("a price, a name and a length that cannot be are told at once, and none is saved", async ({
  page,
  home,
}) => {
  const before = await home.read(MOON);
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  const told = async (label: string, typed: string, says: RegExp) => {
    // The sheet is called as the bag is.
    const field = page.getByRole("dialog").getByLabel(label, { exact: true });
    await field.fill(typed);
    await expect(field, typed).toHaveAccessibleDescription(says);
  };
  for (const [price, says] of [
    ["abc", /número/],
    ["-3", /mayor que cero/],
    ["24,505", /¿Son 24505 € o 24,50 €\?/],
    ["1.250", /¿Son 1250 € o 1,25 €\?/],
    ["", /./],
  ] as const)
    await told("Precio", price, says);
  await told("Precio", "24", /En euros/);
  await told("Precio anterior (si quieres)", "24", /más alto/);
  await told("Precio anterior (si quieres)", "", /./);
  await bag.getByText("Detalles", { exact: true }).click();
  await told("Ancho (si quieres)", "22,555", /decimales/);
  // Taken out to be written anew.
  await told("Ancho (si quieres)", "", /^En centímetros/);
  await expect(bag.getByLabel("Ancho (si quieres)")).toBeFocused();
  await told("Nombre", "!!!", /letra o una cifra/);
  await told("Nombre", "chain  bag", /dos bolsos/);
  await page.getByRole("button", { name: "Listo" }).click();
  const changes = await openChanges(page);
  await expect(changes.getByRole("button", { name: "Guardar", exact: true })).toBeDisabled();
  await changes.getByRole("button", { name: /^Deshacer/ }).click();
  await expect(changes).toContainText("No hay cambios sin publicar.");
  expect(await home.read(MOON)).toBe(before);
});

test("a field that nobody knows, written outside of the workshop, is named in her words", async ({
  page,
  home,
}) => {
  await home.write(MOON, `${await home.read(MOON)}descripcion: De día\n`);
  await openShop(page, home.url);
  const changes = await openChanges(page);
  await expect(changes).toContainText(
    "Moon Bag, descripcion: No es ningún campo, y se escribió fuera del taller. ¿Es «Descripción»?",
  );
  await changes.getByRole("button", { name: "Quitar Moon Bag, descripcion" }).click();
  await save(changes);
  expect(await home.read(MOON)).not.toContain("descripcion");
});

for (const file of ["tienda.yaml", "portada.yaml", "nosotros.yaml"])
  test(`${file} that cannot be read is told, and the shop stands all the same`, async ({
    page,
    home,
  }) => {
    await home.write(file, `${await home.read(file)}  : [\n`);
    await page.goto(home.url);
    await expect(cardOf(page, "Moon Bag")).toBeVisible();
    const changes = await openChanges(page);
    await expect(changes).toContainText("Este archivo no se puede leer");
    await expect(changes.getByRole("button", { name: /^Ir a/ })).toHaveCount(0);
  });

test("a browser in which nothing can be kept is told of, and she can try again", async ({
  page,
  home,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("closed");
    };
  });
  await page.goto(home.url);
  await expect(page.getByRole("alert")).toContainText("El taller no se abre en este navegador.");
  await expect(page.getByRole("button", { name: "Volver a intentarlo" })).toBeVisible();
});

test("a bag is reduced and sold out, and nothing else in its file changes", async ({
  page,
  home,
}) => {
  const before = await home.read(MOON);
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByLabel("Precio anterior").fill("29,90");
  await bag.getByRole("switch", { name: /^Agotado/ }).check();
  await expect(cardOf(page, "Moon Bag").getByText("29,90 €")).toBeVisible();
  await done(page);
  const changes = await openChanges(page);
  await save(changes);
  expect(await home.read(MOON)).toBe(
    before
      .replace("price: 24\n", "price: 24\npreviousPrice: 29.9\n")
      .replace("featured: true\n", "featured: true\nsoldOut: true\n"),
  );
});

test("a bag that is moved up is written alone; one that is taken out goes with its photos, and can be brought back before", async ({
  page,
  home,
}) => {
  const others = await Promise.all(
    ["moon-bag", "net-bag"].map((bag) => home.read(`bolsos/${bag}/bolso.yaml`)),
  );
  await openShop(page, home.url);
  await (await openBag(page, "Chain Bag"))
    .getByRole("group", { name: /^Lugar/ })
    .getByRole("button", { name: "Al principio" })
    .click();
  await done(page);
  await expect(shopIn(page).getByRole("article").first()).toContainText("Chain Bag");
  const takeOut = async () => {
    await (await openBag(page, "Net Bag")).getByRole("button", { name: "Quitar el bolso" }).click();
    await expect(page.getByText("Si ha sido sin querer, deshazlo en «Publicar».")).toBeVisible();
  };
  await takeOut();
  let changes = await openChanges(page);
  await changes.getByRole("button", { name: /^Deshacer: .*Net Bag/ }).click();
  await save(changes);
  expect(
    await Promise.all(["moon-bag", "net-bag"].map((bag) => home.read(`bolsos/${bag}/bolso.yaml`))),
  ).toEqual(others);
  await page.keyboard.press("Escape");
  await takeOut();
  changes = await openChanges(page);
  await changes.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(changes).toContainText("No hay cambios sin publicar.");
  for (const file of ["bolso.yaml", "1.jpg", "2.jpg"])
    await expect(home.read(`bolsos/net-bag/${file}`)).rejects.toThrow();
});

test("what keeps a change from the shop of this computer is told, and can be read", async ({
  page,
  home,
}) => {
  home.report("content/bolsos/moon-bag/bolso.yaml: falta la foto «3.jpg».");
  await openShop(page, home.url);
  await (await openBag(page, "Moon Bag")).getByLabel("Precio", { exact: true }).fill("30");
  await done(page);
  const changes = await openChanges(page);
  await changes.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(changes).toContainText("la tienda de aquí sigue como estaba");
  await expect(changes.getByText("falta la foto «3.jpg»")).toBeVisible();
  await expect(sheet(page, "Esto cambia en la tienda")).toBeVisible();
});
