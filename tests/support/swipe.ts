import type { Locator, Page } from "@playwright/test";

/** Draws a finger from the middle of an element over the screen, as a touch screen would report it, and lifts it. */
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
      // In seconds: a fifth of one on the way, then at rest. While a throw lasts, Chrome takes no tap.
      timestamp: Date.now() / 1000 - 0.4 + step / 45,
    });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
