import type { Page } from "@playwright/test";
import sharp from "sharp";
import { measureContrast } from "../../support/contrast.ts";
import { OTHER_BAG_PAGES } from "../../support/shop-builds.ts";
import {
  createShopTest,
  expect,
  inWindows,
  measureRect,
  openPage,
} from "../../support/shop-test.ts";

/** A shop with square, landscape, high, small and framed photos, and a cover at night. */
const test = createShopTest("otherPhotos");

test("all cards of a shop with square photos are square", async ({ page }) => {
  for (const address of ["/", "/#/novedades", "/#/essentials", "/bolsos/uno/"]) {
    await openPage(page, address);
    const cards = page.locator("article, li:has(> a[href^='bolsos/'])");
    const photos = await cards
      .locator("img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.closest("[data-photo]") === null && image.checkVisibility())
          .map(({ offsetWidth, offsetHeight }) => Math.abs(offsetWidth - offsetHeight)),
      );
    expect(photos.length, address).toBeGreaterThan(2);
    expect(Math.max(...photos), address).toBeLessThanOrEqual(1);
  }
});

test("a bag's page shows every photo whole and has no empty cell or column", async ({ page }) => {
  for (const address of OTHER_BAG_PAGES) {
    await openPage(page, address);
    await inWindows(page, "2560x1440 1100x800 768x1024 320x568", async () => {
      const { visibleShares, holes, sideGap } = await measureLayout(page);
      expect(Math.min(...visibleShares), address).toBeGreaterThan(0.82);
      expect(holes, address).toEqual([]);
      expect(sideGap, address).toBeLessThanOrEqual(48);
    });
  }
});

/**
 * Measures the photos of a bag's page: the share of each that its frame shows; the points of the list without a photo;
 * and the space beside the list, that is, to the column of texts or to the edge of a phone's window.
 */
const measureLayout = (page: Page) =>
  page.getByRole("list", { name: /^Fotos de / }).evaluate((list) => {
    const visibleShares = [...list.querySelectorAll("img")].map((image) => {
      if (getComputedStyle(image).objectFit === "contain") return 1;
      // A browser that loads another rendition does not know its size.
      const photoRatio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const ratio = photoRatio / (image.offsetWidth / image.offsetHeight);
      return Math.min(ratio, 1 / ratio);
    });
    const items = [...list.children].map((item) => item.getBoundingClientRect());
    const box = list.getBoundingClientRect();
    const isStrip = getComputedStyle(list).display === "flex";
    const right = Math.max(...items.map((item) => item.right));
    const nextLeft = isStrip
      ? innerWidth
      : (list.nextElementSibling?.getBoundingClientRect().left ?? 0);
    const holes: string[] = [];
    // Gaps are at most 32 px wide.
    for (let y = box.top + 20; y < box.bottom && !isStrip; y += 40)
      for (let x = box.left + 20; x < box.right; x += 40)
        if (
          !items.some(
            (item) =>
              x > item.left - 34 &&
              x < item.right + 34 &&
              y > item.top - 34 &&
              y < item.bottom + 34,
          )
        )
          holes.push(`${Math.round(x)}, ${Math.round(y)}`);
    return { visibleShares, holes, sideGap: nextLeft - right };
  });

test("the words are readable on a cover at night", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page);
  const poster = page.getByRole("group", { name: "Portada" }).getByRole("img");
  await inWindows(page, "390x844 1440x900", async () => {
    await expect(async () => poster.evaluate((image: HTMLImageElement) => image.decode())).toPass();
    for (const text of [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("link", { name: "Ver novedades" }),
    ])
      expect(await measureContrast(text, 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});

test("a banner of Novedades stands whole, on a phone and in a wide window", async ({ page }) => {
  await inWindows(page, "390x844 1440x844", async () => {
    await openPage(page, "/#/novedades");
    const banner = page.getByRole("img", { name: "Un cartel con letras." });
    const rect = await measureRect(banner);
    expect(rect.width / rect.height).toBeCloseTo(1280 / 512, 1);
    await expect(page.getByRole("article").first()).toBeInViewport();
  });
});

test("the cover is light, and the share picture is a part of it by default", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page);
  const poster = page.getByRole("group", { name: "Portada" }).getByRole("img");
  const bytes = await poster.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return (await (await fetch(image.currentSrc)).blob()).size;
  });
  expect(bytes).toBeLessThan(60_000);
  const url = await page.locator('meta[property="og:image"]').getAttribute("content");
  const response = await page.request.get(new URL(url ?? "").pathname);
  const picture = sharp(await response.body());
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
  const [red, green, blue] = (await picture.stats()).channels;
  // The cover is violet.
  expect(green?.mean).toBeLessThan(Math.min(red?.mean ?? 0, blue?.mean ?? 0) / 1.3);
});
