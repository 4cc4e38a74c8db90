import type { Locator } from "@playwright/test";
import { expectLoaded } from "../../support/load-images.ts";
import { expect, measureRect, openPage, test } from "../../support/shop-test.ts";

// accessibility/page-states.spec.ts tests what a card says.
const NEW_BAGS = ["Moon Bag", "Chain Bag", "Star Bag"];
const BASIC_BAGS = ["Little Bag", "Net Bag", "Ribbon Bag"];

test("from Home a visitor reaches both collections and the form", async ({ page }) => {
  // Without the fades between the screens.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page);
  const featured = page.getByRole("group", { name: "Productos Destacados" });
  await expectBags(featured, NEW_BAGS);
  // Both collections are in the row of the section's title.
  const [all, essentials] = await Promise.all(
    ["Ver todos", "Ver Essentials"].map((name) =>
      measureRect(featured.getByRole("link", { name })),
    ),
  );
  expect(all?.top).toBe(essentials?.top);
  const about = page.getByRole("group", { name: "Sobre Nosotros" });
  await about.scrollIntoViewIfNeeded();
  await expectLoaded(about.getByRole("img"));

  await page.getByRole("link", { name: "Ver todos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
  await expectBags(page.getByRole("main"), NEW_BAGS);
  await expect(page.getByText("Cada uno en 5 colores")).toBeVisible();
  const steps = page.getByText("lo mandamos a la dirección");
  await expect(steps).toBeHidden();
  await page.getByText("Cómo pedir", { exact: true }).click();
  await expect(steps).toBeVisible();

  const collectionLink = page.getByRole("main").getByRole("link", { name: "Ver Essentials" });
  // Screen readers pronounce the name in English.
  await expect(collectionLink.locator("[lang=en]")).toHaveText("Essentials");
  await collectionLink.click();
  await expectBags(page.getByRole("main"), BASIC_BAGS);
  await expect(page.getByText(/^en \d colores$/)).toHaveText([
    "en 5 colores",
    "en 6 colores",
    "en 5 colores",
  ]);
  await page.getByText("Cómo pedir", { exact: true }).click();
  await page.getByRole("link", { name: "Escríbenos en Contacto" }).click();
  await expect(page.getByRole("heading", { name: "Contacto" })).toBeInViewport();
});

/** Expects the cards of these bags first, in this order, each with its photo. */
async function expectBags(container: Locator, names: readonly string[]): Promise<void> {
  await expect(container.getByText("IVA y envío incluidos", { exact: true })).toBeVisible();
  for (const [i, name] of names.entries()) {
    const card = container.getByRole("article").nth(i);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(name);
    await card.scrollIntoViewIfNeeded();
    await expectLoaded(card.getByRole("img"));
  }
}
