import { expect, hold, open, stopClock, test, twoFrames } from "../../support/visit.ts";

/** Each page with what its content begins with. */
const pages = [
  ["/", "Bolsos de crochet, hechos a mano en Barcelona"],
  ["/novedades/", "Novedades"],
  ["/bolsos/net-bag/", "Net Bag"],
  ["/nada", "Página no encontrada"],
  ["/una/carpeta/que/no/existe/", "Página no encontrada"],
] as const;

for (const [address, heading] of pages) {
  for (const javaScriptEnabled of [false, true]) {
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled });

      test(`the skip link of ${address} leads to that page's content`, async ({ page, visit }) => {
        if (heading.startsWith("Página")) visit.expectFault(/404/);
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
  }
}

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

test("with Ctrl it opens its page in a new tab", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await skip.focus();
  const opened = page.context().waitForEvent("page");
  await skip.press("ControlOrMeta+Enter");
  await expect((await opened).getByRole("main")).toBeAttached();
});

test("it stays on its screen before any script has come", async ({ page }) => {
  await hold(page, /\.js$/);
  await page.goto("/#/novedades", { waitUntil: "commit" });
  await expect(page.locator("h1")).toHaveText("Novedades");
  await page.getByRole("link", { name: "Saltar al contenido" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await twoFrames(page);
  await expect(page.locator("h1")).toHaveText("Novedades");
  await expect(page).toHaveURL("/#/novedades");
});
