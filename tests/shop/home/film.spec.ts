import type { Page } from "@playwright/test";
import { scrollTo } from "../../support/change-page.ts";
import { contactForm } from "../../support/contact.ts";
import { expectFilm, expectMoving, filmOf, isPaused } from "../../support/film.ts";
import { expect, hold, hydrated, open, test, twoFrames } from "../../support/visit.ts";

test.use({ film: true });

test("a muted film plays on a wide window, again and again", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await open(page);
  await expectOnAndOn(page, "hero-desktop");
});

test("a phone gets a film of its own", { tag: ["@mobile", "@proof"] }, async ({ page }) => {
  await open(page);
  await expectOnAndOn(page, "hero-mobile");
});

test("the still is there before the film, at the same place", { tag: "@proof" }, async ({
  page,
}) => {
  const release = await hold(page, /hero.*\.(webm|mp4)$/);
  await open(page);
  const still = stillOf(page);
  await expect(still).toBeVisible();
  await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeTruthy();
  const cut = (page.viewportSize()?.width ?? 0) < 768 ? "hero-mobile" : "hero-desktop";
  expect(await still.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(cut);

  await expect(filmOf(page)).toBeAttached();
  await expect(filmOf(page)).toHaveCSS("opacity", "0");
  expect(await filmOf(page).boundingBox()).toEqual(await still.boundingBox());

  release();
  await expect(filmOf(page)).toHaveCSS("opacity", "1");
});

test("Home's picture fills the window under the header", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const cover = await page.getByRole("region", { name: "Portada" }).boundingBox();
  expect(cover).toMatchObject({ x: 0, y: 0, width, height });
});

test("a visitor pauses the film, and it stays so on the way back to Home", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Pausar la película" }).click();
  await expect(page.getByRole("button", { name: "Reproducir la película" })).toBeVisible();
  expect(await isPaused(page)).toBe(true);

  await page.goto("/#/essentials");
  await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
  await expect(filmOf(page)).toHaveCount(0);
  await page.goBack();
  const play = page.getByRole("button", { name: "Reproducir la película" });
  await expect(play).toBeVisible();
  expect(await isPaused(page)).toBe(true);

  await play.click();
  await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
  await expectMoving(page);
});

test("the film rests while it is out of sight, and goes on if the visitor has not paused it", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page);
  const away = page.getByRole("contentinfo");
  const cover = page.getByRole("region", { name: "Portada" });
  await expectMoving(page);
  await away.scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(true);
  await cover.scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(false);
  await expectMoving(page);

  await page.getByRole("button", { name: "Pausar la película" }).click();
  await away.scrollIntoViewIfNeeded();
  await cover.scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Reproducir la película" })).toBeInViewport();
  // In one of them the page has noticed that the film is seen.
  await twoFrames(page);
  expect(await isPaused(page)).toBe(true);
});

test("less movement: the still alone, no film is fetched", { tag: "@proof" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectStillAlone(page);
});

test("less data: the still alone, no film is fetched", { tag: "@proof" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await expectStillAlone(page);
});

test("a film that cannot be had leaves the still and no button", { tag: "@proof" }, async ({
  page,
  visit,
}) => {
  visit.expectFault(/Failed to load resource.*hero-/);
  visit.expectFault(/response 404: .*hero-/);
  await openWithout(page, /hero.*\.(webm|mp4)$/);
  await expect(stillOf(page)).toBeVisible();
});

test("the arrow scrolls to the featured bags", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Ir a los productos destacados" }).click();
  await expectFeaturedUnderHeader(page);
});

test("the arrow scrolls at once for a visitor who wants less movement", { tag: "@proof" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await page.getByRole("button", { name: "Ir a los productos destacados" }).click();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expectFeaturedUnderHeader(page);
});

const stillOf = (page: Page) => page.getByRole("img", { name: /^La media luna marfil colgada/ });

/** This film is seen, muted, and begins anew when it has ended. */
async function expectOnAndOn(page: Page, name: string): Promise<void> {
  await expectFilm(page, name);
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
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await open(page);
  await expect(stillOf(page)).toBeVisible();
  // The film would be asked for at the first idle moment after the page has loaded; this one is later.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle))));
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

test("a phone that is turned on its side gets the wide film, and the upright one again", {
  tag: ["@mobile", "@proof"],
}, async ({ page }) => {
  await open(page);
  await expectFilm(page, "hero-mobile");
  await page.setViewportSize({ width: 844, height: 390 });
  await expectFilm(page, "hero-desktop");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFilm(page, "hero-mobile");
});

test("a tablet that is turned upright gets the upright film, and the button keeps the focus", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await expectFilm(page, "hero-desktop");
  const pause = page.getByRole("button", { name: "Pausar la película" });
  await pause.focus();
  await page.setViewportSize({ width: 800, height: 1280 });
  await expectFilm(page, "hero-mobile");
  await expect(pause).toBeFocused();
});

test("a film that a visitor has paused stays so when the window is turned", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Pausar la película" }).click();
  const play = page.getByRole("button", { name: "Reproducir la película" });
  await expect(play).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: height, height: width });
  // The still of this cut is seen again: the film would begin with the very same picture.
  await expect(filmOf(page)).toHaveCSS("opacity", "0");
  await expect(play).toBeVisible();
  expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  await play.click();
  await expectFilm(page, width > height ? "hero-mobile" : "hero-desktop");
});

test("a keyboard that leaves a phone's window wider than high fetches no other film while the form is written in", {
  tag: ["@mobile", "@proof"],
}, async ({ page }) => {
  await open(page);
  await expectFilm(page, "hero-mobile");
  await contactForm(page).message.focus();
  await expect.poll(() => isPaused(page)).toBe(true);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  // In an app's own browser and in Firefox the keyboard makes the window itself smaller.
  await page.setViewportSize({ width: 390, height: 360 });
  await contactForm(page).message.fill("Hola");
  await twoFrames(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  await scrollTo(page, 0);
  await expectFilm(page, "hero-mobile");
});

test("where the film of one cut cannot be had, a turned window gets the other", {
  tag: "@proof",
}, async ({ page, visit }) => {
  visit.expectFault(/Failed to load resource.*hero-/);
  visit.expectFault(/response 404: .*hero-/);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [first, second] = width < height ? ["mobile", "desktop"] : ["desktop", "mobile"];
  await openWithout(page, new RegExp(`hero-${first}.*(webm|mp4)$`));
  await page.setViewportSize({ width: height, height: width });
  await expectFilm(page, `hero-${second}`);
});

test("less movement, asked for while the film plays, leaves the still alone; taken back, it plays", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page);
  const pause = page.getByRole("button", { name: "Pausar la película" });
  await expect(pause).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(filmOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /la película/ })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Portada" }).getByRole("img")).toBeVisible();

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(pause).toBeVisible();
  await expect(filmOf(page)).toHaveCSS("opacity", "1");
});

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

/** Opens Home while these films cannot be had: all of them are asked for, and none is shown. */
async function openWithout(page: Page, films: RegExp): Promise<void> {
  const asked: string[] = [];
  await page.route(films, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await open(page);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  await expect(filmOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /la película/ })).toHaveCount(0);
}
