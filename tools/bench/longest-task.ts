import type { Browser, Page } from "@playwright/test";

/** What Chromium records of a thread's work, times in microseconds. */
type Recorded = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/**
 * For how long a page's own thread has been at work at a stretch, at most, while something went on: in
 * milliseconds of the processor, which other programs of the machine do not add to.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  goOn: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await goOn();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: Recorded[];
  };
  const threadOf = ({ pid, tid }: Recorded) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => pages.has(threadOf(event)))
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
