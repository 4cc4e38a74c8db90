import { expectLayoutHolds } from "../../support/layout.ts";
import { expect, hydrated, open, test } from "../../support/visit.ts";

for (const [hash, heading] of [
  ["#/%E0%A4%A", "Página no encontrada"],
  ["#//evil.example", "Página no encontrada"],
  ["#/../..", "Página no encontrada"],
  ["#/constructor", "Página no encontrada"],
  ["#/__proto__", "Página no encontrada"],
  [`#/${"a".repeat(10_000)}`, "Página no encontrada"],
  ["#/NOVEDADES/", "Novedades"],
  ["#/novedades?x=1#y", "Novedades"],
  ["#/javascript:alert(1)", "Página no encontrada"],
  ["#novedades", "bolsos de crochet"],
] as const) {
  test(`the address ${hash.slice(0, 30)} shows «${heading}», typed or followed`, {
    tag: "@desktop",
  }, async ({ page, baseURL }) => {
    const shown = page.getByRole("heading", { level: 1, name: heading });
    await page.goto(`/${hash}`);
    await expect(hydrated(page)).toBeAttached();
    await expect(shown).toBeAttached();
    expect(page.url()).toBe(`${baseURL}/${hash}`);
    await expectLayoutHolds(page);

    await page.goto("/#/");
    await expect(page.getByRole("heading", { level: 1, name: "bolsos de crochet" })).toBeAttached();
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(shown).toBeAttached();
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

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
