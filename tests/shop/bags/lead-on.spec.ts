import { expect, open, test } from "../../support/visit.ts";

test("a shelf leads on to the form and to the other shelf", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/#/novedades");
  const other = page.getByRole("main").getByRole("link", { name: "Ver Essentials" });
  // Read out as what it is.
  await expect(other.getByText("Essentials", { exact: true })).toHaveAttribute("lang", "en");
  await other.click();
  await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
  await page.getByRole("link", { name: /^¿Buscas otro color\?/ }).click();
  await expect(page.getByRole("heading", { name: "Contacto" })).toBeInViewport();
});

test("how to order is folded under the bags", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/#/novedades");
  const steps = page.getByText("El envío va incluido en el precio.");
  await expect(steps).toBeHidden();
  await page.getByText("Cómo pedir", { exact: true }).click();
  await expect(steps).toBeVisible();
});
