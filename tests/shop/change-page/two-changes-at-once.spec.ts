import type { Page } from "@playwright/test";
import { expect, hold, hydrated, open, stopTimers, test, twoFrames } from "../../support/visit.ts";

test.use({ film: true });

/** A phone so busy that it tells of two changes at once, the older one first, while it is told to. */
async function beBusy(page: Page, fromTheStart = false): Promise<void> {
  await page.addInitScript((busy) => {
    const phone = Object.assign(window, { busy });
    const Whole = IntersectionObserver;
    window.IntersectionObserver = class extends Whole {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        let kept: IntersectionObserverEntry[] = [];
        const tell = () => {
          if (kept.length < (phone.busy ? 2 : 1)) return;
          const told = kept;
          kept = [];
          callback(told, this);
        };
        super((entries) => {
          kept.push(...entries);
          tell();
        }, options);
        addEventListener("calm", tell);
      }
    };
  }, fromTheStart);
}

const setBusy = (page: Page, busy: boolean) =>
  page.evaluate((now) => {
    Object.assign(window, { busy: now });
    dispatchEvent(new Event("calm"));
  }, busy);

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

test("a film whose place comes into sight as it is looked for plays", async ({ page }) => {
  await beBusy(page, true);
  await page.goto("/#contacto");
  await expect(hydrated(page)).toBeAttached();
  await twoFrames(page);
  await scrollTo(page, 0);
  await setBusy(page, false);
  await expect(page.locator("video")).toHaveCSS("opacity", "1");
});

test("nothing waits for a picture that was in sight for a moment alone", async ({ page }) => {
  // The patience that there is with a picture in sight.
  await stopTimers(page, 5000);
  await beBusy(page, true);
  const release = await hold(page, /hero-/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await twoFrames(page);
  await scrollTo(page, 2500);
  await expect(hydrated(page)).toBeAttached();
  release();
});

test("the app is fetched once, however often the first picture leaves the screen meanwhile", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { append } = Element.prototype;
    Object.assign(window, { appended: 0 });
    Element.prototype.append = function (...nodes) {
      if (this === document.body) (window as unknown as { appended: number }).appended += 1;
      append.apply(this, nodes);
    };
  });
  const release = await hold(page, /hero-/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  for (let times = 0; times < 3; times += 1) {
    await scrollTo(page, 2500);
    await scrollTo(page, 0);
  }
  await expect(hydrated(page)).toBeAttached();
  release();
  await scrollTo(page, 2500);
  // The app's script, and what the browser may prepare.
  expect(await page.evaluate("appended")).toBe(2);
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
