import { expect, moveUp, openBag, openBags, removeBag, save, test } from "../support/workshop.ts";

test("after a save the owner sees when it is in the shop", async ({ page }) => {
  await openBag(page, "Moon Bag");
  await page.getByLabel("Precio", { exact: true }).fill("30");
  await save(page);
  const told = page.getByRole("region", { name: "Publicación" });
  await expect(told).toContainText("Publicado: ya se ve en la tienda.");
  await expect(told.getByRole("link", { name: "Ver la tienda" })).toBeVisible();
  await told.getByRole("button", { name: "Cerrar" }).click();
  await expect(told).toBeHidden();
});

test("what keeps a change from the shop is told in the workshop, in Spanish", async ({
  page,
  workshop,
}) => {
  workshop.report("content/bolsos/moon-bag/bolso.yaml: falta la foto «3.jpg».");
  await openBag(page, "Moon Bag");
  await page.getByLabel("Precio", { exact: true }).fill("30");
  await save(page);
  const told = page.getByRole("region", { name: "Publicación" });
  await expect(told).toContainText("No se ha publicado: la tienda sigue como estaba.");
  await expect(told).toContainText("falta la foto «3.jpg»");
});

test("also where she has moved a bag, or taken one out", async ({ page }) => {
  const told = page.getByRole("region", { name: "Publicación" });
  await openBags(page);
  await moveUp(page, "Net Bag");
  await expect(told).toContainText("Publicado: ya se ve en la tienda.");
  await told.getByRole("button", { name: "Cerrar" }).click();

  await page.getByRole("row", { name: "Net Bag" }).getByText("Net Bag").click();
  await removeBag(page);
  await expect(told).toContainText("Publicado: ya se ve en la tienda.");
});
