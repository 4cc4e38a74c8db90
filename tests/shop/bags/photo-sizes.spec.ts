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
        .evaluateAll((pictures) => {
          const probes = new Map<string, Promise<number>>();
          const measureSizes = async ({ sizes, srcset }: HTMLSourceElement): Promise<number> => {
            const probe = new Image();
            Object.assign(probe, { sizes, srcset: srcset.split(",")[0] });
            await probe.decode();
            // The browser scales an image with width descriptors to `sizes`.
            return probe.naturalWidth;
          };
          return Promise.all(
            pictures.map(async (picture) => {
              const source = [...picture.querySelectorAll("source")].find(
                ({ media }) => matchMedia(media).matches,
              ) as HTMLSourceElement;
              const image = picture.querySelector("img") as HTMLImageElement;
              // A whole Chromium never loads a lazy image far below the window, and its decoding would not end.
              image.loading = "eager";
              // Decoding fails if the browser replaces the rendition meanwhile.
              await image.decode().catch(() => image.decode());
              // The pictures of a grid have the same `sizes`.
              const probe = probes.get(source.sizes) ?? measureSizes(source);
              probes.set(source.sizes, probe);
              const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image;
              // A photo that fills a frame of another shape is wider than the frame.
              const width = (offsetHeight * naturalWidth) / naturalHeight;
              const isCropped =
                getComputedStyle(image).objectFit === "cover" && width > offsetWidth;
              const visibleWidth = isCropped ? width : offsetWidth;
              // A cropped photo, or one as wide as the window, may have a fifth fewer pixels: the visitor sees no difference.
              const isWide = offsetWidth > 0.97 * innerWidth;
              const minShare = isCropped || isWide ? 0.8 : 1;
              return {
                alt: image.alt,
                requestedWidth: await probe,
                width: visibleWidth,
                minWidth: visibleWidth * minShare,
              };
            }),
          );
        });
      expect(pictures.length, address).toBeGreaterThan(0);
      const wrong = pictures.filter(
        ({ requestedWidth, minWidth, width }) =>
          requestedWidth < minWidth * 0.97 || requestedWidth > width * 1.05,
      );
      expect.soft(wrong, address).toEqual([]);
    });
  }
});
