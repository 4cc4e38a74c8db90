import type { Page } from "@playwright/test";
import sharp from "sharp";
import { measureContrast } from "../../support/contrast.ts";
import { expectLoaded } from "../../support/load-images.ts";
import { createPlainPhoto } from "../../support/shop-folder.ts";
import {
  expect,
  inWindows,
  measureRect,
  openPage,
  test,
  waitForNextPaint,
} from "../../support/shop-test.ts";

test.use({ hasVideo: true });

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const link = (page: Page) => page.getByRole("link", { name: "Ver novedades" });

// The example's words are dark, so that a black frame of its video is the worst.
test("Home's words are readable on a black frame in every window", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await serveBlackPoster(page);
  await openPage(page);
  await inWindows(page, "320x568 844x390 1024x900 2560x1440", async () => {
    await waitForPoster(page);
    for (const text of [title(page), link(page)]) {
      await expect(text).toBeInViewport({ ratio: 1 });
      expect(await measureContrast(text)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test("the overlay behind Home's title has no visible edge", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await serveBlackPoster(page);
  await openPage(page);
  await waitForPoster(page);
  const { left, top, right, bottom } = await measureRect(title(page));
  const middle = (top + bottom) / 2;
  for (const [clip, darkest] of [
    [{ x: left - 10, y: top - 96, width: 1, height: middle - top + 96 }, 8],
    [{ x: right - 1, y: middle, width: 1280 - right, height: 1 }, 60],
  ] as const) {
    const screenshot = sharp(await page.screenshot({ clip }));
    const grey = [...(await screenshot.greyscale().raw().toBuffer())];
    const steps = grey.slice(1).map((level, i) => Math.abs(level - (grey[i] ?? 0)));
    expect(Math.min(...grey)).toBeLessThan(darkest);
    expect(Math.max(...grey)).toBeGreaterThan(110);
    expect(Math.max(...steps)).toBeLessThan(8);
  }
});

test("Home's title breaks between its clauses, and only on a phone", async ({ page }) => {
  await openPage(page);
  const clauses = () =>
    title(page)
      .locator("span")
      .evaluateAll((spans) => spans.map((span) => Math.round(span.getBoundingClientRect().y)));
  const windows = "320x568 390x664 600x900 768x1024 844x390 1024x900 1366x660 2560x1300";
  await inWindows(page, windows, async (width, height) => {
    expect(new Set(await clauses()).size).toBe(width < 600 ? 2 : 1);
    // In a wide picture the right third belongs to the bag.
    if (width > height) expect((await measureRect(title(page))).right).toBeLessThan(0.68 * width);
  });
});

test("a title of four lines at twice the text size hides no control", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await title(page).evaluate((heading) => {
    heading.style.maxWidth = "6em";
    heading.textContent = "Bolsos, cestas y capazos tejidos a mano aquí.";
  });
  for (const control of [
    title(page),
    link(page),
    page.getByRole("button", { name: "Ir a los productos destacados" }),
    page.getByRole("button", { name: "Pausar la película" }),
  ])
    await expect(control).toBeInViewport({ ratio: 1 });
});

async function serveBlackPoster(page: Page): Promise<void> {
  const body = await createPlainPhoto(400, 500, "black");
  await page.route(/\/hero-/, (route) => route.fulfill({ body, contentType: "image/jpeg" }));
}

/** Waits until the poster for the current window is painted. */
async function waitForPoster(page: Page): Promise<void> {
  const poster = page.getByRole("group", { name: "Portada" }).getByRole("img");
  await waitForNextPaint(page);
  // Decoding fails if the browser replaces the poster meanwhile.
  await expect(async () => {
    await expectLoaded(poster);
    await poster.evaluate((image: HTMLImageElement) => image.decode());
  }).toPass();
  await waitForNextPaint(page);
}
