import { bag, expectPhoto } from "../../support/bag.ts";
import { detail, PHOTOGRAPH } from "../../support/detail.ts";
import { expect, open, test } from "../../support/visit.ts";

test("all photos of the bags that have been on screen are there before they are asked for", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page, "/#/novedades");
  for (const name of ["Moon Bag", "Chain Bag", "Star Bag"]) {
    const { photos } = bag(page, name);
    await photos.scrollIntoViewIfNeeded();
    const all = photos.locator("img");
    await expect(all).toHaveCount(5);
    const loaded = () =>
      all.evaluateAll(
        (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
      );
    await expect.poll(loaded).toBe(5);
  }
});

test("the frame is never empty while photos are slow to come", { tag: "@proof" }, async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route(/moon-bag-[234]/, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.photos.scrollIntoViewIfNeeded();
  await expect.poll(() => detail(moon.photos)).toBeGreaterThan(PHOTOGRAPH);

  for (const photo of [2, 3, 4]) {
    await moon.next.click();
    await expectPhoto(moon, photo);
    // Longer than a cross-fade takes.
    await expect
      .poll(() => moon.photos.evaluate((photos) => photos.getAnimations({ subtree: true }).length))
      .toBe(0);
    expect(await detail(moon.photos), `while waiting for photo ${photo}`).toBeGreaterThan(
      PHOTOGRAPH,
    );
  }
  for (const release of held) release();
  await expect
    .poll(() => moon.card.getByRole("img").evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  expect(await detail(moon.photos)).toBeGreaterThan(PHOTOGRAPH);
});
