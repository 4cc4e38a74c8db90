import { expect, hold, menuButton, test } from "../../support/visit.ts";

test.describe("a page of its own", () => {
  for (const [address, heading, title] of [
    ["novedades/", "Novedades", "Novedades · ovillo"],
    ["essentials/", "Essentials", "Essentials · ovillo"],
  ] as const)
    test(`${address} is the shop on that screen`, async ({ page }) => {
      // Before the app gives it the address of its screen, and its title.
      const release = await hold(page, /\.js$/);
      await page.goto(`/${address}`, { waitUntil: "commit" });
      await expect(page).toHaveTitle(title);
      release();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      await expect(page).toHaveURL(`/#/${heading.toLowerCase()}`);

      // Goes on without another page load, and every picture still finds its file.
      await page.evaluate(() => {
        document.documentElement.dataset.same = "";
      });
      const other = heading === "Novedades" ? "Essentials" : "Novedades";
      await page.getByRole("contentinfo").getByRole("link", { name: other }).click();
      await expect(page.getByRole("heading", { level: 1, name: other })).toBeVisible();
      await expect(page).toHaveURL(`/#/${other.toLowerCase()}`);
      await expect(page.locator("html[data-same]")).toBeAttached();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    });

  test("takes About to Home", async ({ page, isMobile }) => {
    await page.goto("/essentials/");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    if (isMobile) await menuButton(page).click();
    await page.getByRole("button", { name: "About" }).click();
    await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toBeInViewport();
  });
});

test("nothing is said of the law before the owner has filled it in", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByText(/Responsable:|Aviso legal/)).toHaveCount(0);
  expect((await request.get("/aviso-legal/")).status()).toBe(404);
});

for (const address of ["/nada", "/una/carpeta/que/no/existe/"])
  test(`where there is no page, ${address} says so and leads back`, async ({ page, visit }) => {
    visit.expectFault(/404/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
    await page.getByRole("link", { name: "Volver al inicio" }).click();
    await expect(page).toHaveURL("/#/");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  });
