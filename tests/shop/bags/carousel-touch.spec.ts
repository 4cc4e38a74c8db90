import type { Page } from "@playwright/test";
import { type BagCardLocators, bagCard, expectCurrentPhoto } from "../../support/bag-card.ts";
import { expect, openPage, test } from "../../support/shop-test.ts";
import { swipe } from "../../support/swipe.ts";

test("a finger swipes through the photos and around both ends, and a tap opens the bag's page", async ({
  page,
}) => {
  const moon = await openMoon(page);
  await swipe(page, moon.photos, { dx: -40 });
  await expectCurrentPhoto(moon, 2);
  // Were lifting the finger a reset, this would lead from the first photo to the second again.
  await swipe(page, moon.photos, { dx: -120 });
  await expectCurrentPhoto(moon, 3);
  for (const photo of [2, 1, 5]) {
    await swipe(page, moon.photos, { dx: 120 });
    await expectCurrentPhoto(moon, photo);
  }

  await test.step("it may begin on an arrow, and is no press of it", async () => {
    await swipe(page, moon.nextButton, { dx: -120 });
    await expectCurrentPhoto(moon, 1);
    // A tap is a press all the same.
    await moon.nextButton.tap();
    await expectCurrentPhoto(moon, 2);
  });

  await expect(page).toHaveURL("/#/novedades");
  await moon.photos.tap({ force: true });
  await expect(page).toHaveURL("/bolsos/moon-bag/");
});

test("a finger that goes down or up scrolls the page and leaves the photo", async ({ page }) => {
  await openPage(page, "/#/novedades");
  const moon = bagCard(page, "Moon Bag");
  // So high that the page scrolls by 300 px at most: however far it runs on, the bag stays in view.
  const height = await page.evaluate(() => document.documentElement.scrollHeight - 300);
  await page.setViewportSize({ width: 390, height });
  // A tap and not a click: a mouse left lying on the arrow would leave it as the page scrolls away.
  await moon.nextButton.tap();
  await expectCurrentPhoto(moon, 2);
  const before = await page.evaluate(() => scrollY);
  await swipe(page, moon.photos, { dx: -40, dy: -160 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
  await swipe(page, moon.photos, { dx: 40, dy: 100 });
  await expectCurrentPhoto(moon, 2);
});

test("two fingers on a photo zoom the page and leave the photo the one it is", async ({ page }) => {
  const moon = await openMoon(page);
  const { x, y, width, height } = (await moon.photos.boundingBox()) as DOMRect;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizePinchGesture", { ...middle, scaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 0)).toBeGreaterThan(1.5);
  await expectCurrentPhoto(moon, 1);
});

/** Opens Novedades with the photos of the first bag in the middle of the window, all of them there. */
async function openMoon(page: Page): Promise<BagCardLocators> {
  await openPage(page, "/#/novedades");
  const moon = bagCard(page, "Moon Bag");
  await moon.photos.evaluate((photos) =>
    photos.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await expect(moon.photos.locator("img")).toHaveCount(5);
  return moon;
}
