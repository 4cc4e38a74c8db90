import type { Page } from "@playwright/test";
import { expect, test } from "../support/workshop-test.ts";

/** A phone some years old, and a connection of 9 Mbit/s. */
const CPU_SLOWDOWN = 4;
const NETWORK = { latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

test.use({ contextOptions: {} });

/** An element of the workshop or of its preview. */
type Target = { inPreview?: boolean; selector: string; text?: RegExp };

/**
 * Waits until an element in the window stops moving. A locator would run its own script on the slowed CPU, which adds
 * half a second to each measurement.
 *
 * @returns its centre, in pixels
 */
const waitForPosition = (page: Page, { inPreview = false, selector, text = /^/ }: Target) =>
  page.evaluate(
    ([inPreview, selector, source]) =>
      new Promise<[x: number, y: number]>((resolve) => {
        let last = "";
        const check = () => {
          const shop = document.querySelector<HTMLIFrameElement>("#shop");
          const matches = (inPreview ? shop?.contentDocument : document)?.querySelectorAll(
            selector,
          );
          const element = [...(matches ?? [])].find(({ textContent }) =>
            new RegExp(source).test(textContent ?? ""),
          );
          const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
          const centre: [number, number] = [x + width / 2, y + height / 2];
          const position = JSON.stringify([centre, height]);
          if (element && (centre[1] < 0 || centre[1] > innerHeight * 0.8))
            element.scrollIntoView({ block: "center" });
          if (height > 0 && position === last) resolve(centre);
          else requestAnimationFrame(check);
          last = position;
        };
        check();
      }),
    [inPreview, selector, text.source] as const,
  );

const tap = async (page: Page, target: Target): Promise<void> =>
  page.touchscreen.tap(...(await waitForPosition(page, target)));

const CARD = "article:has(a[href='bolsos/moon-bag/'])";

test("a price is changed on a slow phone", async ({ page, gitHubWorkshop: workshop }) => {
  test.setTimeout(180_000);
  await workshop.signIn();
  let sizesOfRequests: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    // Do not count images and fonts: they are the shop's.
    if (/image|media|font/.test(request.resourceType())) return;
    // Chromium reports a negative body size for a cached response.
    const size = request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize));
    sizesOfRequests.push(size);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...NETWORK });

  for (const [visit, amount] of [
    ["the first time", "30"],
    ["from then on", "31"],
  ] as const) {
    await page.goto("about:blank");
    sizesOfRequests = [];
    const start = performance.now();
    const timings: string[] = [];
    const recordTime = (step: string) =>
      timings.push(`${step} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    await page.goto(workshop.url, { waitUntil: "commit" });
    await tap(page, { inPreview: true, selector: `${CARD} p`, text: /€$/ });
    recordTime("tapped");
    await waitForPosition(page, { selector: "[role=dialog] input:focus" });
    recordTime("sheet");
    const sizes = await Promise.all(sizesOfRequests);
    await page.keyboard.press("Control+A");
    await page.keyboard.type(amount);
    await waitForPosition(page, {
      inPreview: true,
      selector: CARD,
      text: new RegExp(`${amount},00`),
    });
    recordTime("seen");
    await tap(page, { selector: "button", text: /^Listo$/ });
    await tap(page, { selector: "#bar button", text: /^Publicar/ });
    await tap(page, { selector: "[role=dialog] button", text: /^Publicar$/ });
    await waitForPosition(page, {
      selector: "[role=dialog] p",
      text: /^No hay cambios sin publicar/,
    });
    recordTime("saved");
    // Wait: the deployment's message would move the preview under the next tap.
    await waitForPosition(page, { selector: "[role=dialog] p", text: /^Publicado/ });
    const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
    console.log(
      `a price from the bookmark, ${visit}: ${kilobytes} kB before it, ${timings.join(", ")}`,
    );
  }
  expect(workshop.gitHub.readFile("bolsos/moon-bag/bolso.yaml")).toContain("price: 31");
});
