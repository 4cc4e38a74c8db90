import { expect, measureRect, openPage, recordRequests, test } from "../../support/shop-test.ts";

test("the banner shows two images, and on a phone it requests only one", async ({ page }) => {
  const images = page.getByRole("main").locator("picture img").filter({ visible: true });
  const requests = recordRequests(page, /novedades-/);
  const expectImage = (name: RegExp) =>
    expect
      .poll(() => images.first().evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(name);
  await page.setViewportSize({ width: 767, height: 844 });
  await openPage(page, "/#/novedades");
  await expectImage(/novedades-mobile-/);
  // The first bag begins on the first screen.
  expect((await measureRect(images.first())).height).toBeLessThanOrEqual(0.45 * 844);
  expect(requests.filter((url) => !/novedades-mobile-/.test(url))).toEqual([]);

  await page.setViewportSize({ width: 768, height: 844 });
  await expectImage(/novedades-wide-/);
  const wide = await measureRect(images.nth(0));
  const narrow = await measureRect(images.nth(1));
  expect(wide.right).toBeLessThan(narrow.left);
  expect(wide.width).toBeGreaterThan(narrow.width);
  expect(wide.top).toBeCloseTo(narrow.top, 0);
  expect(wide.height).toBeCloseTo(narrow.height, 0);

  await page.setViewportSize({ width: 1440, height: 900 });
  const { width, height } = await measureRect(images.first());
  expect(width / height).toBeLessThanOrEqual(2.1);
});
