import {
  expect,
  holdResponses,
  locateReadyMarker,
  recordRequests,
  test,
  waitForNextPaint,
} from "../../support/shop-test.ts";

test.use({ hasVideo: true });

test("the page requests the app after the first image, and the video last", async ({ page }) => {
  const release = await holdResponses(page, /hero-/);
  const images = recordRequests(page, /hero-/);
  const scripts = recordRequests(page, /\.js$/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect.poll(() => images).not.toEqual([]);
  await waitForNextPaint(page);
  expect(scripts).toEqual([]);

  release();
  await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
  expect(scripts).not.toEqual([]);
  await page.waitForLoadState();
  // The browser adds the video's entry when it has loaded.
  const videoAfterLoad = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType("resource");
      const video = files.find(({ name }) => /hero-.*\.(webm|mp4)/.test(name));
      const [navigation] = performance.getEntriesByType("navigation");
      return (video?.startTime ?? 0) - (navigation as PerformanceNavigationTiming).loadEventStart;
    });
  await expect.poll(videoAfterLoad).toBeGreaterThan(0);
});

test("a missing first image delays the app by five seconds at most", async ({ page }) => {
  await holdResponses(page, /hero-/);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.clock.runFor(4999);
  await expect(page.locator("script[src]")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(locateReadyMarker(page)).toBeAttached();
});
