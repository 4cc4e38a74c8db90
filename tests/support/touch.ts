import type { Locator, Page } from "@playwright/test";

type Point = { x: number; y: number };

/**
 * Lays fingers on the screen and draws them over it, as a touch screen would report it, and lifts them.
 *
 * @param course where all fingers are, step by step; a further finger may come down on the way
 */
export async function fingers(page: Page, ...course: Point[][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let down = 0;
  for (const [i, points] of course.entries()) {
    await session.send("Input.dispatchTouchEvent", {
      type: points.length > down ? "touchStart" : "touchMove",
      touchPoints: points.map((point, id) => ({ ...point, id })),
      // In seconds: a fifth of one on the way, then at rest. While a throw lasts, Chrome takes no tap.
      timestamp: Date.now() / 1000 - 0.4 + (0.2 * i) / course.length,
    });
    down = points.length;
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing on screen to touch.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Draws a finger from the middle of an element over the screen. */
export async function swipe(
  page: Page,
  target: Locator,
  { dx = 0, dy = 0 }: { dx?: number; dy?: number },
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(target);
  const steps = Array.from({ length: 9 }, (_, i) => [{ x: x + (dx * i) / 8, y: y + (dy * i) / 8 }]);
  await fingers(page, ...steps);
}
