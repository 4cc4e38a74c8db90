import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/workshop-test.ts";

/** A phone of some years ago, and a line of 9 Mbps. */
const CPU = 4;
const LINE = { latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

test.use({ hasFilm: false });

/** Something in the workshop's page or in the shop's. */
type Thing = { inShop?: boolean; selector: string; words?: RegExp };

/**
 * Waits until something stands still in the window. A locator would look for it with a script of its own, on the
 * slowed processor: that is half a second of each visit.
 *
 * @returns its middle, in pixels
 */
const seen = (page: Page, { inShop = false, selector, words = /^/ }: Thing) =>
  page.evaluate(
    ([inShop, selector, source]) =>
      new Promise<[x: number, y: number]>((done) => {
        let last = "";
        const look = () => {
          const shop = document.querySelector<HTMLIFrameElement>("#shop");
          const all = (inShop ? shop?.contentDocument : document)?.querySelectorAll(selector);
          const thing = [...(all ?? [])].find((one) =>
            new RegExp(source).test(one.textContent ?? ""),
          );
          const { x = 0, y = 0, width = 0, height = 0 } = thing?.getBoundingClientRect() ?? {};
          const middle: [number, number] = [x + width / 2, y + height / 2];
          const now = JSON.stringify([middle, height]);
          if (thing && (middle[1] < 0 || middle[1] > innerHeight * 0.8))
            thing.scrollIntoView({ block: "center" });
          if (height > 0 && now === last) done(middle);
          else requestAnimationFrame(look);
          last = now;
        };
        look();
      }),
    [inShop, selector, words.source] as const,
  );

const tap = async (page: Page, thing: Thing): Promise<void> =>
  page.touchscreen.tap(...(await seen(page, thing)));

const CARD = "article:has(a[href='bolsos/moon-bag/'])";

test("on a slow phone the owner changes a price from her bookmark", async ({
  page,
  gitHubWorkshop,
}) => {
  test.setTimeout(180_000);
  await signIn(page, gitHubWorkshop);
  let fetched: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    // Pictures and fonts are the shop's.
    if (/image|media|font/.test(request.resourceType())) return;
    fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...LINE });

  for (const [when, amount] of [
    ["the first time", "30"],
    ["from then on", "31"],
  ] as const) {
    await page.goto("about:blank");
    fetched = [];
    const begun = performance.now();
    const told: string[] = [];
    const tell = (what: string) =>
      told.push(`${what} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await page.goto(gitHubWorkshop.url, { waitUntil: "commit" });
    await tap(page, { inShop: true, selector: `${CARD} p`, words: /€$/ });
    tell("tapped");
    await seen(page, { selector: "[role=dialog] input:focus" });
    tell("sheet");
    const sizes = await Promise.all(fetched);
    await page.keyboard.press("Control+A");
    await page.keyboard.type(amount);
    await seen(page, { inShop: true, selector: CARD, words: new RegExp(`${amount},00`) });
    tell("seen");
    await tap(page, { selector: "button", words: /^Listo$/ });
    await tap(page, { selector: "#bar button", words: /^Publicar/ });
    await tap(page, { selector: "[role=dialog] button", words: /^Publicar$/ });
    await seen(page, { selector: "[role=dialog] p", words: /^No hay cambios sin publicar/ });
    tell("saved");
    // Else the words of the publication would move the shop under the next tap.
    await seen(page, { selector: "[role=dialog] p", words: /^Publicado/ });
    const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
    console.log(
      `a price from the bookmark, ${when}: ${kilobytes} kB before it, ${told.join(", ")}`,
    );
  }
  expect(gitHubWorkshop.gitHub.readFile("bolsos/moon-bag/bolso.yaml")).toContain("price: 31");
});
