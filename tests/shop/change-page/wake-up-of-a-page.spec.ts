import { expect, test } from "../../support/visit.ts";

for (const [address, name, url] of [
  ["/novedades/#/essentials", "Essentials", "/#/essentials"],
  ["/essentials/#/nada", "Página no encontrada", "/#/nada"],
  ["/essentials/#/", "Bolsos de crochet, hechos a mano en Barcelona", "/#/"],
  ["/novedades/#contenido", "Novedades", "/#/novedades"],
] as const) {
  test(`${address} shows ${name}, as its hash asks`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await expect(page.locator("h1")).toHaveText(name);
    await expect(page).toHaveURL(url);
    await expect(page).toHaveTitle(url === "/#/" ? /artesanales/ : `${name} · ovillo`);
  });
}
