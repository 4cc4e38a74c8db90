import type { Locator, Page } from "@playwright/test";
import { type Bag, bag, expectPhoto } from "../../support/bag.ts";
import { fingers, pen } from "../../support/touch.ts";
import { expect, open, swipe, test, twoFrames } from "../../support/visit.ts";

test("two fingers on a photo zoom it and leave it the one it is", { tag: "@mobile" }, async ({
  page,
}) => {
  const moon = await openAt(page, "Moon Bag");
  const { x, y } = await middleOf(moon.photos);
  const apart = (half: number) => [
    { x: x - half, y },
    { x: x + half, y },
  ];
  await fingers(page, apart(20), apart(40), apart(70), apart(100), apart(130));
  await expect.poll(() => zoom(page)).toBeGreaterThan(1.5);
  await expectPhoto(moon, 1);
});

test("a second finger, wherever it comes down, stops the swipe of the first", {
  tag: "@mobile",
}, async ({ page }) => {
  const moon = await openAt(page, "Moon Bag");
  const { x, y } = await middleOf(moon.photos);
  const price = await middleOf(moon.card.getByText("24,00 €"));
  const moved = { x: x - 60, y };
  for (const other of [{ x, y: y + 80 }, price])
    await fingers(page, [{ x, y }], [moved], [moved, other]);
  // Had either been a swipe, this would lead further.
  await swipe(page, moon.photos, { dx: -120 });
  await expectPhoto(moon, 2);
  await expectInPlace(moon);
});

test("in a zoomed page a finger moves the page and not the photos", { tag: "@mobile" }, async ({
  page,
}) => {
  const moon = await openAt(page, "Moon Bag");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  await expect.poll(() => zoom(page)).toBe(2);
  const left = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
  const before = await left();
  // In pixels of the screen, each two of which are one of the page.
  const from = { x: 300, y: 600 };
  const touched = await page.evaluate(({ x, y }) => {
    const { offsetLeft = 0, offsetTop = 0 } = visualViewport ?? {};
    const element = document.elementFromPoint(offsetLeft + x / 2, offsetTop + y / 2);
    return element?.closest("a")?.textContent;
  }, from);
  expect(touched).toMatch(/^Moon Bag/);
  await fingers(
    page,
    ...[0, 50, 100, 150, 200, 250].map((way) => [{ x: from.x - way, y: from.y }]),
  );
  await expect.poll(left).toBeGreaterThan(before + 60);
  await expectPhoto(moon, 1);

  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
  await expect.poll(() => zoom(page)).toBe(1);
  await swipe(page, moon.photos, { dx: -120 });
  await expectPhoto(moon, 2);
});

test("a swipe may begin on an arrow or on a dot, and is no press of it", {
  tag: "@mobile",
}, async ({ page }) => {
  const moon = await openAt(page, "Moon Bag");
  await swipe(page, moon.next, { dx: -120 });
  await expectPhoto(moon, 2);
  await swipe(page, moon.next, { dx: 12 });
  await expectPhoto(moon, 1);
  await swipe(page, moon.previous, { dx: -12 });
  await expectPhoto(moon, 2);
  await swipe(page, moon.dots.nth(4), { dx: -60 });
  await expectPhoto(moon, 3);
  // A tap on either is a press all the same.
  await moon.next.tap();
  await expectPhoto(moon, 4);
  await moon.dots.nth(1).tap();
  await expectPhoto(moon, 2);
});

test("a pen that leaves the photo takes it along, and lets go of it where it is lifted", {
  tag: "@mobile",
}, async ({ page }) => {
  const moon = await openAt(page, "Moon Bag");
  const box = await moon.photos.boundingBox();
  if (box === null) throw new Error("There is no photo to draw a pen over.");
  const y = box.y + box.height / 2;
  await pen(page, [
    { x: box.x + 90, y },
    { x: box.x + 40, y },
    { x: box.x + 4, y },
    { x: box.x - 16, y },
  ]);
  await expectPhoto(moon, 2);
  await tellOfMouse(page, moon);
  await expectPhoto(moon, 2);
  await expectInPlace(moon);
});

test("a pen presses the arrows and the dots", async ({ page }) => {
  const moon = await openAt(page, "Moon Bag");
  await pen(page, [await middleOf(moon.next)]);
  await expectPhoto(moon, 2);
  await tellOfMouse(page, moon);
  await expectPhoto(moon, 2);
  await pen(page, [await middleOf(moon.dots.nth(3))]);
  await expectPhoto(moon, 4);
});

test("choosing the photo that is shown already leaves the other bags theirs", async ({ page }) => {
  // High enough for all: none is reset because it leaves the window.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 3600 });
  const moon = await openAt(page, "Moon Bag");
  const chain = bag(page, "Chain Bag");
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  await press(moon.next);
  await expectPhoto(moon, 2);
  await press(chain.dots.nth(0));
  await expect(chain.dots.nth(0)).toBeFocused();
  await expectPhoto(chain, 1);
  await expectPhoto(moon, 2);
});

/** Opens Novedades with the photos of a bag in the middle of the window, all of them there. */
async function openAt(page: Page, name: string): Promise<Bag> {
  await open(page, "/#/novedades");
  const found = bag(page, name);
  await found.photos.evaluate((photos) =>
    photos.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await expect(found.photos.locator("img")).toHaveCount(5);
  return found;
}

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing on screen to touch.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Chrome tells now and then, behind a pen, of a mouse that has left. */
async function tellOfMouse(page: Page, { photos }: Bag): Promise<void> {
  await photos.dispatchEvent("pointerout", { pointerType: "mouse" });
  await twoFrames(page);
}

const zoom = (page: Page) => page.evaluate(() => visualViewport?.scale ?? 0);

/** The photo that is shown fills its frame. */
async function expectInPlace({ card, photos }: Bag): Promise<void> {
  await expect
    .poll(async () => {
      const [photo, frame] = await Promise.all([
        card.getByRole("img").boundingBox(),
        photos.boundingBox(),
      ]);
      return (photo?.x ?? 0) - (frame?.x ?? 0);
    })
    .toBe(0);
}
