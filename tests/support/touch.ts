import type { Page } from "@playwright/test";

type Point = { x: number; y: number };

/**
 * Lays fingers on the screen and draws them over it, as a touch screen would report it, and lifts them.
 *
 * @param course where all fingers are, step by step; a further finger may come down on the way
 */
export async function fingers(page: Page, ...course: Point[][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let down = 0;
  for (const points of course) {
    await session.send("Input.dispatchTouchEvent", {
      type: points.length > down ? "touchStart" : "touchMove",
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
    down = points.length;
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}
