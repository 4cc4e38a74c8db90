import type { Page } from "@playwright/test";
import { expect, menuButton, test } from "../../support/shop-test.ts";

const banner = (page: Page) => page.getByRole("banner");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu of each page links to every screen, and closes after «About»", async ({
    page,
  }) => {
    for (const address of ["/", "/essentials/", "/bolsos/net-bag/"])
      await test.step(address, async () => {
        await page.goto(address);
        await menuButton(page).click();
        for (const [name, pathname] of [
          ["Novedades", "/novedades/"],
          ["Essentials", "/essentials/"],
          ["Inicio", "/"],
        ] as const)
          await expect(banner(page).getByRole("link", { name })).toHaveJSProperty(
            "href",
            new URL(pathname, page.url()).href,
          );
        await banner(page).getByRole("link", { name: "About" }).click();
        await expect(page).toHaveURL(/\/\??#sobre-nosotros$/);
        await expect(page.getByRole("group", { name: "Sobre Nosotros" })).toBeInViewport();
        await expect(banner(page).getByRole("link", { name: "Novedades" })).toBeHidden();
      });
  });
});
