import { watchShifts } from "../../support/layout.ts";
import { expect, hold, hydrated, test, twoFrames } from "../../support/visit.ts";

test.use({ film: true });

test("nothing moves while a screen loads and wakes up", async ({ page }) => {
  test.slow();
  const shifted = await watchShifts(page);
  for (const [address, title] of [
    ["/", /^ovillo · /],
    ["/#/novedades", /^Novedades/],
    ["/#/essentials", /^Essentials/],
    ["/#/nada", /^Página no encontrada/],
  ] as const)
    await test.step(address, async () => {
      const release = await hold(page, /\/assets\/[^/]+\.js$/);
      await page.goto("about:blank");
      await page.goto(address, { waitUntil: "commit" });
      await expect(page).toHaveTitle(title);
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length,
      );
      await page.evaluate(() => document.fonts.ready);
      release();
      await expect(hydrated(page)).toBeAttached();
      await page.waitForLoadState("load");
      await twoFrames(page);
      // A fraction of a pixel at most, as the shop's own fonts take over from those of the machine.
      expect(await shifted()).toBeLessThan(0.0001);
    });
});

test("the app is asked for once the picture that is seen first has come, and the film last", async ({
  page,
}) => {
  const release = await hold(page, /hero-/);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect.poll(() => asked.some((path) => path.includes("hero-"))).toBe(true);
  await twoFrames(page);
  expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);

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
  await hold(page, /hero-/);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.clock.runFor(4999);
  await expect(page.locator("script[src]")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(hydrated(page)).toBeAttached();
});
