import { bag, expectPhoto } from "../support/bag-card.ts";
import { expect, openPage, test } from "../support/shop-test.ts";

test("on a wide window arrows appear under the mouse and with the keyboard, on a narrow one they are there", async ({
  page,
}) => {
  await openPage(page, "/#/novedades");
  const star = bag(page, "Star Bag");
  await star.photos.scrollIntoViewIfNeeded();
  await expect(star.previous).toHaveCSS("opacity", "0");
  await expect(star.next).toHaveCSS("opacity", "0");

  // The link to the bag's page lies over the photos.
  await star.photos.hover({ force: true });
  await expect(star.previous).toHaveCSS("opacity", "1");
  await expect(star.next).toHaveCSS("opacity", "1");
  await page.mouse.move(1, 400);
  await expect(star.next).toHaveCSS("opacity", "0");

  // From the control before it, as a visitor with a keyboard comes.
  await bag(page, "Chain Bag").card.getByRole("link", { name: "Ver en Amazon" }).focus();
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

test("the first photo is back when the mouse leaves or the bag has left the window", async ({
  page,
}) => {
  await openPage(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.next.click();
  await moon.next.click();
  // On the photo, arrows and dots alike nothing is lost.
  await moon.dots.nth(0).hover();
  await moon.photos.hover({ force: true });
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
