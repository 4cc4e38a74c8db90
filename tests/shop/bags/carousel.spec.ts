import { bag, expectPhoto } from "../../support/bag.ts";
import { detail, PHOTOGRAPH } from "../../support/detail.ts";
import { expect, open, test } from "../../support/visit.ts";

test("arrows lead through the photos of a bag and around both ends, and a dot straight to its photo", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await expect(moon.dots).toHaveCount(5);
  for (const [way, photo] of [
    [moon.next, 2],
    [moon.previous, 1],
    [moon.previous, 5],
    [moon.previous, 4],
    [moon.next, 5],
    [moon.next, 1],
    [moon.dots.nth(3), 4],
  ] as const) {
    await way.click();
    await expectPhoto(moon, photo);
  }
  await expect(moon.card.getByText("Imagen 4 de 5", { exact: true })).toBeAttached();
});

test("on a wide window arrows appear under the mouse and with the keyboard, on a narrow one they are there", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page, "/#/novedades");
  const star = bag(page, "Star Bag");
  await star.photos.scrollIntoViewIfNeeded();
  await expect(star.previous).toHaveCSS("opacity", "0");
  await expect(star.next).toHaveCSS("opacity", "0");

  await star.hoverPhoto();
  await expect(star.previous).toHaveCSS("opacity", "1");
  await expect(star.next).toHaveCSS("opacity", "1");
  await page.mouse.move(1, 400);
  await expect(star.next).toHaveCSS("opacity", "0");

  // From the control before it, as a visitor with a keyboard comes.
  await bag(page, "Chain Bag").amazon.focus();
  await page.keyboard.press("Tab");
  await expect(star.previous).toBeFocused();
  await expect(star.previous).toHaveCSS("opacity", "1");
  await expect(star.next).toHaveCSS("opacity", "1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectPhoto(star, 2);

  const { next } = bag(page, "Moon Bag");
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(next).toHaveCSS("opacity", "1");
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(next).toHaveCSS("opacity", "0");
});

test("the frame is never empty while photos are slow to come", async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/moon-bag-[234]/, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.photos.scrollIntoViewIfNeeded();
  await expect.poll(() => detail(moon.photos)).toBeGreaterThan(PHOTOGRAPH);

  for (const photo of [2, 3, 4]) {
    await moon.next.click();
    await expectPhoto(moon, photo);
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

test("the first photo is back when the mouse leaves or the bag has left the window", {
  tag: "@desktop",
}, async ({ page }) => {
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

  await test.step("scrolled out of a low window", async () => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.mouse.move(1, 300);
    await moon.next.focus();
    await page.keyboard.press("Enter");
    await expectPhoto(moon, 2);

    await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
    await expect(moon.photos).not.toBeInViewport();
    await expectPhoto(moon, 1);
  });
});

test("another photo chosen of one bag takes every other back to its first", {
  tag: "@desktop",
}, async ({ page }) => {
  // High enough for all three: none is reset because it leaves the window.
  await page.setViewportSize({ width: 1280, height: 3600 });
  await open(page, "/#/novedades");
  const [moon, chain] = [bag(page, "Moon Bag"), bag(page, "Chain Bag")] as const;
  await moon.dots.nth(2).press("Enter");
  await expectPhoto(moon, 3);
  // The one that is shown already is no other.
  await chain.dots.nth(0).press("Enter");
  await expect(chain.dots.nth(0)).toBeFocused();
  await expectPhoto(chain, 1);
  await expectPhoto(moon, 3);

  await chain.next.press("Enter");
  await expectPhoto(chain, 2);
  await expectPhoto(moon, 1);
});
