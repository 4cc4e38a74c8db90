import { type Bag, bag, expectPhoto } from "../../support/bag.ts";
import { expect, open, test } from "../../support/visit.ts";

test("the first photo is back when the mouse leaves", { tag: ["@desktop", "@proof"] }, async ({
  page,
}) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.next.click();
  await moon.next.click();
  // On the photo, arrows and dots alike nothing is lost.
  await moon.dots.nth(0).hover();
  await moon.hoverPhoto();
  await expectPhoto(moon, 3);
  await moon.card.getByText("24,00 €").hover();
  await expectPhoto(moon, 1);
});

test("the first photo is back when the page is scrolled away under a mouse that rests", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.photos.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await moon.next.boundingBox()) ?? {};
  const down = await page.evaluate(() => {
    const { scrollY } = window;
    scrollTo({ top: 0, behavior: "instant" });
    return scrollY;
  });
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, down);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(down);
  await page.mouse.down();
  await page.mouse.up();
  await expectPhoto(moon, 2);
  // The arrow stands at the foot of the photo.
  await page.mouse.wheel(0, 200);
  await expectPhoto(moon, 1);
});

test("the first photo is back when the bag has left the window", { tag: "@proof" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 480 });
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.next.focus();
  await page.keyboard.press("Enter");
  await expectPhoto(moon, 2);

  // A strip of the photo is still to be seen: nothing is reset.
  await moon.photos.evaluate((photos) => {
    const { top, height } = photos.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height - 4, behavior: "instant" });
  });
  await expect(moon.photos).toBeInViewport();
  await expectPhoto(moon, 2);

  await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
  await expect(moon.photos).not.toBeInViewport();
  await expectPhoto(moon, 1);
});

test("a photo chosen of one bag takes every other back to its first", { tag: "@proof" }, async ({
  page,
}) => {
  // High enough for all three: none is reset because it leaves the window.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 3600 });
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  const chain = bag(page, "Chain Bag");
  const star = bag(page, "Star Bag");
  const press = async ({ next }: Bag) => {
    await next.focus();
    await page.keyboard.press("Enter");
  };
  await press(moon);
  await press(moon);
  await expectPhoto(moon, 3);
  await press(chain);
  await expectPhoto(chain, 2);
  await expectPhoto(moon, 1);
  await star.dots.nth(3).focus();
  await page.keyboard.press("Enter");
  await expectPhoto(star, 4);
  await expectPhoto(chain, 1);
  await expectPhoto(moon, 1);
});
