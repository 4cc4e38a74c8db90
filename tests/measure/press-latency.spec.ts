import { loadavg } from "node:os";
import type { Page } from "@playwright/test";
import { median, updateReport } from "../support/performance-report.ts";
import { locateMenuButton, measureRect, openPage, test } from "../support/shop-test.ts";

const { RUNS = "5" } = process.env;
const CPU_SLOWDOWN = 4;

test.use({ deviceScaleFactor: 3 });

const menuLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Novedades" });

/** The presses to measure, each on its page. */
const PRESSES = [
  {
    name: "a bag's photo, which opens",
    address: "/bolsos/moon-bag/",
    target: (page: Page) => page.getByRole("link", { name: /Ampliar la foto$/ }).first(),
  },
  {
    name: "Novedades in the menu",
    address: "/",
    prepare: async (page: Page) => locateMenuButton(page).click(),
    target: menuLink,
  },
  {
    name: "a card's next arrow",
    address: "/#/essentials",
    target: (page: Page) => page.getByRole("button", { name: "Imagen siguiente" }).first(),
  },
  {
    name: "the wordmark, to Home",
    address: "/#/novedades",
    target: (page: Page) => page.getByRole("banner").getByRole("link", { name: "ovillo" }),
  },
];

/** Stores the time from a press to its paint in `window.latency`. */
function recordLatency(): void {
  new PerformanceObserver((list) => {
    const click = list.getEntries().find(({ name }) => name === "click");
    if (click) Object.assign(window, { latency: click.duration });
    // TypeScript's library does not know the threshold yet.
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

test("a press is painted soon on a slow phone", async ({ page }) => {
  test.setTimeout(300_000);
  const session = await page.context().newCDPSession(page);
  const rows: string[] = [];
  for (const { name, address, prepare, target } of PRESSES) {
    const latencies: number[] = [];
    for (let run = 0; run < Number(RUNS); run += 1) {
      await openPage(page, address);
      await page.waitForLoadState("networkidle");
      await prepare?.(page);
      const { x, y, width, height } = await measureRect(target(page));
      await page.evaluate(recordLatency);
      await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await page.waitForFunction(() => "latency" in window);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      latencies.push(Number(await page.evaluate("latency")));
    }
    rows.push(
      `| ${name} | ${median(latencies)} (${Math.min(...latencies)}–${Math.max(...latencies)}) |`,
    );
  }
  await updateReport("presses", [
    `Medians of ${RUNS} (lowest–highest), 390 px, density 3, the CPU ${CPU_SLOWDOWN} times slower, load of the machine at the end ${loadavg()[0]?.toFixed(1)}.`,
    "",
    "| press | ms to its paint |",
    "| --- | --: |",
    ...rows,
  ]);
});
