import { expect, holdResponses, openMenu, openPage, test } from "../../support/shop-test.ts";

test("a page of its own is the shop on that screen, which goes on without another page load", async ({
  page,
}) => {
  test.slow();
  const shown = (name: string) => page.getByRole("heading", { level: 1, name });
  // Before the app gives it the address of its screen, and its title.
  const release = await holdResponses(page, /\.js$/);
  await page.goto("/novedades/", { waitUntil: "commit" });
  await expect(page).toHaveTitle("Novedades · ovillo");
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(page).toHaveURL("/#/novedades");

  await page.evaluate(() => {
    document.documentElement.dataset.same = "";
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Essentials" }).click();
  await expect(shown("Essentials")).toBeVisible();
  await page.goBack();
  await expect(shown("Novedades")).toBeVisible();
  await expect(page.locator("html[data-same]")).toBeAttached();
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(shown("Novedades")).toBeVisible();

  for (const [address, name, url] of [
    ["/novedades/#/essentials", "Essentials", "/#/essentials"],
    ["/essentials/#/", "Bolsos de crochet, hechos a mano en Barcelona", "/#/"],
    ["/novedades/#contenido", "Novedades", "/#/novedades"],
  ] as const)
    await test.step(`unless its hash asks for another one: ${address}`, async () => {
      await openPage(page, address);
      await expect(page.locator("h1")).toHaveText(name);
      await expect(page).toHaveURL(url);
      await expect(page).toHaveTitle(url === "/#/" ? /artesanales/ : `${name} · ovillo`);
    });
});

test("nothing is said of the law before the owner has filled it in", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByText(/Responsable:|Aviso legal/)).toHaveCount(0);
  expect((await request.get("/aviso-legal/")).status()).toBe(404);
});

test("where there is no page, the shop says so and leads back, however deep the address", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  for (const address of ["/nada", "/una/carpeta/que/no/existe/"]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
    await openMenu(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Volver al inicio" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  }
});
