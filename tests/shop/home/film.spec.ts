import type { Page } from "@playwright/test";
import { scrollTo } from "../../support/change-page.ts";
import { expectFilm, expectMoving, filmOf, isPaused } from "../../support/film.ts";
import { expect, hold, open, test, twoFrames } from "../../support/visit.ts";

test.use({ film: true });

const stillOf = (page: Page) => page.getByRole("img", { name: /^La media luna marfil colgada/ });
const pauseOf = (page: Page) => page.getByRole("button", { name: "Pausar la película" });
const playOf = (page: Page) => page.getByRole("button", { name: "Reproducir la película" });

/** The cut for the window as it is. */
function cutOf(page: Page): string {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return width < height ? "hero-mobile" : "hero-desktop";
}

test("a muted film plays again and again, in the cut for the window", async ({ page }) => {
  await open(page);
  await expectFilm(page, cutOf(page));
  await expectOnAndOn(page);
});

test("the still fills the window under the header, and the film comes in its place", async ({
  page,
}) => {
  const release = await hold(page, /hero.*\.(webm|mp4)$/);
  await open(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const cover = await page.getByRole("region", { name: "Portada" }).boundingBox();
  expect(cover).toMatchObject({ x: 0, y: 0, width, height });
  const still = stillOf(page);
  await expect(still).toBeVisible();
  await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeTruthy();
  expect(await still.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
    cutOf(page),
  );

  await expect(filmOf(page)).toBeAttached();
  await expect(filmOf(page)).toHaveCSS("opacity", "0");
  expect(await filmOf(page).boundingBox()).toEqual(await still.boundingBox());

  release();
  await expect(filmOf(page)).toHaveCSS("opacity", "1");
});

test("the film rests out of sight, and a visitor who pauses it finds it so, however they come back", async ({
  page,
}) => {
  await open(page);
  const away = page.getByRole("contentinfo");
  const cover = page.getByRole("region", { name: "Portada" });
  await expectMoving(page);
  await away.scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(true);
  await cover.scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(false);
  await expectMoving(page);

  await test.step("from further down", async () => {
    await pauseOf(page).click();
    await expect(playOf(page)).toBeVisible();
    expect(await isPaused(page)).toBe(true);
    await away.scrollIntoViewIfNeeded();
    await cover.scrollIntoViewIfNeeded();
    await expect(playOf(page)).toBeInViewport();
    // In one of them the page has noticed that the film is seen.
    await twoFrames(page);
    expect(await isPaused(page)).toBe(true);
  });

  await test.step("from another screen", async () => {
    await page.goto("/#/essentials");
    await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
    await expect(filmOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(playOf(page)).toBeVisible();
    expect(await isPaused(page)).toBe(true);
  });
});

test("less movement: the still alone, no film is fetched", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectStillAlone(page);
});

test("less data: the still alone, no film is fetched", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await expectStillAlone(page);
});

test("a film that cannot be had leaves the still and no button", async ({ page, visit }) => {
  visit.expectFault(/Failed to load resource.*hero-/);
  visit.expectFault(/response 404: .*hero-/);
  const films = watchFilms(page);
  await page.route(/hero-.*\.(webm|mp4)$/, (route) => route.fulfill({ status: 404 }));
  await open(page);
  await expect.poll(() => films.length).toBeGreaterThanOrEqual(2);
  await expect(page.getByRole("button", { name: /la película/ })).toHaveCount(0);
  await expect(stillOf(page)).toBeVisible();
});

test("the arrow scrolls to the featured bags, at once for who wants less movement", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const arrow = page.getByRole("button", { name: "Ir a los productos destacados" });
  await arrow.click();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expectFeaturedUnderHeader(page);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await scrollTo(page, 0);
  await arrow.click();
  await expectFeaturedUnderHeader(page);
});

/** The film is muted, and begins anew when it has ended. */
async function expectOnAndOn(page: Page): Promise<void> {
  const film = filmOf(page);
  const manner = await film.evaluate((video: HTMLVideoElement) => {
    const { muted, defaultMuted, loop, playsInline, controls } = video;
    return { muted, defaultMuted, loop, playsInline, controls };
  });
  expect(manner).toEqual({
    muted: true,
    defaultMuted: true,
    loop: true,
    playsInline: true,
    controls: false,
  });
  // Past its end it goes on from its beginning.
  const end = await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.3;
    return video.duration;
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeLessThan(end / 2);
  await expectMoving(page);
}

async function expectStillAlone(page: Page): Promise<void> {
  const films = watchFilms(page);
  await open(page);
  await expect(stillOf(page)).toBeVisible();
  await settle(page);
  await expect(filmOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /la película/ })).toHaveCount(0);
  expect(films).toEqual([]);
}

async function expectFeaturedUnderHeader(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { name: "Productos Destacados" });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [title, header] = await Promise.all([
        heading.boundingBox(),
        page.getByRole("banner").boundingBox(),
      ]);
      return (title?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
    })
    .toBeGreaterThan(0);
}

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
