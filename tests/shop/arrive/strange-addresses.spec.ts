import { expectLayoutHolds } from "../../support/layout.ts";
import { expect, hydrated, open, test } from "../../support/visit.ts";

test("what people add to an address does not matter, and none breaks the shop, typed or followed", {
  tag: "@proof",
}, async ({ page, baseURL }) => {
  test.slow();
  for (const [hash, heading] of [
    ["#/?fbclid=x", "bolsos de crochet"],
    ["#novedades", "bolsos de crochet"],
    ["#/NOVEDADES/?a=b#y", "Novedades"],
    ["#/%E0%A4%A", "Página no encontrada"],
    [`#/${"a".repeat(10_000)}`, "Página no encontrada"],
  ] as const)
    await test.step(hash.slice(0, 30), async () => {
      const shown = page.getByRole("heading", { level: 1, name: heading });
      await page.goto("about:blank");
      await page.goto(`/${hash}`);
      await expect(hydrated(page)).toBeAttached();
      await expect(shown).toBeAttached();
      await expectLayoutHolds(page);

      await page.goto("/#/essentials");
      await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeAttached();
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await expect(shown).toBeAttached();
      expect(page.url()).toBe(`${baseURL}/${hash}`);
    });
});

const TEXT = "Lo sentimos, la página que estás buscando no existe o ha sido movida.";

test("an unknown address says so, keeps the address and shows the way home, and Back out of it", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page, "/#/novedades");
  await page.goto("/#/bolsos/perdidos?de=ig");
  const expectLost = async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
    await expect(page.getByText(TEXT, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle("Página no encontrada · ovillo");
    expect(await page.evaluate(() => location.hash)).toBe("#/bolsos/perdidos?de=ig");
    await expect(page.getByRole("article")).toHaveCount(0);
  };
  await expectLost();
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page.getByRole("heading", { name: "Productos Destacados" })).toBeVisible();
  await expect(page).toHaveURL(/\/#\/$/);
  await page.goBack();
  await expectLost();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
});
