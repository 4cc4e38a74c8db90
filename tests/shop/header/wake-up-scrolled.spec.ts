import type { Page } from "@playwright/test";
import { expect, hold, open, test, twoFrames } from "../../support/visit.ts";

const promo = (page: Page) =>
  page.getByText("Envío gratuito en todos los pedidos!", { exact: true });

// The app has the one header in its hands, a small script of its own the other.
for (const [name, address] of [
  ["the shop", "/"],
  ["a bag's page", "/bolsos/moon-bag/"],
] as const) {
  test(`the header of ${name}: awake where the page is scrolled, and at the rubber band of its end`, {
    tag: ["@mobile", "@proof"],
  }, async ({ page }) => {
    const height = () =>
      page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height);
    await open(page, address);
    const roomy = await height();
    await page.goto("about:blank");

    const release = await hold(page, /\.js$/);
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await scrollTo(page, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    expect(await height()).toBe(roomy);
    release();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await expect.poll(height).toBeLessThan(roomy);
    await expect(promo(page)).toBeInViewport({ ratio: 1 });

    // Where each change of the bar would be seen.
    const hidden = await page.evaluateHandle(() => {
      const header = document.querySelector("header") as HTMLElement;
      const places: number[] = [];
      new MutationObserver(() => places.push(scrollY)).observe(header, { attributes: true });
      return places;
    });
    await scrollTo(page, 590);
    await twoFrames(page);
    await scrollTo(page, 610);
    await expect(promo(page)).not.toBeInViewport();
    expect(await hidden.jsonValue()).toEqual([610]);

    // As an iPhone tells it: 60 px beyond the end, and back.
    await page.evaluate(() => {
      const end = document.documentElement.scrollHeight - innerHeight;
      let y = 0;
      Object.defineProperty(window, "scrollY", { get: () => y });
      Object.assign(window, {
        bounce: (beyond: number) => {
          y = end + beyond;
          dispatchEvent(new Event("scroll"));
        },
      });
    });
    const bounce = (beyond: number) =>
      page.evaluate(
        (pixels) => (window as unknown as { bounce(beyond: number): void }).bounce(pixels),
        beyond,
      );
    await bounce(-300);
    await expect(promo(page)).not.toBeInViewport();
    for (const beyond of [0, 60, 20, 0]) {
      await bounce(beyond);
      await expect(page.getByRole("banner")).toHaveAttribute("data-promo-hidden");
    }
    await bounce(-10);
    await expect(promo(page)).toBeInViewport({ ratio: 1 });
  });
}

/** Scrolls, and returns when the page has been told. */
const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate(
    (top) =>
      new Promise((done) => {
        addEventListener("scroll", () => requestAnimationFrame(() => done()), { once: true });
        window.scrollTo({ top, behavior: "instant" });
      }),
    y,
  );
