import { bag, expectPhoto } from "../../support/bag.ts";
import { detail, PHOTOGRAPH } from "../../support/detail.ts";
import { expect, open, test } from "../../support/visit.ts";

test("a photo that cannot be had is told in words, and not over the photo before it", async ({
  page,
  visit,
}) => {
  visit.expectFault(/Failed to load resource.*moon-bag-2-/);
  visit.expectFault(/response 404: .*moon-bag-2-/);
  await page.route(/moon-bag-2-/, (route) => route.fulfill({ status: 404 }));
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.photos.scrollIntoViewIfNeeded();
  await expect.poll(() => detail(moon.photos)).toBeGreaterThan(PHOTOGRAPH);
  await moon.next.click();
  await expectPhoto(moon, 2);
  // The words stand higher: here the ground is plain.
  await expect.poll(() => detail(moon.photos)).toBeLessThan(PHOTOGRAPH);

  await moon.next.click();
  await expectPhoto(moon, 3);
  await expect.poll(() => detail(moon.photos)).toBeGreaterThan(PHOTOGRAPH);
});
