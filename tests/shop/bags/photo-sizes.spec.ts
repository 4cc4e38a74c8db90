import { expect, openPage, test } from "../../support/shop-test.ts";

const WINDOWS = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

test("the page requests each photo at its rendered width", async ({ page }) => {
  for (const address of ["/#/novedades", "/bolsos/moon-bag/"]) {
    await page.goto("about:blank");
    await openPage(page, address);
    for (const [width, height] of WINDOWS) {
      const where = `${address} in ${width}x${height}`;
      await page.setViewportSize({ width, height });
      const photos = await page
        .getByRole("main")
        .locator("img")
        .filter({ visible: true })
        .evaluateAll((images) => {
          const ruler = document.createElement("div");
          document.documentElement.append(ruler);
          const widths = (images as HTMLImageElement[]).map((image) => {
            // The first length whose media condition matches, as in browsers.
            const sizesLength = image.sizes
              .split(/,(?![^(]*\))/)
              .map((part) => part.trim())
              .map((part) => /^(\(.*\)) (m(?:in|ax)\(.*\)|\S+)$/.exec(part) ?? ["", "all", part])
              .find(([, condition = ""]) => matchMedia(condition).matches)?.[2];
            ruler.style.cssText = `font-size:16px;width:${sizesLength}`;
            return { name: image.alt, requestedWidth: ruler.offsetWidth, width: image.offsetWidth };
          });
          ruler.remove();
          return widths;
        });
      expect(photos.length, where).toBeGreaterThan(0);
      const wrong = photos.filter(
        ({ requestedWidth, width }) =>
          requestedWidth < width * 0.98 || requestedWidth > width * 1.1,
      );
      expect(wrong, where).toEqual([]);
    }
  }
});
