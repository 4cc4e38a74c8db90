import type { Locator, Page } from "@playwright/test";
import {
  enableDataSaver,
  expect,
  holdResponses,
  measureRect,
  openPage,
  recordRequests,
  test,
  waitForNextPaint,
} from "../../support/shop-test.ts";

test.use({ hasVideo: true });

const video = (page: Page): Locator => page.locator("video");
const poster = (page: Page) =>
  page.getByRole("img", {
    name: /^La sombra de una mujer con canotier y el pelo recogido, en una pared azul/,
  });
const pauseButton = (page: Page) => page.getByRole("button", { name: "Pausar la película" });
const playButton = (page: Page) => page.getByRole("button", { name: "Reproducir la película" });

for (const [variant, width, height] of [
  ["hero-mobile", 390, 844],
  ["hero-desktop", 1280, 800],
] as const)
  test(`«${variant}» fills a window of ${width} px, and its video loops`, async ({ page }) => {
    const release = await holdResponses(page, /hero.*\.(webm|mp4)$/);
    await page.setViewportSize({ width, height });
    await openPage(page);
    const cover = await measureRect(page.getByRole("group", { name: "Portada" }));
    expect(cover).toMatchObject({ x: 0, y: 0, width, height });
    const image = poster(page);
    await expect(image).toBeVisible();
    await expect(image).not.toHaveJSProperty("naturalWidth", 0);
    expect(await image.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(variant);

    await expect(video(page)).toBeAttached();
    await expect(video(page)).toHaveCSS("opacity", "0");
    expect(await measureRect(video(page))).toEqual(await measureRect(image));

    release();
    await expectVideo(page, variant);
    for (const property of ["muted", "loop", "playsInline"])
      await expect(video(page)).toHaveJSProperty(property, true);
    await expect(video(page)).toHaveJSProperty("controls", false);
  });

test("the video pauses out of view, or until the visitor plays it again", async ({ page }) => {
  await openPage(page);
  const footer = page.getByRole("contentinfo");
  const cover = page.getByRole("group", { name: "Portada" });
  await expectMoving(page);
  await footer.scrollIntoViewIfNeeded();
  await expect(video(page)).toHaveJSProperty("paused", true);
  await cover.scrollIntoViewIfNeeded();
  await expect(video(page)).toHaveJSProperty("paused", false);
  await expectMoving(page);

  await test.step("after a scroll down and back", async () => {
    await pauseButton(page).click();
    await expect(playButton(page)).toBeVisible();
    await expect(video(page)).toHaveJSProperty("paused", true);
    await footer.scrollIntoViewIfNeeded();
    await cover.scrollIntoViewIfNeeded();
    await expect(playButton(page)).toBeInViewport();
    // Give a wrongly resumed video time to start.
    await waitForNextPaint(page);
    await expect(video(page)).toHaveJSProperty("paused", true);
  });

  await test.step("after Back from another screen", async () => {
    await page.goto("/#/essentials");
    await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
    await expect(video(page)).toHaveCount(0);
    await page.goBack();
    await expect(playButton(page)).toBeVisible();
    await expect(video(page)).toHaveJSProperty("paused", true);
  });
});

// appearance/reduced-motion.spec.ts tests reduced motion.
test("with data saver, Home shows only the poster and requests no video", async ({ page }) => {
  await page.addInitScript(enableDataSaver);
  const videos = recordRequests(page, /\.(webm|mp4)$/);
  await openPage(page);
  await expect(poster(page)).toBeVisible();
  // Wait past the first idle callback, in which the page would request the video.
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle))));
  await expect(video(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /la película/ })).toHaveCount(0);
  expect(videos).toEqual([]);
});

test("a video that cannot stream is fetched whole, once", async ({ page, expectConsoleError }) => {
  expectConsoleError(/404.*hero-mobile/);
  const types: string[] = [];
  await page.route(/hero.*\.(webm|mp4)$/, (route) => {
    const type = route.request().resourceType();
    types.push(type);
    return type === "media" ? route.fulfill({ status: 404 }) : route.continue();
  });
  await openPage(page);
  const src = () => video(page).evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc);
  await expect.poll(src).toMatch(/^blob:/);
  await expectMoving(page);
  await page.goto("/#/essentials");
  await expect(video(page)).toHaveCount(0);
  await page.goBack();
  await expectMoving(page);
  expect(await src()).toMatch(/^blob:/);
  expect(types.filter((type) => type === "fetch")).toHaveLength(1);
});

test("a video that fails twice leaves the poster alone", async ({ page, expectConsoleError }) => {
  expectConsoleError(/404.*hero-mobile/);
  await page.addInitScript(() => {
    const failures: string[] = Object.assign(window, { failures: [] }).failures;
    const record = ({ target }: Event) =>
      target instanceof HTMLSourceElement && failures.push(target.src.slice(0, 5));
    addEventListener("error", record, { capture: true });
  });
  await page.route(/hero.*\.(webm|mp4)$/, (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ body: "no video" })
      : route.fulfill({ status: 404 }),
  );
  await openPage(page);
  const readBlobFailures = () =>
    page.evaluate<string[]>("failures.filter((scheme) => scheme === 'blob:')");
  await expect.poll(readBlobFailures).toHaveLength(1);
  await expect(video(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /la película/ })).toHaveCount(0);
  await page.goto("/#/essentials");
  await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
  await page.goBack();
  await expect(poster(page)).toBeVisible();
  // Wait past the first idle callback, in which the page would start the video.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle))));
  await waitForNextPaint(page);
  expect(await readBlobFailures()).toHaveLength(1);
});

/** Expects the video with this name to be visible and playing. */
async function expectVideo(page: Page, name: string): Promise<void> {
  const currentName = () =>
    video(page).evaluate(({ currentSrc }: HTMLVideoElement) => /hero-[a-z]+/.exec(currentSrc)?.[0]);
  await expect.poll(currentName).toBe(name);
  await expect(video(page)).toHaveCSS("opacity", "1");
  await expectMoving(page);
}

/** Expects the video to play: its time changes. */
async function expectMoving(page: Page): Promise<void> {
  const time = () => video(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  const previousTime = await time();
  await expect.poll(time).not.toBe(previousTime);
  await expect(video(page)).toHaveJSProperty("paused", false);
}
