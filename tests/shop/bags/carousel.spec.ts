import type { Page } from "@playwright/test";
import { type Bag, bag, expectPhoto } from "../../support/bag.ts";
import { detail, PHOTOGRAPH } from "../../support/detail.ts";
import { pen } from "../../support/touch.ts";
import { expect, open, swipe, test } from "../../support/visit.ts";

test("arrows lead through the photos of a bag and around both ends", { tag: "@proof" }, async ({
  page,
}) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  for (const photo of [2, 3, 4, 5, 1, 2]) {
    await moon.next.click();
    await expectPhoto(moon, photo);
  }
  for (const photo of [1, 5, 4]) {
    await moon.previous.click();
    await expectPhoto(moon, photo);
  }
  await expect(moon.card.getByText("Imagen 4 de 5", { exact: true })).toBeAttached();
});

test("a dot leads straight to its photo", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/#/novedades");
  const chain = bag(page, "Chain Bag");
  await expect(chain.dots).toHaveCount(5);
  for (const photo of [4, 2, 5, 1]) {
    await chain.dots.nth(photo - 1).click();
    await expectPhoto(chain, photo);
  }
});

test("a bag with two photos goes there and back either way", { tag: "@proof" }, async ({
  page,
}) => {
  await open(page, "/#/essentials");
  const net = bag(page, "Net Bag");
  await net.next.click();
  await expectPhoto(net, 2);
  await net.next.click();
  await expectPhoto(net, 1);
  await net.previous.click();
  await expectPhoto(net, 2);
});

test("on a wide window arrows appear under the mouse and with the keyboard", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await open(page, "/#/novedades");
  const star = bag(page, "Star Bag");
  await star.photos.scrollIntoViewIfNeeded();
  await expect(star.previous).toHaveCSS("opacity", "0");
  await expect(star.next).toHaveCSS("opacity", "0");

  await star.hoverPhoto();
  await expect(star.previous).toHaveCSS("opacity", "1");
  await expect(star.next).toHaveCSS("opacity", "1");
  await page.mouse.move(1, 400);
  await expect(star.next).toHaveCSS("opacity", "0");

  // From the control before it, as a visitor with a keyboard comes.
  await bag(page, "Chain Bag").amazon.focus();
  await page.keyboard.press("Tab");
  await expect(star.previous).toBeFocused();
  await expect(star.previous).toHaveCSS("opacity", "1");
  await expect(star.next).toHaveCSS("opacity", "1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectPhoto(star, 2);
});

test("on a phone arrows are always there", { tag: ["@mobile", "@proof"] }, async ({ page }) => {
  await open(page, "/#/essentials");
  for (const name of ["Little Bag", "Net Bag", "Ribbon Bag"]) {
    const { previous, next } = bag(page, name);
    await expect(previous).toHaveCSS("opacity", "1");
    await expect(next).toHaveCSS("opacity", "1");
  }
});

test("in a narrow window arrows are there without a mouse over them", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await open(page, "/#/essentials");
  await expect(bag(page, "Little Bag").next).toHaveCSS("opacity", "1");
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(bag(page, "Little Bag").next).toHaveCSS("opacity", "0");
});

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

test("the first photo is back when the mouse leaves", { tag: ["@desktop", "@proof"] }, async ({
  page,
}) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.next.click();
  await moon.next.click();
  // On the photo, arrows and dots alike nothing is lost.
  await moon.dots.nth(0).hover();
  await moon.hoverPhoto();
  await expectPhoto(moon, 3);
  await moon.card.getByText("24,00 €").hover();
  await expectPhoto(moon, 1);
});

test("the first photo is back when the page is scrolled away under a mouse that rests", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.photos.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await moon.next.boundingBox()) ?? {};
  const down = await page.evaluate(() => {
    const { scrollY } = window;
    scrollTo({ top: 0, behavior: "instant" });
    return scrollY;
  });
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, down);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(down);
  await page.mouse.down();
  await page.mouse.up();
  await expectPhoto(moon, 2);
  // The arrow stands at the foot of the photo.
  await page.mouse.wheel(0, 200);
  await expectPhoto(moon, 1);
});

test("the first photo is back when the bag has left the window", { tag: "@proof" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 480 });
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.next.focus();
  await page.keyboard.press("Enter");
  await expectPhoto(moon, 2);

  // A strip of the photo is still to be seen: nothing is reset.
  await moon.photos.evaluate((photos) => {
    const { top, height } = photos.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height - 4, behavior: "instant" });
  });
  await expect(moon.photos).toBeInViewport();
  await expectPhoto(moon, 2);

  await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
  await expect(moon.photos).not.toBeInViewport();
  await expectPhoto(moon, 1);
});

test("a photo chosen of one bag takes every other back to its first", { tag: "@proof" }, async ({
  page,
}) => {
  // High enough for all three: none is reset because it leaves the window.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 3600 });
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  const chain = bag(page, "Chain Bag");
  const star = bag(page, "Star Bag");
  const press = async ({ next }: Bag) => {
    await next.focus();
    await page.keyboard.press("Enter");
  };
  await press(moon);
  await press(moon);
  await expectPhoto(moon, 3);
  await press(chain);
  await expectPhoto(chain, 2);
  await expectPhoto(moon, 1);
  await star.dots.nth(3).focus();
  await page.keyboard.press("Enter");
  await expectPhoto(star, 4);
  await expectPhoto(chain, 1);
  await expectPhoto(moon, 1);
});

test("who lays a pen on an arrow and lifts it elsewhere has not pressed it", async ({ page }) => {
  const moon = await openMoon(page);
  const box = await moon.next.boundingBox();
  if (box === null) throw new Error("There is no arrow to lay a pen on.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await pen(page, [
    { x, y },
    { x, y: y + 40 },
    { x, y: y + 90 },
  ]);
  // Had that been a press, this would lead further.
  await moon.next.press("Enter");
  await expectPhoto(moon, 2);
});

test("a pen that trembles on an arrow presses it", async ({ page }) => {
  const moon = await openMoon(page);
  // From the very line of the icon to the ground beside it.
  const line = await moon.next.locator("path").boundingBox();
  if (line === null) throw new Error("There is no arrow to lay a pen on.");
  const [x, y] = [line.x + line.width - 1, line.y + line.height / 2];
  const touched = await page.evaluate(
    ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.tagName,
    [x, y],
  );
  expect(touched).toBe("path");
  await pen(page, [
    { x, y },
    { x: x + 6, y },
  ]);
  await expectPhoto(moon, 2);
});

test("the press of a screen reader counts, also the first after a swipe", {
  tag: "@mobile",
}, async ({ page }) => {
  const moon = await openMoon(page);
  await page.clock.install();
  await swipe(page, moon.photos, { dx: -120 });
  await expectPhoto(moon, 2);
  await page.clock.runFor(500);
  // As readers do it on some systems: a click out of nothing, that looks like one of a mouse.
  await moon.next.dispatchEvent("click", { detail: 1 });
  await expectPhoto(moon, 3);
});

/** Opens Novedades with the photos of the first bag in the middle of the window, all of them there. */
async function openMoon(page: Page) {
  await open(page, "/#/novedades");
  const moon = bag(page, "Moon Bag");
  await moon.photos.evaluate((photos) =>
    photos.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await expect(moon.photos.locator("img")).toHaveCount(5);
  return moon;
}

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
