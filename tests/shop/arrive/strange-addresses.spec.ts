import { expectLayoutHolds } from "../../support/layout.ts";
import { expect, hydrated, test } from "../../support/visit.ts";

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
