import { expect, openPage, test } from "../../support/shop-test.ts";

test("the banner shows two images side by side, and on a phone it requests only one", async ({
  page,
}) => {
  const images = page.getByRole("main").locator("picture img").filter({ visible: true });
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/novedades-/.test(request.url())) requests.push(request.url());
  });
  const expectImage = (name: RegExp) =>
    expect
      .poll(() => images.first().evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(name);
  await page.setViewportSize({ width: 767, height: 844 });
  await openPage(page, "/#/novedades");
  await expectImage(/novedades-mobile-/);
  expect(requests.filter((url) => !/novedades-mobile-/.test(url))).toEqual([]);

  await page.setViewportSize({ width: 768, height: 844 });
  await expectImage(/novedades-wide-/);
  const [wide, narrow] = await Promise.all([0, 1].map((i) => images.nth(i).boundingBox()));
  expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeLessThan(narrow?.x ?? 0);
  expect(wide?.width).toBeGreaterThan(narrow?.width ?? Number.POSITIVE_INFINITY);
  expect(wide?.y).toBeCloseTo(narrow?.y ?? 0, 0);
  expect(wide?.height).toBeCloseTo(narrow?.height ?? 0, 0);
});
