import { findAxeViolations } from "../../support/axe.ts";
import { createShopTest, expect, locateReadyMarker, openPage } from "../../support/shop-test.ts";

const test = createShopTest("allOptions");

test("the legal notice names the seller, and Back restores the form", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByText(/Responsable: Ana Puig Serra/)).toBeVisible();
  const fields = ["Nombre", "Correo electrónico", "Mensaje"].map((name) => page.getByLabel(name));
  for (const field of fields) await field.fill("ana@correo.example");
  await page.getByRole("link", { name: "Más sobre tu privacidad" }).click();
  await expect(page).toHaveURL("/aviso-legal/");
  await expect(page.getByRole("heading", { name: "Aviso legal y privacidad" })).toBeInViewport();
  await expect(page.getByRole("main").getByText("NIF: 12345678Z")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goBack();
  await expect(locateReadyMarker(page)).toBeAttached();
  for (const field of fields) await expect(field).toHaveValue("ana@correo.example");
});
