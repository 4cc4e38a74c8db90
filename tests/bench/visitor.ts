import type { Browser, CDPSession, Locator, Page } from "@playwright/test";

/** What a phone with a quarter of this machine's speed does, in milliseconds. */
export type Answers = {
  /** From navigation to hydrated, with a fast line to the host. */
  hydrated: number;
  /** The same on the line that Lighthouse applies. */
  hydratedSlowly: number;
  /** From tap to next paint. */
  menu: number;
  arrow: number;
  dot: number;
  form: number;
  /** The longest frame while Home is scrolled from top to bottom; 0: none of 50 ms or more. */
  frame: number;
};

/** What fifty page changes leave behind. */
export type Growth = { nodes: number; listeners: number };

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
const SLOWER = 4;
/** Lighthouse's mobile profile as applied: milliseconds, and bytes a second. */
const SLOW_LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** Milliseconds that a finger rests on the glass as it taps. */
const TOUCH = 80;
/** Milliseconds for which the page has stood still before a tap, and in which the browser reports it. */
const STILL_MS = 400;

type Seen = { hydrated: number; taps: number[]; frames: number[] };
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Opens Home on a slow phone, taps at what can be tapped and scrolls to the end. */
export async function measureAnswers(browser: Browser, url: string): Promise<Answers> {
  const slow = await openOnPhone(browser, url, SLOW_LINE);
  await slow.context.close();

  const { context, page, session, hydrated } = await openOnPhone(browser, url);
  // The film and the pictures near the screen come now.
  await page.waitForLoadState("networkidle");

  const finger = { page, session };
  const menu = await tap(finger, page.locator("header button[popovertarget]"));
  await page.locator("header button[popovertarget]").tap();
  const card = page.getByRole("article").first();
  const arrow = await tap(finger, card.getByRole("button", { name: /siguiente/ }));
  const dot = await tap(finger, card.getByRole("button", { name: /^Ver imagen 3/ }));
  const form = await tap(finger, page.getByRole("button", { name: "Enviar mensaje" }));

  const frame = await scrollThrough(finger);
  await context.close();
  return { hydrated, hydratedSlowly: slow.hydrated, menu, arrow, dot, form, frame };
}

/** Opens a page on a slow phone, and on a slow line if one is given, and waits until it is hydrated. */
async function openOnPhone(browser: Browser, url: string, line?: typeof SLOW_LINE) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  if (line) await session.send("Network.emulateNetworkConditions", line);
  await page.addInitScript(() => {
    window.seen = { hydrated: 0, taps: [], frames: [] };
    new MutationObserver(() => {
      if ("hydrated" in document.documentElement.dataset && !window.seen.hydrated) {
        window.seen.hydrated = performance.now();
      }
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrated"] });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.seen.taps.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.seen.frames.push(duration);
    }).observe({ type: "long-animation-frame" });
  });
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const { hydrated } = await page.evaluate(() => window.seen);
  return { context, page, session, hydrated };
}

type Finger = { page: Page; session: CDPSession };

/** Taps and returns how long the next paint took: 16 where it took no longer than a frame. */
async function tap({ page, session }: Finger, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(STILL_MS);
  await settle(page);
  await page.evaluate(() => {
    window.seen.taps = [];
  });
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing on screen to tap.");
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(TOUCH);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(STILL_MS);
  await settle(page);
  return page.evaluate(() => Math.max(16, ...window.seen.taps));
}

/** The longest frame while the page is scrolled to its end; 0: none of 50 ms or more. */
async function scrollThrough({ page, session }: Finger): Promise<number> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await settle(page);
  const height = await page.evaluate(() => {
    window.seen.frames = [];
    return document.documentElement.scrollHeight;
  });
  await session.send("Input.synthesizeScrollGesture", {
    x: 195,
    y: 600,
    yDistance: -height,
    speed: 1600,
    gestureSourceType: "touch",
  });
  await settle(page);
  return page.evaluate(() => Math.max(0, ...window.seen.frames));
}

/** Resolves when what has happened is painted and reported. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done))),
      ),
  );

/** Changes the page fifty times, after a round in which everything is met for the first time. */
export async function measureGrowth(browser: Browser, url: string): Promise<Growth> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await changePages(page, 8);
  await settle(page);
  const before = await count(session);
  // A whole number of rounds: it ends on the screen of the first count.
  await changePages(page, 52);
  await settle(page);
  const after = await count(session);
  await context.close();
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
}

async function changePages(page: Page, times: number): Promise<void> {
  const round = [
    ["#/novedades", "Novedades"],
    ["#/essentials", "Essentials"],
    ["#/nada", "Página no encontrada"],
    ["#/", "bolsos de crochet"],
  ] as const;
  for (let i = 0; i < times; i += 1) {
    const [hash, name] = round[i % round.length] ?? round[0];
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await page.getByRole("heading", { level: 1, name }).waitFor();
  }
}

async function count(session: CDPSession): Promise<Growth> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { nodes: metric("Nodes"), listeners: metric("JSEventListeners") };
}
