import type { Page } from "@playwright/test";
import { bag, expectPhoto } from "../../support/bag.ts";
import { pen } from "../../support/touch.ts";
import { expect, open, swipe, test } from "../../support/visit.ts";

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
