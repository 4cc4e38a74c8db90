import { expect, openBag, save, test } from "../support/workshop.ts";

test("the owner changes a price, with a comma, and finds it written as the shop does", async ({
  page,
  workshop,
}) => {
  await openBag(page, "Moon Bag");
  await page.getByLabel("Precio", { exact: true }).fill("24,5");
  await save(page);
  await expect(page.getByText("Moon Bag · 24,50 €")).toBeVisible();
  const before = await workshop.read("bolsos/net-bag/bolso.yaml");
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toBe(
    before
      .replaceAll("Net Bag", "Moon Bag")
      .replace("price: 22", "price: 24.5")
      .replace("basic", "new")
      .replace("featured: false", "featured: true")
      .replace("bag-003", "bag-001")
      .replace("order: 3", "order: 1"),
  );
});

for (const [written, told] of [
  ["", "Falta este dato."],
  ["abc", "Escribe solo el número"],
  ["-3", "Escribe solo el número"],
  ["24,505", "Escribe solo el número"],
  ["0,50", "El precio tiene que ser de 1 € o más."],
] as const)
  test(`a price of «${written}» is not saved, and the owner is told why`, {
    tag: "@mobile",
  }, async ({ page, workshop }) => {
    await openBag(page, "Moon Bag");
    const before = await workshop.read("bolsos/moon-bag/bolso.yaml");
    await page.getByLabel("Precio", { exact: true }).fill(written);
    await save(page);
    await expect(page.getByText(told).first()).toBeVisible();
    expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toBe(before);
  });

test("what the shop's own check refuses is told before it is saved", async ({ page, workshop }) => {
  await openBag(page, "Moon Bag");
  const before = await workshop.read("bolsos/moon-bag/bolso.yaml");
  await page.getByLabel("Nombre", { exact: true }).fill("!!!");
  await save(page);
  await expect(page.getByRole("alertdialog")).toContainText("Usa al menos una letra o una cifra.");
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toBe(before);
});

test("the name of another bag is told before it is saved, in any spelling", async ({
  page,
  workshop,
}) => {
  const before = await workshop.read("bolsos/moon-bag/bolso.yaml");
  await openBag(page, "Moon Bag");
  const name = page.getByLabel("Nombre", { exact: true });
  await name.fill("chain  bag");
  await save(page);
  const told = page.getByRole("alertdialog");
  await expect(told).toContainText("nombre: ya lo lleva otro bolso. Cambia uno de los dos.");
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toBe(before);
  await told.getByRole("button").first().click();
  await name.fill("Moon  Bag");
  await save(page);
  await expect.poll(() => workshop.read("bolsos/moon-bag/bolso.yaml")).not.toBe(before);
});
