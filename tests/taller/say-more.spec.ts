import { addGroup, comeTo, expect, openBag, openPage, save, test } from "../support/workshop.ts";

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
  await openPage(page, "Datos de la tienda");
  const promo = page.getByLabel("Barra de arriba", { exact: true });
  const shipping = page.getByLabel("Gastos de envío", { exact: true });
  for (const [field, words] of [
    [promo, "Hecho a mano, con calma"],
    [shipping, "4,50"],
  ] as const) {
    await comeTo(page, field);
    await field.fill(words);
  }
  await save(page);
  await expect
    .poll(() => workshop.read("tienda.yaml"))
    .toBe(before.replace(/legal:.*/s, "promo: Hecho a mano, con calma\nshipping: 4.5\n"));
});

test("the owner is told which of her colours cannot be read, and sets one that can", async ({
  page,
  workshop,
}) => {
  const before = await workshop.read("tienda.yaml");
  await openPage(page, "Datos de la tienda");
  await addGroup(page, "Colores");
  const accent = page.getByLabel("Acento", { exact: true });
  await comeTo(page, accent);
  await accent.fill("#d08a70");
  await save(page);
  const told = page.getByRole("alertdialog");
  await expect(told).toContainText(/acento: «#d08a70», que con el fondo «#faf6ef» .* 2,\d\d:1/);
  expect(await workshop.read("tienda.yaml")).toBe(before);
  await told.getByRole("button").first().click();
  await accent.fill("#7a3a1f");
  await save(page);
  await expect
    .poll(() => workshop.read("tienda.yaml"))
    .toContain("colours:\n  ground: '#faf6ef'\n  ink: '#2b2320'\n  accent: '#7a3a1f'\n");
});

test("what comes out of a chat, with signs that nobody sees, is taken and saved without them", async ({
  page,
  workshop,
}) => {
  await openPage(page, "Datos de la tienda");
  for (const [name, copied] of [
    ["Correo", "\u2060hola@luna.example\u200b"],
    ["Teléfono", "\u202a+34 600\u00a0123\u00a0456\u202c"],
    ["Instagram", "\u200bHttps://www.instagram.com/luna\u200e"],
    ["NIF", "\u200e12345678-z"],
    ["Gastos de envío", "0,99\u00a0€"],
  ] as const) {
    const field = page.getByLabel(name, { exact: true });
    await comeTo(page, field);
    await field.fill(copied);
  }
  await save(page);
  const told = page.getByRole("alertdialog");
  await expect(told).toContainText(/aviso legal|nombre/i);
  await told.getByRole("button").first().click();
  await page.getByLabel("NIF", { exact: true }).fill("");
  await save(page);
  const saved = () => workshop.read("tienda.yaml");
  await expect
    .poll(saved)
    .toContain("email: hola@luna.example\nphone: +34 600\u00a0123\u00a0456\n");
  expect(await saved()).toContain("instagram: Https://www.instagram.com/luna\n");
  expect(await saved()).toContain("shipping: 0.99\n");
});

test("a length with more decimals than the shop reads is told before it is saved", async ({
  page,
  workshop,
}) => {
  const before = await workshop.read("bolsos/moon-bag/bolso.yaml");
  await openBag(page, "Moon Bag");
  await addGroup(page, "Detalles");
  const width = page.getByLabel("Ancho, en centímetros", { exact: true });
  await comeTo(page, width);
  await width.fill("22.555");
  await save(page);
  await expect(page.getByRole("alertdialog")).toContainText(
    "ancho: Escribe los centímetros con dos decimales como mucho, por ejemplo 22.",
  );
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toBe(before);
});
