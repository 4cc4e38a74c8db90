import type { Locator } from "@playwright/test";
import { watchGrowth } from "../../support/growing-photo.ts";
import { seePictures } from "../../support/pictures.ts";
import { expect, open, test } from "../../support/visit.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a bag's page is whole, and all that it offers works", async ({ page, request }) => {
    await page.goto("/bolsos/chain-bag/");
    await expect(page.getByRole("heading", { level: 1, name: "Chain Bag" })).toBeVisible();
    expect(await seePictures(page)).toBe(5);
    await expect(
      page.getByRole("link", { name: /^Pedir por WhatsApp el Chain Bag/ }),
    ).toBeVisible();
    await expect(page.getByRole("table")).toBeVisible();
    // The menu is the browser's own popover.
    await expect(page.getByRole("button").filter({ visible: true })).toHaveText([""]);
    await expect(page.getByRole("button", { name: "Menú" })).toBeVisible();
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

test("another document leaves and enters as another screen does, unless less movement is asked for", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fadesOf = async (transition: { ready: Promise<void> } | null) => {
      await transition?.ready;
      return document.getAnimations().flatMap((animation) => {
        const { animationName, effect } = animation as CSSAnimation;
        if (animationName !== "leave" && animationName !== "enter") return [];
        const { duration, delay } = effect?.getTiming() ?? {};
        const [{ easing } = {}] = (effect as KeyframeEffect).getKeyframes();
        return [{ duration, delay, easing }];
      });
    };
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & {
        viewTransition: { ready: Promise<void> } | null;
      };
      Object.assign(window, { fades: fadesOf(viewTransition) });
    });
  });
  const faded = () => page.evaluate("fades");
  for (const [reducedMotion, fades] of [
    [
      "no-preference",
      [
        { duration: 500, delay: 500, easing: "cubic-bezier(0, 0, 0.2, 1)" },
        { duration: 500, delay: 0, easing: "cubic-bezier(0.4, 0, 1, 1)" },
      ],
    ],
    ["reduce", []],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, "/bolsos/net-bag/");
    await page.getByRole("link", { name: /^Moon Bag/ }).click();
    await expect(page).toHaveURL("/bolsos/moon-bag/");
    expect(await faded()).toEqual(fades);
  }
});

test("the photo of a pressed card grows into the first one of its bag's page, unless less movement is asked for", async ({
  page,
}) => {
  await page.addInitScript(watchGrowth);
  const grown = () => page.evaluate("grown");
  const first = async (part: Locator) =>
    Math.round((await part.locator("img").first().boundingBox())?.width ?? 0);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    const expected = (width: number) => (reducedMotion === "reduce" ? [] : [width]);

    await open(page, "/#/novedades");
    const card = page.getByRole("article").filter({ hasText: "Star Bag" });
    const width = await first(card);
    await card.getByRole("link", { name: /^Star Bag/ }).click();
    await expect(page).toHaveURL("/bolsos/star-bag/");
    await expect.poll(grown).toEqual(expected(width));

    const other = page.getByRole("link", { name: /^Little Bag/ });
    const small = await first(other);
    await other.click();
    await expect(page).toHaveURL("/bolsos/little-bag/");
    await expect.poll(grown).toEqual(expected(small));
  }
});
