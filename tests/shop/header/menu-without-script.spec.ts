import type { Page } from "@playwright/test";
import { expect, menuButton, test } from "../../support/shop-test.ts";

const banner = (page: Page) => page.getByRole("banner");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the header of each page leads to every screen, and to About with nothing over it", async ({
    page,
  }) => {
    for (const address of ["/", "/essentials/", "/bolsos/net-bag/"])
      await test.step(address, async () => {
        await page.goto(address);
        await menuButton(page).click();
        for (const [name, leadsTo] of [
          ["Novedades", "/novedades/"],
          ["Essentials", "/essentials/"],
          ["Inicio", "/"],
        ] as const)
          await expect(banner(page).getByRole("link", { name })).toHaveJSProperty(
            "href",
            new URL(leadsTo, page.url()).href,
          );
        await banner(page).getByRole("link", { name: "About" }).click();
        await expect(page).toHaveURL(/\/\??#sobre-nosotros$/);
        await expect(page.getByRole("region", { name: "Sobre Nosotros" })).toBeInViewport();
        await expect(banner(page).getByRole("link", { name: "Novedades" })).toBeHidden();
      });
  });
});
