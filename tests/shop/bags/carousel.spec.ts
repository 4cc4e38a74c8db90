import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { locateBagCard } from "../../support/bag-card.ts";
import { expectLoaded } from "../../support/load-images.ts";
import { expect, measureRect, openPage, test } from "../../support/shop-test.ts";

test("arrows step through the photos, and a dot opens its photo", async ({ page }) => {
  await openPage(page, "/#/novedades");
  const moon = locateBagCard(page, "Moon Bag");
  await expect(moon.dots).toHaveCount(5);
  for (const [control, photo] of [
    [moon.nextButton, 2],
    [moon.previousButton, 1],
    [moon.previousButton, 5],
    [moon.previousButton, 4],
    [moon.nextButton, 5],
    [moon.nextButton, 1],
    [moon.dots.nth(3), 4],
  ] as const) {
    await control.click();
    await moon.expectPhoto(photo);
  }
  await expect(moon.card.getByText(/^Imagen 4 de 5: Detalle de los puntos/)).toBeAttached();
  // By keyboard the dots are no stops of their own.
  await moon.nextButton.focus();
  await page.keyboard.press("Tab");
  await expect(moon.card.getByRole("link", { name: "Moon Bag", exact: true })).toBeFocused();
});

test("the frame is never empty while photos load slowly", async ({ page }) => {
  const releases: (() => void)[] = [];
  await page.route(/moon-bag-[234]/, async (route) => {
    await new Promise<void>((release) => releases.push(release));
    await route.continue();
  });
  await openPage(page, "/#/novedades");
  const moon = locateBagCard(page, "Moon Bag");
  await moon.photos.scrollIntoViewIfNeeded();
  await expect.poll(() => measureDetail(moon.photos)).toBeGreaterThan(MIN_PHOTO_DETAIL);

  for (const photo of [2, 3, 4]) {
    await moon.nextButton.click();
    await moon.expectPhoto(photo);
    expect(await measureDetail(moon.photos), `while waiting for photo ${photo}`).toBeGreaterThan(
      MIN_PHOTO_DETAIL,
    );
  }
  for (const release of releases) release();
  await expectLoaded(moon.card.getByRole("img"));
  expect(await measureDetail(moon.photos)).toBeGreaterThan(MIN_PHOTO_DETAIL);
});

test("a missing photo leaves the one before it in view, and shows no text", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  await page.route(/moon-bag-2|star-bag-1/, (route) => route.fulfill({ status: 404 }));
  await openPage(page, "/#/novedades");
  const moon = locateBagCard(page, "Moon Bag");
  const image = moon.card.getByRole("img");
  await expectLoaded(image);
  await moon.nextButton.click();
  await moon.expectPhoto(2);
  await expect(image).toHaveJSProperty("complete", true);
  await expect(image).toHaveJSProperty("naturalWidth", 0);
  await expect(image).toHaveCSS("color", "rgba(0, 0, 0, 0)");
  expect(await measureDetail(moon.photos)).toBeGreaterThan(MIN_PHOTO_DETAIL);

  const star = locateBagCard(page, "Star Bag");
  await star.nextButton.click();
  await expectLoaded(star.card.getByRole("img"));
  await star.previousButton.click();
  await star.expectPhoto(1);
  await expect.poll(() => measureDetail(star.photos)).toBeLessThan(MIN_PHOTO_DETAIL);
});

test("another photo of one bag resets every other bag to its first photo", async ({ page }) => {
  // High enough for all three bags, because a bag resets when it leaves the window.
  await page.setViewportSize({ width: 1280, height: 3600 });
  await openPage(page, "/#/novedades");
  const moon = locateBagCard(page, "Moon Bag");
  const chain = locateBagCard(page, "Chain Bag");
  await moon.dots.nth(2).press("Enter");
  await moon.expectPhoto(3);
  // Pressing the current dot must not reset the other cards.
  await chain.dots.nth(0).press("Enter");
  await expect(chain.dots.nth(0)).toBeFocused();
  await chain.expectPhoto(1);
  await moon.expectPhoto(3);

  await chain.nextButton.press("Enter");
  await chain.expectPhoto(2);
  await moon.expectPhoto(1);
});

/** The least detail of a photo; a plain colour has less. */
const MIN_PHOTO_DETAIL = 4;

/** Measures the detail in the middle of an element, away from arrows and dots. */
async function measureDetail(element: Locator): Promise<number> {
  const { x, y, width, height } = await measureRect(element);
  const middle = { x: x + width / 3, y: y + height / 3, width: width / 3, height: height / 3 };
  const { channels } = await sharp(await element.page().screenshot({ clip: middle })).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}
