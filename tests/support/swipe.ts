import type { Locator, Page } from "@playwright/test";

/** Swipes a finger from the middle of an element over the screen and lifts it, with real touch events. */
export async function swipe(
  page: Page,
  target: Locator,
  { dx = 0, dy = 0 }: { dx?: number; dy?: number },
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) as DOMRect;
  const session = await page.context().newCDPSession(page);
  for (let step = 0; step < 9; step += 1)
    await session.send("Input.dispatchTouchEvent", {
      type: step === 0 ? "touchStart" : "touchMove",
      touchPoints: [{ x: x + width / 2 + (dx * step) / 8, y: y + height / 2 + (dy * step) / 8 }],
      // In seconds. The finger moves for 0.2 s, then rests: during a fling, Chrome ignores taps.
      timestamp: Date.now() / 1000 - 0.4 + step / 45,
    });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
