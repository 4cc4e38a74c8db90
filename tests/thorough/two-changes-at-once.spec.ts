import type { Page } from "@playwright/test";
import { expect, open, test, twoFrames } from "../support/visit.ts";

/** A phone so busy that it tells of two changes at once, the older one first, when it is told to. */
async function beBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Whole = IntersectionObserver;
    window.IntersectionObserver = class extends Whole {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        let kept: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          kept.push(...entries);
          if ("busy" in document.documentElement.dataset && kept.length < 2) return;
          const told = kept;
          kept = [];
          callback(told, observer);
        }, options);
      }
    };
  });
}

const setBusy = (page: Page, busy: boolean) =>
  page.evaluate((now) => document.documentElement.toggleAttribute("data-busy", now), busy);

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await twoFrames(page);
};

test("a film that came into sight and left it again rests", async ({ page }) => {
  await beBusy(page);
  await open(page);
  const paused = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(paused).toBe(false);
  await scrollTo(page, 1e6);
  await expect.poll(paused).toBe(true);

  await setBusy(page, true);
  await scrollTo(page, 0);
  await scrollTo(page, 1e6);
  // Both have been told by now.
  await twoFrames(page);
  expect(await paused()).toBe(true);
});

test("a card that left the screen and came back can leave it again", async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 600 });
  await beBusy(page);
  await open(page, "/#/novedades");
  const card = page.getByRole("article").first();
  const current = card.locator("[aria-current]");
  const next = card.getByRole("button", { name: /^Imagen siguiente/ });
  const choose = async () => {
    await next.focus();
    await page.keyboard.press("Enter");
    await expect(current).toHaveAttribute("aria-label", /^Ver imagen 2/);
  };
  await choose();
  const here = await page.evaluate(() => scrollY);
  await setBusy(page, true);
  await scrollTo(page, 1e6);
  await scrollTo(page, here);
  await setBusy(page, false);
  await expect(current).toBeInViewport();
  if (!/2/.test((await current.getAttribute("aria-label")) ?? "")) await choose();
  await scrollTo(page, 1e6);
  await expect(current).toHaveAttribute("aria-label", /^Ver imagen 1/);
});
