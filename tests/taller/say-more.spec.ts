import { expect, openBag, save, test } from "../support/workshop.ts";

test("the owner reduces a bag, is told where that makes nothing cheaper, and marks it as sold out", async ({
  page,
  workshop,
}) => {
  const file = "bolsos/moon-bag/bolso.yaml";
  await openBag(page, "Moon Bag");
  const before = await workshop.read(file);
  const previous = page.getByLabel("Precio anterior", { exact: true });
  await previous.fill("24");
  await save(page);
  const told = page.getByRole("alertdialog");
  await expect(told).toContainText(
    "El precio anterior tiene que ser más alto que el de ahora (24).",
  );
  expect(await workshop.read(file)).toBe(before);
  await told.getByRole("button").first().click();
  await previous.fill("29,90");
  await page.getByRole("switch", { name: "Agotado" }).click();
  await save(page);
  await expect
    .poll(() => workshop.read(file))
    .toBe(
      before
        .replace("price: 24\n", "price: 24\npreviousPrice: 29.9\n")
        .replace("featured: true\n", "featured: true\nsoldOut: true\n"),
    );
});

test("the owner says what shipping costs, in words of her own on top, and keeps the rest", async ({
  page,
  workshop,
}) => {
  const before = await workshop.read("tienda.yaml");
  await page.goto("");
  await page.getByRole("treeitem", { name: "Datos de la tienda" }).click();
  const promo = page.getByLabel("Barra de arriba", { exact: true });
  const shipping = page.getByLabel("Gastos de envío", { exact: true });
  await page.getByRole("textbox", { name: "Nombre de la marca" }).hover();
  // Fields far below are there once they come near.
  for (const [field, words] of [
    [promo, "Hecho a mano, con calma"],
    [shipping, "4,50"],
  ] as const) {
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(field).toBeVisible({ timeout: 200 });
    }).toPass();
    await field.fill(words);
  }
  await save(page);
  await expect
    .poll(() => workshop.read("tienda.yaml"))
    .toBe(before.replace(/legal:.*/s, "promo: Hecho a mano, con calma\nshipping: 4.5\n"));
});
