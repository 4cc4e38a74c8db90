import type { Page } from "@playwright/test";
import { expect, open, stopClock, test } from "../../support/visit.ts";

test("between two pages the bare ground is seen for less than a tenth of a second", async ({
  page,
}) => {
  // A fade waits where it begins, however busy the machine is.
  await page.addInitScript(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      if (!(target instanceof Element) || !target.matches("[data-phase]")) return;
      for (const fade of target.getAnimations()) fade.pause();
    });
  });
  await open(page, "/#/novedades");
  await page.clock.install();
  await stopClock(page);
  await page.evaluate(() => {
    location.hash = "#/essentials";
  });
  const leaving = await opacities(page, "leaving");
  expect([leaving[0], leaving.at(-1)]).toEqual([1, 0]);

  await page.clock.runFor(500);
  const entering = await opacities(page, "entering");
  expect([entering[0], entering.at(-1)]).toEqual([0, 1]);

  const bare = [...leaving, ...entering].filter((opacity) => opacity < 0.1);
  expect(bare.length * STEP).toBeLessThan(100);
});

const STEP = 5;

/** How opaque the page is in this phase of its change, every `STEP` milliseconds. */
async function opacities(page: Page, phase: "leaving" | "entering"): Promise<number[]> {
  const fading = page.locator(`[data-phase=${phase}]`);
  const states = () => fading.evaluate((fade) => fade.getAnimations().map((one) => one.playState));
  await expect.poll(states).toEqual(["paused"]);
  return fading.evaluate((element, step) => {
    const [fade] = element.getAnimations();
    const end = Number(fade?.effect?.getComputedTiming().endTime);
    const seen = Array.from({ length: end / step + 1 }, (_, i) => {
      // At its very end it would be over and gone.
      if (fade) fade.currentTime = Math.min(i * step, end - 0.001);
      return Math.round(Number(getComputedStyle(element).opacity) * 1000) / 1000;
    });
    fade?.finish();
    return seen;
  }, STEP);
}
