import { findClippedText } from "../../support/clipping.ts";
import { createShopTest, expect, measureRect, openPage } from "../../support/shop-test.ts";

const test = createShopTest("stress");

test("overlong words break, and no text is clipped", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const browser = await page.context().newCDPSession(page);
  for (const [address, ...windows] of [
    ["/", [1280, 16], [320, 16]],
    ["/#/novedades", [640, 16]],
    ["/bolsos/moon-bag/", [768, 16], [320, 32]],
    ["/aviso-legal/", [320, 32]],
  ] as const) {
    await openPage(page, address);
    for (const [width, standard] of windows) {
      const where = `${address} in ${width} px, text of ${standard} px`;
      await browser.send("Page.setFontSizes", { fontSizes: { standard } });
      await page.setViewportSize({ width, height: 800 });
      expect(await findClippedText(page), where).toEqual([]);
    }
  }
});

test("a long brand name does not make the header cover the page on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, "/bolsos/moon-bag/");
  const header = await measureRect(page.getByRole("banner"));
  const back = await measureRect(page.getByRole("link", { name: /^Volver a/ }));
  expect(back.top).toBeGreaterThanOrEqual(header.bottom);
});
