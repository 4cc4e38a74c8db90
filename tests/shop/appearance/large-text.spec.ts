import { findClippedText } from "../../support/clipping.ts";
import { expect, locateMenuButton, measureRect, openPage, test } from "../../support/shop-test.ts";

// Window width and browser font size (default 16 px). At 20 px a tablet keeps the desktop layout; at 32 px a laptop gets
// the phone layout.
const WINDOWS = [
  [1280, 20],
  [960, 20],
  [1280, 32],
] as const;

// accessibility/page-states.spec.ts tests a phone at twice the text size.
test("a wide window with larger text clips nothing and hides no link", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const browser = await page.context().newCDPSession(page);
  const header = page.getByRole("banner");
  for (const address of ["/", "/bolsos/moon-bag/"]) {
    await openPage(page, address);
    for (const [width, standard] of WINDOWS) {
      const where = `${address} in ${width} px, text of ${standard} px`;
      await page.setViewportSize({ width, height: 800 });
      await browser.send("Page.setFontSizes", { fontSizes: { standard } });
      expect(await findClippedText(page), where).toEqual([]);
      const { left, right } = await measureRect(header.getByRole("link", { name: "ovillo" }));
      expect((left + right) / 2, where).toBeCloseTo(width / 2, 0);
    }
  }
  await locateMenuButton(page).click();
  expect(await findClippedText(page), "menu").toEqual([]);
  const last = header.getByRole("link", { name: /^TikTok/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
