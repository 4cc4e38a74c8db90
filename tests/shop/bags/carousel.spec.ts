import { bag, expectPhoto } from "../../support/bag.ts";
import { expect, open, test } from "../../support/visit.ts";

test("arrows lead through the photos of a bag and around both ends", { tag: "@proof" }, async ({
  page,
}) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  for (const photo of [2, 3, 4, 5, 1, 2]) {
    await moon.next.click();
    await expectPhoto(moon, photo);
  }
  for (const photo of [1, 5, 4]) {
    await moon.previous.click();
    await expectPhoto(moon, photo);
  }
  await expect(moon.card.getByText("Imagen 4 de 5", { exact: true })).toBeAttached();
});

test("a dot leads straight to its photo", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/#/novedades");
  const chain = bag(page, "Chain Bag");
  await expect(chain.dots).toHaveCount(5);
  for (const photo of [4, 2, 5, 1]) {
    await chain.dots.nth(photo - 1).click();
    await expectPhoto(chain, photo);
  }
});

test("a bag with two photos goes there and back either way", { tag: "@proof" }, async ({
  page,
}) => {
  await open(page, "/#/essentials");
  const net = bag(page, "Net Bag");
  await net.next.click();
  await expectPhoto(net, 2);
  await net.next.click();
  await expectPhoto(net, 1);
  await net.previous.click();
  await expectPhoto(net, 2);
});

test("on a wide window arrows appear under the mouse and with the keyboard", {
  tag: ["@desktop", "@proof"],
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
});

test("on a phone arrows are always there", { tag: ["@mobile", "@proof"] }, async ({ page }) => {
  await open(page, "/#/essentials");
  for (const name of ["Little Bag", "Net Bag", "Ribbon Bag"]) {
    const { previous, next } = bag(page, name);
    await expect(previous).toHaveCSS("opacity", "1");
    await expect(next).toHaveCSS("opacity", "1");
  }
});

test("in a narrow window arrows are there without a mouse over them", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await open(page, "/#/essentials");
  await expect(bag(page, "Little Bag").next).toHaveCSS("opacity", "1");
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(bag(page, "Little Bag").next).toHaveCSS("opacity", "0");
});
