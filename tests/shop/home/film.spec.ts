import type { Locator, Page } from "@playwright/test";
import { expect, hold, open, saveData, scrollTo, test, twoFrames } from "../../support/visit.ts";

test.use({ film: true });

const filmOf = (page: Page): Locator => page.locator("video");
const stillOf = (page: Page) => page.getByRole("img", { name: /^La media luna marfil colgada/ });
const pauseOf = (page: Page) => page.getByRole("button", { name: "Pausar la película" });
const playOf = (page: Page) => page.getByRole("button", { name: "Reproducir la película" });

for (const [cut, width, height] of [
  ["hero-mobile", 390, 844],
  ["hero-desktop", 1280, 800],
] as const)
  test(`${width} px wide, the still «${cut}» fills the window under the header, and its muted film comes in its place, again and again`, async ({
    page,
  }) => {
    const release = await hold(page, /hero.*\.(webm|mp4)$/);
    await page.setViewportSize({ width, height });
    await open(page);
    const cover = await page.getByRole("region", { name: "Portada" }).boundingBox();
    expect(cover).toMatchObject({ x: 0, y: 0, width, height });
    const still = stillOf(page);
    await expect(still).toBeVisible();
    await expect
      .poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeTruthy();
    expect(await still.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(cut);

    await expect(filmOf(page)).toBeAttached();
    await expect(filmOf(page)).toHaveCSS("opacity", "0");
    expect(await filmOf(page).boundingBox()).toEqual(await still.boundingBox());

    release();
    await expectFilm(page, cut);
    expect(
      await filmOf(page).evaluate((video: HTMLVideoElement) => {
        const { muted, loop, playsInline, controls } = video;
        return { muted, loop, playsInline, controls };
      }),
    ).toEqual({ muted: true, loop: true, playsInline: true, controls: false });
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

// Less movement: look/less-movement.spec.ts.
test("less data: the still alone, no film is fetched", async ({ page }) => {
  await page.addInitScript(saveData);
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await open(page);
  await expect(stillOf(page)).toBeVisible();
  // The film would be asked for at the first idle moment after the page has loaded; this one is later.
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle))));
  await expect(filmOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /la película/ })).toHaveCount(0);
  expect(films).toEqual([]);
});

test("a video that fails to stream is fetched whole, once, and plays from memory", async ({
  page,
  expectFault,
}) => {
  expectFault(/404.*hero-mobile/);
  const types = await failVideos(page, ["media"]);
  await open(page);
  const src = () => filmOf(page).evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc);
  await expect.poll(src).toMatch(/^blob:/);
  await expectMoving(page);
  await page.goto("/#/essentials");
  await expect(filmOf(page)).toHaveCount(0);
  await page.goBack();
  await expectMoving(page);
  expect(await src()).toMatch(/^blob:/);
  expect(types.filter((type) => type === "fetch")).toHaveLength(1);
});

test("a video that cannot be had leaves the still, without a button", async ({
  page,
  expectFault,
}) => {
  expectFault(/404.*hero-mobile/);
  const types = await failVideos(page, ["media", "fetch"]);
  await open(page);
  await expect.poll(() => types.at(-1)).toBe("fetch");
  await expect(filmOf(page)).toHaveCount(0);
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

/** Answers these types of requests for a video with 404. Returns the types of all requests so far. */
async function failVideos(page: Page, failing: readonly string[]): Promise<string[]> {
  const types: string[] = [];
  await page.route(/hero.*\.(webm|mp4)$/, (route) => {
    const type = route.request().resourceType();
    types.push(type);
    return failing.includes(type) ? route.fulfill({ status: 404 }) : route.continue();
  });
  return types;
}

const isPaused = (page: Page): Promise<boolean> =>
  filmOf(page).evaluate((video: HTMLVideoElement) => video.paused);

/** The film of this name is seen, and moves. */
async function expectFilm(page: Page, name: string): Promise<void> {
  const shown = () =>
    filmOf(page).evaluate(
      ({ currentSrc }: HTMLVideoElement) => /hero-[a-z]+/.exec(currentSrc)?.[0],
    );
  await expect.poll(shown).toBe(name);
  await expect(filmOf(page)).toHaveCSS("opacity", "1");
  await expectMoving(page);
}

/** The film plays: its time goes on. */
async function expectMoving(page: Page): Promise<void> {
  const time = () => filmOf(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await time();
  await expect.poll(time).not.toBe(before);
  expect(await isPaused(page)).toBe(false);
}
