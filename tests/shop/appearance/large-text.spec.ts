import { findClippedText } from "../../support/clipping.ts";
import { expect, menuButton, openPage, test } from "../../support/shop-test.ts";

// The browser's own letters, of 16 px as it comes. With 20 a tablet is still a desktop; with 32 a laptop is a phone.
const WINDOWS = [
  [1280, 20],
  [960, 20],
  [1280, 32],
] as const;

// Twice as large on a phone is in access/every-state.spec.ts.
test("with larger letters nothing is cut in a wide window, and every link can be reached", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const browser = await page.context().newCDPSession(page);
  const header = page.getByRole("banner");
  for (const address of ["/", "/bolsos/moon-bag/"]) {
    await page.goto("about:blank");
    await openPage(page, address);
    for (const [width, standard] of WINDOWS) {
      const where = `${address} in ${width} px, letters of ${standard} px`;
      await page.setViewportSize({ width, height: 800 });
      await browser.send("Page.setFontSizes", { fontSizes: { standard } });
      expect(await findClippedText(page), where).toEqual([]);
      const wordmark = await header.getByRole("link", { name: "ovillo" }).boundingBox();
      expect((wordmark?.x ?? 0) + (wordmark?.width ?? 0) / 2, where).toBeCloseTo(width / 2, 0);
    }
  }
  await menuButton(page).click();
  expect(await findClippedText(page), "menu").toEqual([]);
  const last = header.getByRole("link", { name: /^TikTok/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
