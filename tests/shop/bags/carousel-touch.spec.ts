import type { Page } from "@playwright/test";
import { locateBagCard } from "../../support/bag-card.ts";
import { expect, measureRect, openPage, test } from "../../support/shop-test.ts";
import { swipe } from "../../support/swipe.ts";

test("a swipe changes the photo and wraps around, and a tap opens the bag", async ({ page }) => {
  const moon = await openMoonBag(page);
  await swipe(page, moon.photos, { dx: -40 });
  await moon.expectPhoto(2);
  // If lifting the finger reset the carousel, this swipe would show the second photo again.
  await swipe(page, moon.photos, { dx: -120 });
  await moon.expectPhoto(3);
  for (const photo of [2, 1, 5]) {
    await swipe(page, moon.photos, { dx: 120 });
    await moon.expectPhoto(photo);
  }

  await test.step("a swipe that starts on an arrow does not press it", async () => {
    await swipe(page, moon.nextButton, { dx: -120 });
    await moon.expectPhoto(1);
    // A tap still presses the arrow.
    await moon.nextButton.tap();
    await moon.expectPhoto(2);
  });

  await expect(page).toHaveURL("/#/novedades");
  await moon.photos.tap({ force: true });
  await expect(page).toHaveURL("/bolsos/moon-bag/");
});

test("a vertical swipe scrolls the page and keeps the photo", async ({ page }) => {
  await openPage(page, "/#/novedades");
  const moon = locateBagCard(page, "Moon Bag");
  // The page can scroll by 300 px at most, so that the bag stays in view after a fling.
  const height = await page.evaluate(() => document.documentElement.scrollHeight - 300);
  await page.setViewportSize({ width: 390, height });
  // Tap, because a mouse pointer would leave the arrow when the page scrolls.
  await moon.nextButton.tap();
  await moon.expectPhoto(2);
  const initialScroll = await page.evaluate(() => scrollY);
  await swipe(page, moon.photos, { dx: -40, dy: -160 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(initialScroll + 60);
  await swipe(page, moon.photos, { dx: 40, dy: 100 });
  await moon.expectPhoto(2);
});

test("a pinch on a photo zooms the page and keeps the photo", async ({ page }) => {
  const moon = await openMoonBag(page);
  const { x, y, width, height } = await measureRect(moon.photos);
  const centre = { x: x + width / 2, y: y + height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizePinchGesture", { ...centre, scaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 0)).toBeGreaterThan(1.5);
  await moon.expectPhoto(1);
});

test("without a mouse, arrows and dots show in a wide window too", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const moon = await openMoonBag(page);
  for (const control of [moon.previousButton, moon.nextButton, moon.dotGroup])
    await expect(control).toHaveCSS("opacity", "1");
});

/** Opens Novedades, centres the photos of the Moon Bag and waits until all are attached. */
async function openMoonBag(page: Page) {
  await openPage(page, "/#/novedades");
  const moon = locateBagCard(page, "Moon Bag");
  await moon.photos.evaluate((photos) =>
    photos.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await expect(moon.photos.locator("img")).toHaveCount(5);
  return moon;
}
