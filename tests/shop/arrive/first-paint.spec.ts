import { watchShifts } from "../../support/layout.ts";
import { expect, hold, hydrated, open, test, twoFrames } from "../../support/visit.ts";

test.use({ film: true });

test("nothing moves while a screen loads and wakes up", { tag: "@both" }, async ({ page }) => {
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
      const releaseFonts = await hold(page, /\.woff2$/);
      await page.goto("about:blank");
      await page.goto(address, { waitUntil: "commit" });
      await expect(page).toHaveTitle(title);
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length,
      );
      releaseFonts();
      await page.evaluate(() =>
        Promise.all(
          ["Serif", "Sans"].map((face) => document.fonts.load(`1em "Instrument ${face}"`)),
        ),
      );
      await twoFrames(page);
      // A fraction of a pixel at most, as the shop's own fonts take over from those of the machine.
      const byFonts = await shifted();
      expect(byFonts).toBeLessThan(0.0001);

      release();
      await expect(page.locator("html")).toHaveAttribute("data-hydrated");
      await page.waitForLoadState("load");
      await twoFrames(page);
      expect(await shifted()).toBe(byFonts);
    });
});

test("the app is asked for once the picture that is seen first has come", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const scripts = () => asked.filter((path) => path.endsWith(".js"));
  const release = await hold(page, /hero-/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect.poll(() => asked.some((path) => path.includes("hero-"))).toBe(true);
  await twoFrames(page);
  expect(scripts()).toEqual([]);

  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  expect(scripts()).toHaveLength(1);
  const [pictureCame, scriptAsked] = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const file = (pattern: RegExp) => files.find(({ name }) => pattern.test(name));
    return [file(/hero-/)?.responseEnd ?? 0, file(/\.js$/)?.startTime ?? 0];
  });
  expect(pictureCame).toBeGreaterThan(0);
  expect(scriptAsked).toBeGreaterThan(pictureCame);
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

test("what is not seen first comes behind everything else: the film, and a bag's other photos once it is on screen", async ({
  page,
}) => {
  const asked: { path: string; priority: string }[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ request: { url, initialPriority } }) => {
    if (/-bag-[2-9]-/.test(url)) asked.push({ path: url, priority: initialPriority });
  });
  await session.send("Network.enable");
  await open(page);
  // The film is the last thing that Home asks for by itself.
  await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
  const [loaded, filmAsked] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const film = performance
      .getEntriesByType("resource")
      .find(({ name }) => /hero-.*\.(webm|mp4)/.test(name));
    return [visit?.loadEventStart ?? 0, film?.startTime ?? 0];
  });
  expect(loaded).toBeGreaterThan(0);
  expect(filmAsked).toBeGreaterThan(loaded);
  expect(asked).toEqual([]);

  await page.getByRole("region", { name: "Fotos de Moon Bag" }).scrollIntoViewIfNeeded();
  const ofMoonBag = () => asked.filter(({ path }) => path.includes("moon-bag"));
  await expect.poll(() => ofMoonBag().length).toBe(4);
  expect(asked.map(({ priority }) => priority)).toEqual(asked.map(() => "Low"));
  expect(asked.map(({ path }) => path)).toEqual(asked.map(() => expect.stringMatching(/\.avif$/)));
});
