import { bag, expectPhoto } from "../../support/bag.ts";
import { expect, open, swipe, test } from "../../support/visit.ts";

test("a finger swipes to the next and the previous photo, around both ends", {
  tag: ["@mobile", "@proof"],
}, async ({ page }) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await swipe(page, moon.photos, { dx: -120 });
  await expectPhoto(moon, 2);
  // Were lifting the finger a reset, this would lead from the first photo to the second again.
  await swipe(page, moon.photos, { dx: -120 });
  await expectPhoto(moon, 3);
  for (const photo of [2, 1, 5]) {
    await swipe(page, moon.photos, { dx: 120 });
    await expectPhoto(moon, photo);
  }
  // The link to the bag's page, which lies there, has not been followed.
  await expect(page).toHaveURL("/#/novedades");
});

test("ten pixels are a swipe, and nine are a tap, which opens the bag's page", {
  tag: ["@mobile", "@proof"],
}, async ({ page }) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await swipe(page, moon.photos, { dx: -10 });
  await expectPhoto(moon, 2);
  await swipe(page, moon.photos, { dx: 10 });
  await expectPhoto(moon, 1);
  await swipe(page, moon.photos, { dx: 10 });
  await expectPhoto(moon, 5);
  await swipe(page, moon.photos, { dx: 9 });
  await expect(page).toHaveURL("/bolsos/moon-bag/");
});

test("a slanted swipe counts for the way it goes further", { tag: ["@mobile", "@proof"] }, async ({
  page,
}) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.photos.scrollIntoViewIfNeeded();
  await swipe(page, moon.photos, { dx: -90, dy: 40 });
  await expectPhoto(moon, 2);
});

test("a finger that goes down or up scrolls the page and leaves the photo", {
  tag: ["@mobile", "@proof"],
}, async ({ page }) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  // So high that the page scrolls by 300 px at most: however far it runs on, the bag stays in view.
  const height = await page.evaluate(() => document.documentElement.scrollHeight - 300);
  await page.setViewportSize({ width: 390, height });
  // A tap and not a click: a mouse left lying on the arrow would leave it as the page scrolls away.
  await moon.next.tap();
  await expectPhoto(moon, 2);
  const before = await page.evaluate(() => scrollY);
  await swipe(page, moon.photos, { dx: -40, dy: -160 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
  await swipe(page, moon.photos, { dx: 40, dy: 100 });
  await expectPhoto(moon, 2);
});

test("a photo that is let go slides to its place", { tag: ["@mobile", "@proof"] }, async ({
  page,
}) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  const slid = moon.photos.evaluate(
    (photos) =>
      new Promise<string>((done) =>
        photos.addEventListener("transitionrun", (event) => {
          const { propertyName } = event as TransitionEvent;
          if (propertyName === "transform") done(propertyName);
        }),
      ),
  );
  await swipe(page, moon.photos, { dx: -40 });
  expect(await slid).toBe("transform");
});
