import { expect, open, stopClock, test } from "../../support/visit.ts";

/** Each page with what its content begins with. */
const pages = [
  ["/", "Bolsos de crochet, hechos a mano en Barcelona"],
  ["/novedades/", "Novedades"],
  ["/bolsos/net-bag/", "Net Bag"],
  ["/nada", "Página no encontrada"],
  ["/una/carpeta/que/no/existe/", "Página no encontrada"],
] as const;

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the skip link of each page leads to that page's content", { tag: "@desktop" }, async ({
      page,
      visit,
    }) => {
      visit.expectFault(/404/);
      for (const [address, heading] of pages)
        await test.step(address, async () => {
          await page.goto(address);
          await page.keyboard.press("Tab");
          const skip = page.getByRole("link", { name: "Saltar al contenido" });
          await expect(skip).toBeFocused();
          await expect(skip).toBeInViewport({ ratio: 1 });
          await page.keyboard.press("Enter");
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);

          // The next stop is within the content.
          await expect
            .poll(async () => {
              await page.keyboard.press("Tab");
              return page.locator("main :focus").count();
            })
            .toBe(1);
          await expect(page.getByRole("banner").locator(":focus")).toHaveCount(0);
        });
    });
  });

test("who skips to the content while a screen leaves gets the one that was asked for", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await stopClock(page);
  await page.getByRole("banner").getByRole("link", { name: "Novedades" }).press("Enter");
  await expect(page.locator("main[inert]")).toBeAttached();
  await page.getByRole("link", { name: "Saltar al contenido" }).press("Enter");
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeFocused();
  await expect(page).toHaveURL(/#\/novedades$/);
});
