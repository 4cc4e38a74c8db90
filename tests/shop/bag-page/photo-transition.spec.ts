import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuild } from "../../support/shop-builds.ts";
import { createServedTest, expect, measureRect, openPage } from "../../support/shop-test.ts";
import { serveDirectory } from "../../support/test-server.ts";

/** The test on a slow network: a bag's page arrives up to its first photo, and the rest a second later. */
const test = createServedTest(async () => {
  const dir = await ensureBuild("example");
  return serveDirectory(dir, async ({ originalUrl: url }, response, next) => {
    if (!url?.startsWith("/bolsos/")) return next();
    const html = await readFile(path.join(dir, url, "index.html"), "utf8");
    const photo = html.indexOf("<picture", html.indexOf("<main"));
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.write(html.slice(0, photo));
    await sleep(1000);
    response.end(html.slice(photo));
  });
});

type Arrival = {
  hasPhoto: boolean;
  photoWidths: number[];
  fades: { name: string; duration: unknown; delay: unknown }[];
};

/** Stores the photo's initial width and the fades of the view transition in `window.arrival`. */
function recordArrival(): void {
  const readAnimations = (): Arrival => {
    const hasPhoto = document.querySelector("[data-photo] img") !== null;
    const arrival: Arrival = { hasPhoto, photoWidths: [], fades: [] };
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect;
      const { animationName: name } = animation as CSSAnimation;
      const { duration, delay } = effect.getTiming();
      if (name === "leave" || name === "enter") arrival.fades.push({ name, duration, delay });
      if (effect.pseudoElement === "::view-transition-group(photo)")
        arrival.photoWidths.push(
          Math.round(Number.parseFloat(String(effect.getKeyframes()[0]?.width))),
        );
    }
    return arrival;
  };
  addEventListener("pagereveal", ({ viewTransition }) => {
    const waitForArrival = async () => {
      await viewTransition?.ready;
      const arrival = readAnimations();
      await viewTransition?.finished;
      return arrival;
    };
    Object.assign(window, { arrival: waitForArrival() });
  });
}

test("a pressed card's photo grows into its bag page while the rest fades, except under reduced motion", async ({
  page,
}) => {
  await page.addInitScript(recordArrival);
  // One page leaves, then the next one enters. The next page's photo enters above the card's.
  const fades = [
    { name: "enter", duration: 500, delay: 500 },
    { name: "leave", duration: 500, delay: 0 },
    { name: "enter", duration: 500, delay: 0 },
  ];
  for (const [reducedMotion, start, name, address] of [
    ["no-preference", "/#/novedades", /^Star Bag/, "/bolsos/star-bag/"],
    ["no-preference", "/bolsos/star-bag/", /^Little Bag/, "/bolsos/little-bag/"],
    ["reduce", "/bolsos/star-bag/", /^Little Bag/, "/bolsos/little-bag/"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, start);
    const link = page.getByRole("link", { name });
    const card = page.locator("article, li").filter({ has: link });
    const { width } = await measureRect(card.locator("img").first());
    await link.tap();
    await expect(page).toHaveURL(address);
    // Playwright may report the new URL before the new page has run its init script.
    await page.waitForFunction(() => "arrival" in window);
    const arrival = await page.evaluate<Arrival>("arrival");
    const isReduced = reducedMotion === "reduce";
    expect(arrival.photoWidths).toEqual(isReduced ? [] : [Math.round(width)]);
    expect(arrival.hasPhoto).toBe(true);
    expect(arrival.fades).toEqual(isReduced ? [] : fades);
  }
});
