import { expect, holdResponses, nextPaint, readyMarker, test } from "../../support/shop-test.ts";

test.use({ hasFilm: true });

test("the app is asked for once the picture that is seen first has come, and the film last", async ({
  page,
}) => {
  const release = await holdResponses(page, /hero-/);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect.poll(() => asked.some((path) => path.includes("hero-"))).toBe(true);
  await nextPaint(page);
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
  // The picture is asked for before the styles have come, by a preload.
  await expect(
    page.locator("link[rel=preload][as=image][imagesrcset*=hero-mobile]"),
  ).toBeAttached();

  release();
  await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
  const [loaded, filmAsked] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const film = performance
      .getEntriesByType("resource")
      .find(({ name }) => /hero-.*\.(webm|mp4)/.test(name));
    return [visit?.loadEventStart ?? 0, film?.startTime ?? 0];
  });
  expect(filmAsked).toBeGreaterThan(loaded);
});

test("a first picture that never comes keeps the app away for five seconds at most", async ({
  page,
}) => {
  await holdResponses(page, /hero-/);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.clock.runFor(4999);
  await expect(page.locator("script[src]")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(readyMarker(page)).toBeAttached();
});
