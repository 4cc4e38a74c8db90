import { expect, open, test } from "../../support/visit.ts";

const TEXT = "Lo sentimos, la página que estás buscando no existe o ha sido movida.";

test("an unknown address says so, keeps the address and shows the way home", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page, "/#/bolsos/perdidos?de=ig");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
  await expect(page.getByText(TEXT, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle("Página no encontrada · ovillo");
  expect(await page.evaluate(() => location.hash)).toBe("#/bolsos/perdidos?de=ig");
  await expect(page.getByRole("article")).toHaveCount(0);

  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page.getByRole("heading", { name: "Productos Destacados" })).toBeVisible();
  await expect(page).toHaveURL(/\/#\/$/);
  await page.goBack();
  await expect(page.getByText(TEXT, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toBe("#/bolsos/perdidos?de=ig");
});

test("an address that goes wrong on the way leads back by one step", { tag: "@proof" }, async ({
  page,
}) => {
  await open(page, "/#/novedades");
  await page.goto("/#/novedad");
  await expect(page.getByText(TEXT, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
});
