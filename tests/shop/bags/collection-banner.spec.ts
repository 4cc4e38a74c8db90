import { expect, openPage, test } from "../../support/shop-test.ts";

test("the banner is two pictures side by side, and on a phone one, with no other fetched", async ({
  page,
}) => {
  const pictures = page.getByRole("main").locator("picture img").filter({ visible: true });
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/novedades-/.test(request.url())) fetched.push(request.url());
  });
  const arrived = (name: RegExp) =>
    expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(name);
  await page.setViewportSize({ width: 767, height: 844 });
  await openPage(page, "/#/novedades");
  await arrived(/novedades-mobile-/);
  expect(fetched.filter((url) => !/novedades-mobile-/.test(url))).toEqual([]);

  await page.setViewportSize({ width: 768, height: 844 });
  await arrived(/novedades-wide-/);
  const [wide, narrow] = await Promise.all([0, 1].map((i) => pictures.nth(i).boundingBox()));
  expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeLessThan(narrow?.x ?? 0);
  expect(wide?.width).toBeGreaterThan(narrow?.width ?? Number.POSITIVE_INFINITY);
  expect(wide?.y).toBeCloseTo(narrow?.y ?? 0, 0);
  expect(wide?.height).toBeCloseTo(narrow?.height ?? 0, 0);
});
