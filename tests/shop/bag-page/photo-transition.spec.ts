import { loadImages } from "../../support/load-images.ts";
import { expect, openPage, test } from "../../support/shop-test.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a bag page is complete, and all its links work", async ({ page, request }) => {
    await page.goto("/bolsos/chain-bag/");
    await expect(page.getByRole("heading", { level: 1, name: "Chain Bag" })).toBeVisible();
    expect(await loadImages(page)).toBe(5);
    await expect(
      page.getByRole("link", { name: /^Pedir por WhatsApp el Chain Bag/ }),
    ).toBeVisible();
    await expect(page.getByRole("table")).toBeVisible();
    for (const link of await page.getByRole("link").filter({ visible: true }).all()) {
      const href = (await link.getAttribute("href")) ?? "";
      if (/^(https:|mailto:|tel:)/.test(href) || href === "#/") continue;
      const address = await link.evaluate((a: HTMLAnchorElement) => a.href);
      expect((await request.get(address)).status(), href).toBe(200);
    }
    await expect(page.getByRole("link", { name: /visto de frente.*Ampliar/ })).toHaveAttribute(
      "href",
      /^assets\/chain-bag-1-.*-1200\.jpg$/,
    );
    await page.getByRole("link", { name: "Volver a Novedades" }).click();
    await expect(page).toHaveURL("/novedades/");
  });
});

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
    await openPage(page, "/#/novedades");
    for (const [name, address] of [
      [/^Star Bag/, "/bolsos/star-bag/"],
      // From the Star Bag's page.
      [/^Little Bag/, "/bolsos/little-bag/"],
    ] as const) {
      const link = page.getByRole("link", { name });
      const card = page.locator("article, li").filter({ has: link });
      const photo = await card.locator("img").first().boundingBox();
      await link.click();
      await expect(page).toHaveURL(address);
      // Playwright may report the new URL before the new page has run its init script.
      await page.waitForFunction(() => "arrival" in window);
      expect(await page.evaluate("arrival")).toEqual(
        reducedMotion === "reduce"
          ? { photoWidths: [], fades: [] }
          : { photoWidths: [Math.round(photo?.width ?? 0)], fades },
      );
    }
  }
});
