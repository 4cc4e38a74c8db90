import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { bagCard, expectCurrentPhoto } from "../../support/bag-card.ts";
import { expect, openPage, test } from "../../support/shop-test.ts";

test("arrows lead through the photos of a bag and around both ends, and a dot straight to its photo", async ({
  page,
}) => {
  await openPage(page, "/#/novedades");
  const moon = bagCard(page, "Moon Bag");
  await expect(moon.dots).toHaveCount(5);
  for (const [way, photo] of [
    [moon.nextButton, 2],
    [moon.previousButton, 1],
    [moon.previousButton, 5],
    [moon.previousButton, 4],
    [moon.nextButton, 5],
    [moon.nextButton, 1],
    [moon.dots.nth(3), 4],
  ] as const) {
    await way.click();
    await expectCurrentPhoto(moon, photo);
  }
  await expect(moon.card.getByText("Imagen 4 de 5", { exact: true })).toBeAttached();
});

test("the frame is never empty while photos are slow to come", async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/moon-bag-[234]/, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await openPage(page, "/#/novedades");
  const moon = bagCard(page, "Moon Bag");
  await moon.photos.scrollIntoViewIfNeeded();
  await expect.poll(() => detail(moon.photos)).toBeGreaterThan(PHOTOGRAPH);

  for (const photo of [2, 3, 4]) {
    await moon.nextButton.click();
    await expectCurrentPhoto(moon, photo);
    expect(await detail(moon.photos), `while waiting for photo ${photo}`).toBeGreaterThan(
      PHOTOGRAPH,
    );
  }
  for (const release of held) release();
  await expect
    .poll(() => moon.card.getByRole("img").evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  expect(await detail(moon.photos)).toBeGreaterThan(PHOTOGRAPH);
});

test("another photo chosen of one bag takes every other back to its first", async ({ page }) => {
  // High enough for all three: none is reset because it leaves the window.
  await page.setViewportSize({ width: 1280, height: 3600 });
  await openPage(page, "/#/novedades");
  const [moon, chain] = [bagCard(page, "Moon Bag"), bagCard(page, "Chain Bag")] as const;
  await moon.dots.nth(2).press("Enter");
  await expectCurrentPhoto(moon, 3);
  // The one that is shown already is no other.
  await chain.dots.nth(0).press("Enter");
  await expect(chain.dots.nth(0)).toBeFocused();
  await expectCurrentPhoto(chain, 1);
  await expectCurrentPhoto(moon, 3);

  await chain.nextButton.press("Enter");
  await expectCurrentPhoto(chain, 2);
  await expectCurrentPhoto(moon, 1);
});

/** More than a plain colour has, less than any of the photographs. */
const PHOTOGRAPH = 4;

/** How much there is to be seen in the middle of a place, away from arrows and dots. */
async function detail(place: Locator): Promise<number> {
  const { x, y, width, height } = (await place.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const middle = { x: x + width / 3, y: y + height / 3, width: width / 3, height: height / 3 };
  const { channels } = await sharp(await place.page().screenshot({ clip: middle })).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}
