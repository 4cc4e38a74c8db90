import type { Page } from "@playwright/test";
import { expect, hold, open, test } from "../support/visit.ts";

test.use({ film: false });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Foto ampliada" });
const photo = (page: Page) => dialog(page).getByRole("img");

async function openFirst(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /Ampliar la foto$/ })
    .first()
    .click();
  await expect(photo(page)).toBeVisible();
}

/** Taps the photo at this part of its width and height; what is around it in its frame is no part of it. */
async function tapAt(page: Page, across: number, down: number): Promise<void> {
  const point = await photo(page).evaluate(
    (image: HTMLImageElement, [x, y]) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
      return {
        x: left + width / 2 + (x - 0.5) * image.naturalWidth * scale,
        y: top + height / 2 + (y - 0.5) * image.naturalHeight * scale,
      };
    },
    [across, down] as const,
  );
  await page.touchscreen.tap(point.x, point.y);
}

/** Which part of the photo's width and height is in the middle of its frame. */
const middle = (page: Page) =>
  photo(page).evaluate((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const frame = image.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return {
      across: (frame.left + frame.width / 2 - left) / width,
      down: (frame.top + frame.height / 2 - top) / height,
    };
  });

const at = (across: number, down: number) => ({
  across: expect.closeTo(across, 2),
  down: expect.closeTo(down, 2),
});

test("the place of a photo that is tapped is in the middle of the enlarged one", {
  tag: "@mobile",
}, async ({ page }) => {
  await open(page, "/bolsos/moon-bag/");
  await openFirst(page);
  await expect(photo(page)).toHaveAttribute("src", /-1200\./);
  await tapAt(page, 0.6, 0.3);
  expect(await middle(page)).toEqual(at(0.6, 0.3));

  // The other way, where the room is beside it and not above.
  await tapAt(page, 0.6, 0.3);
  await page.setViewportSize({ width: 640, height: 390 });
  await tapAt(page, 0.3, 0.7);
  expect(await middle(page)).toEqual(at(0.3, 0.7));
});

test("an enlarged photo stays where it is when its large file comes", { tag: "@mobile" }, async ({
  page,
}) => {
  await open(page, "/bolsos/moon-bag/");
  const release = await hold(page, /-1200\./);
  await openFirst(page);
  await tapAt(page, 0.5, 0.6);
  await expect(photo(page)).toHaveAttribute("src", /-720\./);
  expect(await middle(page)).toEqual(at(0.5, 0.6));

  release();
  await expect(photo(page)).toHaveAttribute("src", /-1200\./);
  expect(await middle(page)).toEqual(at(0.5, 0.6));
  expect((await photo(page).boundingBox())?.width).toBe(1200);
});
