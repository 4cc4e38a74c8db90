import { createShopTest, expect, inWindows, openPage } from "../../support/shop-test.ts";

/** A shop whose bags have one, two and five photos, and whose grids have two and three columns. */
const test = createShopTest("allOptions");

const WINDOWS = "360x740 700x1000 768x1024 844x390 1366x660 2560x1440";
const ADDRESSES = `/ /#/novedades /#/essentials /#/nada /bolsos/little-bag/ /bolsos/net-bag/
/bolsos/moon-bag/`.split(/\s/);

test("`sizes` of each picture is the width of its box in every window", async ({ page }) => {
  for (const address of ADDRESSES) {
    await openPage(page, address);
    await inWindows(page, WINDOWS, async () => {
      const pictures = await page
        .getByRole("main")
        // Except the ball of a bag's colour, which repeats the first photo.
        .locator("picture:not(fieldset *)")
        .filter({ visible: true })
        .evaluateAll((pictures) =>
          Promise.all(
            pictures.map(async (picture) => {
              const source = [...picture.querySelectorAll("source")].find(
                ({ media }) => matchMedia(media).matches,
              ) as HTMLSourceElement;
              const image = picture.querySelector("img") as HTMLImageElement;
              // The browser scales an image with width descriptors to `sizes`. The smallest rendition decodes fast.
              const probe = new Image();
              Object.assign(probe, { sizes: source.sizes, srcset: source.srcset.split(",")[0] });
              await probe.decode();
              const { naturalWidth: requestedWidth, naturalHeight } = probe;
              const { offsetWidth, offsetHeight } = image;
              // A photo that fills a frame of another shape is wider than the frame.
              const width = (offsetHeight * requestedWidth) / naturalHeight;
              const isCropped =
                getComputedStyle(image).objectFit === "cover" && width > offsetWidth;
              const visibleWidth = isCropped ? width : offsetWidth;
              // A cropped photo, or one as wide as the window, may have a fifth fewer pixels: the visitor sees no difference.
              const isWide = offsetWidth > 0.97 * innerWidth;
              const minShare = isCropped || isWide ? 0.8 : 1;
              const minWidth = visibleWidth * minShare;
              return { alt: image.alt, requestedWidth, width: visibleWidth, minWidth };
            }),
          ),
        );
      expect(pictures.length, address).toBeGreaterThan(0);
      const wrong = pictures.filter(
        ({ requestedWidth, minWidth, width }) =>
          requestedWidth < minWidth * 0.97 || requestedWidth > width * 1.05,
      );
      expect.soft(wrong, address).toEqual([]);
    });
  }
});
