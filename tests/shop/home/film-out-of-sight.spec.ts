import type { Page } from "@playwright/test";
import { scrollTo } from "../../support/change-page.ts";
import { expectMoving, filmOf } from "../../support/film.ts";
import { expect, hydrated, open, test } from "../../support/visit.ts";

test.use({ film: true });

test("who comes by a section fetches no film until the cover is seen", async ({ page }) => {
  const films = watchFilms(page);
  await open(page, "/#contacto");
  await settle(page);
  await expect(filmOf(page)).toHaveCount(0);
  expect(films).toEqual([]);
  await scrollTo(page, 0);
  await expect(filmOf(page)).toHaveCSS("opacity", "1");
  await expectMoving(page);
});

test("who reloads the page further down fetches no film", async ({ page }) => {
  await open(page);
  await scrollTo(page, 2500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(filmOf(page)).toBeAttached();
  const films = watchFilms(page);
  await page.reload();
  await expect(hydrated(page)).toBeAttached();
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(filmOf(page)).toHaveCount(0);
  expect(films).toEqual([]);
});

/** Writes down each film that is asked for from now on. */
function watchFilms(page: Page): string[] {
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  return films;
}

/** The film would be asked for at the first idle moment after the page has loaded; this one is later. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle))));
}
