import type { Page } from "@playwright/test";
import { expect, hold, menuButton, test } from "../../support/visit.ts";

const banner = (page: Page) => page.getByRole("banner");
const novedades = (page: Page) => banner(page).getByRole("link", { name: "Novedades" });
const about = (page: Page) => banner(page).getByRole("link", { name: "About" });

/** Opens the menu before the app, where the window is so narrow that there is one. */
async function openEarlyMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) await menuButton(page).click();
  await expect(novedades(page)).toBeVisible();
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the header of each page leads to every screen, and to About with nothing over it", async ({
    page,
  }) => {
    for (const address of ["/", "/essentials/", "/bolsos/net-bag/"])
      await test.step(address, async () => {
        await page.goto(address);
        await openEarlyMenu(page);
        for (const [name, leadsTo] of [
          ["Novedades", "/novedades/"],
          ["Essentials", "/essentials/"],
          ["Inicio", "/"],
        ] as const)
          await expect(banner(page).getByRole("link", { name })).toHaveJSProperty(
            "href",
            new URL(leadsTo, page.url()).href,
          );
        await about(page).click();
        await expect(page).toHaveURL(/\/\??#sobre-nosotros$/);
        await expect(page.getByRole("region", { name: "Sobre Nosotros" })).toBeInViewport();
        if (await menuButton(page).isVisible()) await expect(novedades(page)).toBeHidden();
      });
  });
});

test("About is where it was when the app takes over, and is a button", {
  tag: "@desktop",
}, async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(about(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const place = await about(page).boundingBox();
  expect(place).not.toBeNull();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  const button = banner(page).getByRole("button", { name: "About", exact: true });
  expect(await button.boundingBox()).toEqual(place);
});
