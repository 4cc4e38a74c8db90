import { locateBagCard } from "../support/bag-card.ts";
import { DESKTOP, expect, openPage, test } from "../support/shop-test.ts";

test.use(DESKTOP);

test("in a wide window, arrows and dots show on hover and focus only", async ({ page }) => {
  await openPage(page, "/#/novedades");
  const star = locateBagCard(page, "Star Bag");
  await star.photos.scrollIntoViewIfNeeded();
  const expectOpacity = async (opacity: string) => {
    for (const control of [star.previousButton, star.nextButton, star.dotGroup])
      await expect(control).toHaveCSS("opacity", opacity);
  };
  await expectOpacity("0");

  // The link to the bag page covers the photos.
  await star.photos.hover({ force: true });
  await expectOpacity("1");
  await page.mouse.move(1, 400);
  await expectOpacity("0");

  // Start at the control before the arrow, as keyboard users do.
  await locateBagCard(page, "Chain Bag").card.getByRole("link", { name: "Ver en Amazon" }).focus();
  await page.keyboard.press("Tab");
  await expect(star.previousButton).toBeFocused();
  await expectOpacity("1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await star.expectPhoto(2);

  const { nextButton } = locateBagCard(page, "Moon Bag");
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(nextButton).toHaveCSS("opacity", "1");
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(nextButton).toHaveCSS("opacity", "0");
});

test("the first photo returns when the mouse or the window leaves the bag", async ({ page }) => {
  await openPage(page, "/#/novedades");
  const moon = locateBagCard(page, "Moon Bag");
  await moon.nextButton.click();
  await moon.nextButton.click();
  // Hovering the photo, arrows or dots keeps the photo.
  await moon.dots.nth(0).hover();
  await moon.photos.hover({ force: true });
  await moon.expectPhoto(3);
  await moon.card.getByText("24,00 €").hover();
  await moon.expectPhoto(1);

  await test.step("after the bag scrolls out of a low window", async () => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.mouse.move(1, 300);
    await moon.nextButton.focus();
    await page.keyboard.press("Enter");
    await moon.expectPhoto(2);

    await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
    await expect(moon.photos).not.toBeInViewport();
    await moon.expectPhoto(1);
  });
});
