import {
  expect,
  holdResponses,
  locateReadyMarker,
  openMenu,
  openPage,
  test,
} from "../../support/shop-test.ts";

// Without the fades between the screens.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("/novedades/ shows its screen, and its links load no other page", async ({ page }) => {
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  // Check the title before the app sets it together with the URL.
  const release = await holdResponses(page, /\.js$/);
  await page.goto("/novedades/", { waitUntil: "commit" });
  await expect(page).toHaveTitle("Novedades · ovillo");
  release();
  await expect(locateReadyMarker(page)).toBeAttached();
  await expect(page).toHaveURL("/#/novedades");

  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = "";
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Essentials" }).click();
  await expect(title("Essentials")).toBeVisible();
  await page.goBack();
  await expect(title("Novedades")).toBeVisible();
  await expect(page.locator("html[data-same-document]")).toBeAttached();
  await page.reload();
  await expect(locateReadyMarker(page)).toBeAttached();
  await expect(title("Novedades")).toBeVisible();

  for (const [address, name, url] of [
    ["/novedades/#/essentials", "Essentials", "/#/essentials"],
    ["/essentials/#/", "Bolsos de crochet, hechos a mano en Barcelona", "/#/"],
    ["/novedades/#contenido", "Novedades", "/#/novedades"],
  ] as const)
    await test.step(`the hash of ${address} selects the screen`, async () => {
      await openPage(page, address);
      await expect(page.locator("h1")).toHaveText(name);
      await expect(page).toHaveURL(url);
      await expect(page).toHaveTitle(url === "/#/" ? `ovillo · ${name}` : `${name} · ovillo`);
    });
});

for (const [address, home] of [
  ["/#/bolsos/perdidos?de=ig", "/#/"],
  ["/una/carpeta/que/no/existe/", "/"],
] as const)
  test(`${address} is not found and leads Home`, async ({ page, expectConsoleError }) => {
    const isDocument = home === "/";
    if (isDocument) expectConsoleError(/404/);
    const expectNotFound = async () => {
      await expect(page.locator("h1")).toHaveText("Página no encontrada");
      await expect(page.getByText(/^Lo sentimos, la página .* no existe/)).toBeVisible();
      await expect(page).toHaveURL(address);
    };
    const response = await page.goto(address);
    expect(response?.status()).toBe(isDocument ? 404 : 200);
    await expectNotFound();
    await expect(locateReadyMarker(page)).toBeAttached();
    await openMenu(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Volver al inicio" }).click();
    await expect(page.getByRole("heading", { name: "Productos Destacados" })).toBeVisible();
    await expect(page).toHaveURL(home);
    await expect(locateReadyMarker(page)).toBeAttached();
    await page.goBack();
    await expectNotFound();
  });

test("the app starts behind a proxy that adds a <base>", async ({ page, expectConsoleError }) => {
  // The browser asks that host for pictures and fonts, until the app starts.
  expectConsoleError(/violates the following Content Security Policy/);
  await page.route("**/novedades/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace("<head>", '<head><base href="https://www.mitienda.example/">');
    await route.fulfill({ response, body });
  });
  await openPage(page, "/novedades/");
  await expect(page).toHaveURL("/#/novedades");
});
