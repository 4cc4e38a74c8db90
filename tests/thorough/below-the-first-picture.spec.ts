import type { Page } from "@playwright/test";
import { expect, hold, open, stopTimers, test, twoFrames } from "../support/visit.ts";

test.use({ film: false });

test("at the address of a section nothing waits for the picture above it", async ({ page }) => {
  await stopTimers(page, PATIENCE);
  const release = await hold(page, /hero-/);
  await page.goto("/#contacto", { waitUntil: "commit" });
  await expect(hydrated(page)).toBeAttached();
  await expect(page.getByRole("heading", { name: "Contacto" })).toBeInViewport();
  release();
});

test("after a reload further down nothing waits for the picture at the top", async ({ page }) => {
  await open(page);
  await page.evaluate(() => scrollTo({ top: 2500, behavior: "instant" }));
  await twoFrames(page);
  await stopTimers(page, PATIENCE);
  const release = await hold(page, /hero-/);
  await page.reload({ waitUntil: "commit" });
  await expect(hydrated(page)).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  release();
});

test.describe("with its film", () => {
  test.use({ film: true });

  test("the film is fetched when the cover is seen, and not before", async ({ page }) => {
    const films: string[] = [];
    page.on("request", (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    await page.goto("/#contacto");
    // The film's own control: it is in the page, and has been told that it is out of sight.
    await expect(page.getByRole("button", { name: "Reproducir la película" })).toBeAttached();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle))));
    await twoFrames(page);
    expect(films).toEqual([]);
    await page.getByRole("region", { name: "Portada" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
    expect(films.length).toBeGreaterThan(0);
  });
});

/** The milliseconds after which no picture is waited for any more. */
const PATIENCE = 5000;

const hydrated = (page: Page) => page.locator("html[data-hydrated]");
