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

/** Draws a pen over the screen and lifts it. */
export async function pen(page: Page, [start, ...course]: [Point, ...Point[]]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const report = (type: "mousePressed" | "mouseMoved" | "mouseReleased", point: Point) =>
    session.send("Input.dispatchMouseEvent", {
      type,
      ...point,
      pointerType: "pen",
      button: "left",
      buttons: type === "mouseReleased" ? 0 : 1,
      clickCount: type === "mouseMoved" ? 0 : 1,
    });
  await report("mousePressed", start);
  for (const point of course) await report("mouseMoved", point);
  await report("mouseReleased", course.at(-1) ?? start);
  await session.detach();
}
