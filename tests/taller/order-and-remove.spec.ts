import { existsSync } from "node:fs";
import path from "node:path";
import { expect, openBag, openBags, save, test } from "../support/workshop.ts";

test("the owner moves a bag up, and only the bags that have moved are written", {
  tag: "@mobile",
}, async ({ page, workshop }) => {
  await openBags(page);
  const moon = await workshop.read("bolsos/moon-bag/bolso.yaml");
  await page.getByRole("button", { name: "Cambiar el orden" }).click();
  await page
    .getByRole("row", { name: "Net Bag" })
    .getByRole("button", { name: "Mover hacia arriba" })
    .click();
  await page.getByRole("button", { name: "Guardar el orden" }).click();
  await expect
    .poll(() => workshop.read("bolsos/net-bag/bolso.yaml"))
    .toMatch(/id: bag-003\norder: 2\n$/);
  expect(await workshop.read("bolsos/chain-bag/bolso.yaml")).toMatch(/order: 3\n$/);
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toBe(moon);
});

test("the owner puts the second photo of a bag first", async ({ page, workshop }) => {
  await openBag(page, "Moon Bag");
  const up = page.getByRole("button", { name: "Adelantar la foto 2" });
  await up.scrollIntoViewIfNeeded();
  await up.click();
  await save(page);
  await expect
    .poll(() => workshop.read("bolsos/moon-bag/bolso.yaml"))
    .toMatch(/photos:\n {2}- file: 2\.jpg\n {4}alt: Moon Bag de lado\.\n {2}- file: 1\.jpg/);
});

test("a bag is removed with its photos, once the owner has been asked", async ({
  page,
  workshop,
}) => {
  await openBag(page, "Net Bag");
  await page.getByRole("button", { name: "Mostrar las opciones del editor" }).click();
  await page.getByRole("menuitem", { name: "Quitar" }).click();
  await expect(page.getByText("¿Quitarlo de la tienda, con sus fotos?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByRole("row", { name: "Moon Bag" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Net Bag" })).toBeHidden();
  expect(existsSync(path.join(workshop.folder, "content/bolsos/net-bag"))).toBe(false);
});
