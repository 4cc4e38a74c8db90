import type { Locator, Page } from "@playwright/test";
import { bag, expectPhoto } from "../support/bag.ts";
import { detail, PHOTOGRAPH } from "../support/detail.ts";
import { expect, open, test, type Visit } from "../support/visit.ts";

test.use({ film: false });

test("a photo that cannot be had is told in words, not over the photo before it nor under the tag", async ({
  page,
  visit,
}) => {
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

test("the words of a first photo that had failed before the app came stand below the tag", async ({
  page,
  visit,
}) => {
  await lose(page, visit, /moon-bag-1-/);
  await open(page, "/#/novedades");
  const { card } = bag(page, "Moon Bag");
  await card.scrollIntoViewIfNeeded();
  await expectBelowTag(card);
});

/** The host has lost these files. */
async function lose(page: Page, visit: Visit, files: RegExp): Promise<void> {
  visit.expectFault(/Failed to load resource.*moon-bag-/);
  visit.expectFault(/response 404: .*moon-bag-/);
  await page.route(files, (route) => route.fulfill({ status: 404 }));
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
