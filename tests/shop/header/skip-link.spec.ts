import { expect, locateReadyMarker, test } from "../../support/shop-test.ts";

const pages = [
  ["/?utm_source=ig", "Bolsos de crochet, hechos a mano en Barcelona"],
  ["/novedades/", "Novedades"],
  ["/bolsos/net-bag/?utm_source=ig", "Net Bag"],
  ["/una/carpeta/que/no/existe/", "Página no encontrada"],
] as const;

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the skip link leads to the content of its page", async ({ page, expectConsoleError }) => {
      expectConsoleError(/404/);
      for (const [address, heading] of pages)
        await test.step(address, async () => {
          await page.goto(address);
          if (javaScriptEnabled) await expect(locateReadyMarker(page)).toBeAttached();
          await page.keyboard.press("Tab");
          const skipLink = page.getByRole("link", { name: "Saltar al contenido" });
          await expect(skipLink).toBeFocused();
          await expect(skipLink).toBeInViewport({ ratio: 1 });
          await page.keyboard.press("Enter");
          await expect(page.getByRole("main")).toBeFocused();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
          // The app replaces the path of a screen with its hash.
          if (javaScriptEnabled && address !== "/novedades/") await expect(page).toHaveURL(address);
        });
    });
  });
