import { expect, hold, test } from "../support/visit.ts";

test.use({ film: false });

test("the page of a bag is called as its screen once it has the screen's address", async ({
  page,
}) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/bolsos/star-bag/", { waitUntil: "commit" });
  await expect(page).toHaveTitle("Star Bag · 26,00 € · ovillo");
  release();
  await expect(page).toHaveURL("/#/novedades");
  await expect(page).toHaveTitle("Novedades · ovillo");
});

for (const [address, name, url] of [
  ["/novedades/#/essentials", "Essentials", "/#/essentials"],
  ["/bolsos/net-bag/#/", "Bolsos de crochet, hechos a mano en Barcelona", "/#/"],
  ["/essentials/#/nada", "Página no encontrada", "/#/nada"],
  ["/novedades/#contenido", "Novedades", "/#/novedades"],
] as const) {
  test(`${address} shows ${name}, as its hash asks`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await expect(page.locator("h1")).toHaveText(name);
    await expect(page).toHaveURL(url);
    await expect(page).toHaveTitle(name.startsWith("ovillo") ? /artesanales/ : `${name} · ovillo`);
  });
}
