import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { bag, expectPhoto } from "../../support/bag.ts";
import { detail, PHOTOGRAPH } from "../../support/detail.ts";
import { expect, open, test, type Visit } from "../../support/visit.ts";

test("a photo that cannot be had is told in words, not over the photo before it nor under the tag", {
  tag: "@mobile",
}, async ({ page, visit }) => {
  await lose(page, visit, /moon-bag-2-/);
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.photos.scrollIntoViewIfNeeded();
  await expect.poll(() => detail(moon.photos)).toBeGreaterThan(PHOTOGRAPH);
  await moon.next.click();
  await expectPhoto(moon, 2);
  // The words stand higher: here the ground is plain.
  await expect.poll(() => detail(moon.photos)).toBeLessThan(PHOTOGRAPH);
  await expectBelowTag(moon.card);

  await moon.next.click();
  await expectPhoto(moon, 3);
  await expect.poll(() => detail(moon.photos)).toBeGreaterThan(PHOTOGRAPH);
});

test("a first photo that failed has its words below the tag, and fills its frame when it comes", {
  tag: "@mobile",
}, async ({ page, visit }) => {
  const find = await lose(page, visit, /moon-bag-1-/);
  await open(page, "/#/novedades");
  const { card } = bag(page, "Moon Bag");
  await card.scrollIntoViewIfNeeded();
  await expectBelowTag(card);
  find();
  // Its card is as wide as the window now, and asks for another rendition.
  await page.setViewportSize({ width: 639, height: 390 });
  const photo = card.getByRole("img");
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(photo).toHaveCSS("padding-top", "0px");
});

test("the cover's still that cannot be had leaves a plain wall, and no words that the header cuts through", {
  tag: "@mobile",
}, async ({ page, visit }) => {
  await lose(page, visit, /hero-/);
  await open(page);
  const still = page.getByRole("region", { name: "Portada" }).getByRole("img");
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { y = 0, height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  const width = page.viewportSize()?.width ?? 0;
  const clip = { x: 0, y: Math.ceil(y + height), width, height: 60 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(1);
});

/**
 * The host has lost these files.
 *
 * @returns finds them again
 */
async function lose(page: Page, visit: Visit, files: RegExp): Promise<() => void> {
  visit.expectFault(new RegExp(`Failed to load resource.*${files.source}`));
  visit.expectFault(new RegExp(`response 404: .*${files.source}`));
  let lost = true;
  await page.route(files, (route) => (lost ? route.fulfill({ status: 404 }) : route.continue()));
  return () => {
    lost = false;
  };
}

async function expectBelowTag(card: Locator): Promise<void> {
  const words = () =>
    card.getByRole("img").evaluate((image) => {
      const { top } = image.getBoundingClientRect();
      return top + Number.parseFloat(getComputedStyle(image).paddingTop);
    });
  const tag = await card.getByText("Stock Limitado").boundingBox();
  await expect.poll(words).toBeGreaterThanOrEqual((tag?.y ?? 0) + (tag?.height ?? 0));
}
