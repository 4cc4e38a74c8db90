import { type BrowserContext, test as base, type Locator, type Page } from "@playwright/test";
import { type BuildName, ensureBuild } from "./shop-builds.ts";
import { createBrotliMiddleware, serveDirectory, type TestServer } from "./test-server.ts";
import { createVisitorMail } from "./visitor-mail.ts";

/**
 * Declares a console error, warning or page error that the test causes on purpose: matches do not fail the test,
 * and at least one must occur. A problem reads like `console.error: text (url)`.
 */
type ExpectConsoleError = (pattern: RegExp) => void;

/** Playwright's test for the shop; it fails on unexpected console errors, warnings and page errors. */
export const test = base.extend<{
  hasVideo: boolean;
  expectConsoleError: ExpectConsoleError;
  mail: ReturnType<typeof createVisitorMail>;
}>({
  // Without a GPU the video uses the whole CPU, so only tests that opt in load it.
  hasVideo: [false, { option: true }],

  expectConsoleError: [
    async ({ context, hasVideo }, use) => {
      if (!hasVideo) await context.addInitScript(enableDataSaver);
      const problems = collectConsoleErrors(context);
      const expected: RegExp[] = [];
      await use((pattern) => expected.push(pattern));

      const check = () => ({
        unexpected: problems.filter((text) => !expected.some((pattern) => pattern.test(text))),
        missing: expected.filter((pattern) => !problems.some((text) => pattern.test(text))),
      });
      // The browser may report the last error later than what the visitor sees.
      await expect.poll(check, "console and page errors").toEqual({ unexpected: [], missing: [] });
    },
    { auto: true },
  ],

  mail: ({ baseURL }, use) => use(createVisitorMail(baseURL ?? "")),
});

/** A desktop window with a mouse, instead of the phone of playwright.config.ts. */
export const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  hasTouch: false,
  isMobile: false,
};

/** Returns the test for a shop that `start` serves. A server for each worker would start new workers for each file. */
export const createServedTest = (start: () => Promise<TestServer>) =>
  test.extend({
    baseURL: [
      // Playwright requires a destructuring pattern here; this fixture depends on nothing.
      async ({ browserName: _ }, use) => {
        const { url, close } = await start();
        await use(url);
        await close();
      },
      { scope: "test", timeout: 600_000 },
    ],
  });

/** Returns the test for one of the shared builds, served with brotli compression as hosts do. */
export const createShopTest = (build: BuildName) =>
  createServedTest(async () => {
    const dir = await ensureBuild(build);
    return serveDirectory(dir, createBrotliMiddleware(dir));
  });

/** Turns on the browser's data saver, with which the shop shows the poster and loads no video. */
export const enableDataSaver = () =>
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });

/** Collects console errors, console warnings and page errors of all pages of the context, one line each. */
function collectConsoleErrors(context: BrowserContext): string[] {
  const problems: string[] = [];
  // Failed requests are console errors too, and so are CSP violations such as requests to other hosts.
  context.on("console", (message) => {
    if (/^(error|warning)$/.test(message.type()))
      problems.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => {
    const error = String(webError.error());
    // A busy browser skips the view transition between documents and reports this as a page error, even
    // without script.
    if (!/^InvalidStateError: Transition was aborted/.test(error))
      problems.push(`page error: ${error}`);
  });
  return problems;
}

export const expect = test.expect;

/** Matches once the page's script has started: the app has hydrated, or a bag page's script has run. */
export const locateReadyMarker = (page: Page) => page.locator("html[data-ready]");

/** Loads a page anew, and waits for its script and its fonts. */
export async function openPage(page: Page, address = "/"): Promise<void> {
  // Leave the page first: from the same page, a new hash would load nothing.
  await page.goto("about:blank");
  await page.goto(address);
  await expect(locateReadyMarker(page)).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

export const locateMenuButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "Menú" });

/** Opens the menu and waits until it is in view. */
export async function openMenu(page: Page): Promise<void> {
  await locateMenuButton(page).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Inicio" })).toBeInViewport();
}

/** Holds back the matching requests until the returned function is called. */
export async function holdResponses(page: Page, urls: RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Records the URLs of matching requests, from now on. */
export function recordRequests(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Resizes the window to each of these sizes, such as «390x844 1440x900», and runs a check in it. */
export async function inWindows(
  page: Page,
  sizes: string,
  check: (width: number, height: number) => Promise<void>,
): Promise<void> {
  for (const size of sizes.split(" "))
    await test.step(size, async () => {
      const [width = 0, height = 0] = size.split("x").map(Number);
      await page.setViewportSize({ width, height });
      await check(width, height);
    });
}

/** Returns an element's box, relative to the window. */
export const measureRect = (element: Locator): Promise<DOMRect> =>
  element.evaluate((node) => node.getBoundingClientRect().toJSON());

/** Expects the section of Home with this name at the top of the window, and its heading below the header. */
export async function expectSectionAtTop(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { name, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const isAtTop = async () => {
    const { bottom } = await measureRect(page.getByRole("banner"));
    const section = await measureRect(page.getByRole("group", { name }));
    return section.top - bottom < 100 && (await measureRect(heading)).top >= bottom;
  };
  await expect.poll(isAtTop, `«${name}» is at the top`).toBe(true);
}

/** Resolves once the browser has painted all changes so far. */
export const waitForNextPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Sets the page's clock ten seconds ahead, more than a slow machine is late, and stops it until `page.clock.runFor`. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);

/** Scrolls to this position without animation. */
export const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

/** Returns the sum of the page's layout shifts since it loaded, in the unit of CLS. */
export const measureLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** Returns the opacity of the overlay that hides the screen during a page transition. */
export const measureOverlayOpacity = (page: Page): Promise<number> =>
  page
    .locator("div:has(> main)")
    .evaluate((element) => Number(getComputedStyle(element, "::after").opacity));
