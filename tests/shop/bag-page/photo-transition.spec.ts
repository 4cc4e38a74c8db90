import { expect, measureRect, openPage, test } from "../../support/shop-test.ts";

type Transition = { ready: Promise<void>; finished: Promise<void> };
type Arrival = {
  photoWidths: number[];
  fades: { name: string; duration: unknown; delay: unknown }[];
};

/** Stores the photo's initial width and the fades of the view transition in `window.arrival`. */
function recordArrival(): void {
  const readAnimations = (): Arrival => {
    const arrival: Arrival = { photoWidths: [], fades: [] };
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
  addEventListener("pagereveal", (event) => {
    const { viewTransition } = event as Event & { viewTransition: Transition | null };
    const waitForArrival = async () => {
      await viewTransition?.ready;
      const arrival = readAnimations();
      await viewTransition?.finished;
      return arrival;
    };
    Object.assign(window, { arrival: waitForArrival() });
  });
}

test("the photo of a pressed card grows into its bag page while the rest fades, except under reduced motion", async ({
  page,
}) => {
  await page.addInitScript(recordArrival);
  const fades = [
    { name: "enter", duration: 500, delay: 500 },
    { name: "leave", duration: 500, delay: 0 },
  ];
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    // Both pages fade if a busy browser has not parsed the photo in time.
    for (const [start, name, address] of [
      ["/#/novedades", /^Star Bag/, "/bolsos/star-bag/"],
      ["/bolsos/star-bag/", /^Little Bag/, "/bolsos/little-bag/"],
    ] as const)
      await expect(async () => {
        await openPage(page, start);
        const link = page.getByRole("link", { name });
        const card = page.locator("article, li").filter({ has: link });
        const { width } = await measureRect(card.locator("img").first());
        await link.click();
        await expect(page).toHaveURL(address);
        // Playwright may report the new URL before the new page has run its init script.
        await page.waitForFunction(() => "arrival" in window);
        expect(await page.evaluate("arrival")).toEqual(
          reducedMotion === "reduce"
            ? { photoWidths: [], fades: [] }
            : { photoWidths: [Math.round(width)], fades },
        );
      }).toPass();
  }
});
