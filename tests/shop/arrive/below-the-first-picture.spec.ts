import type { Page } from "@playwright/test";
import { expect, hold, open, stopTimers, test, twoFrames } from "../../support/visit.ts";

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

/** The milliseconds after which no picture is waited for any more. */
const PATIENCE = 5000;

const hydrated = (page: Page) => page.locator("html[data-hydrated]");
