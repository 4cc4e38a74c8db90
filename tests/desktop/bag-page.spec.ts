import {
  DESKTOP,
  expect,
  inWindows,
  measureRect,
  openPage,
  scrollTo,
  test,
} from "../support/shop-test.ts";

test.use(DESKTOP);

test("the text column, or the end of a high one, stays while photos scroll", async ({ page }) => {
  const lastRow = page.getByRole("table").getByRole("row").last();
  const title = page.getByRole("heading", { level: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/bolsos/moon-bag/");
  const columnHeight = (await measureRect(lastRow)).bottom - (await measureRect(title)).top;
  const heights = [700, 880, columnHeight + 60, columnHeight + 80];
  for (const height of heights.map(Math.ceil))
    await test.step(`a window ${height} pixels high`, async () => {
      await page.setViewportSize({ width: 1280, height });
      await scrollTo(page, 0);
      await scrollTo(page, 500);
      // The header moves for a moment.
      await expect(async () => {
        const header = await measureRect(page.getByRole("banner"));
        const titleTop = (await measureRect(title)).top;
        const fits = columnHeight <= height - header.bottom;
        if (fits) expect(titleTop).toBeGreaterThanOrEqual(header.bottom - 1);
        expect((await measureRect(lastRow)).bottom).toBeLessThanOrEqual(height);
      }).toPass();
    });
});

test("the first photo is whole beside the order, and the others are pairs", async ({ page }) => {
  await openPage(page, "/bolsos/moon-bag/");
  const list = page.getByRole("list", { name: /^Fotos de / });
  await expect(list.getByRole("img").last()).toHaveAccessibleName(/^Moon Bag, a escala/);
  const items = await list.getByRole("listitem").all();
  await inWindows(page, "1100x800 1366x660 1440x900 1920x1080", async (_width, height) => {
    const [first, ...others] = await Promise.all(items.map(measureRect));
    expect(first?.left).toBe(0);
    expect(first?.top).toBeCloseTo((await measureRect(page.getByRole("banner"))).bottom, 0);
    expect(first?.bottom).toBeCloseTo(height, 0);
    for (const text of [
      page.getByRole("heading", { level: 1 }),
      page.getByText("24,00 €").first(),
      page.getByRole("link", { name: /^Pedir por WhatsApp/ }),
    ]) {
      await expect(text).toBeInViewport({ ratio: 0.99 });
      expect((await measureRect(text)).left).toBeGreaterThan(first?.right ?? 0);
    }
    for (const [i, { left, right }] of others.entries()) {
      const isPair = others.length % 2 === 0 || i < others.length - 1;
      expect(right - left).toBeCloseTo((first?.right ?? 0) / (isPair ? 2 : 1), -1);
    }
  });
});
