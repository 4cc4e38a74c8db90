import type { Page } from "@playwright/test";
import { expect, openPage, readyMarker, test } from "../../support/shop-test.ts";

test.use({ hasFilm: true });

const PICTURES = /\.(avif|jpg|mp4|webm)$/;

/** Where everything is, by what a visitor calls it. */
const layout = (page: Page) =>
  page.locator("section, article, h2, h3, img, footer").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, ...[x, y + scrollY, width, height].map(Math.round)];
    }),
  );

test("pictures, films and fonts that do not come leave their place and their words", async ({
  page,
  expectConsoleError,
}) => {
  test.slow();
  expectConsoleError(/404/);
  const lose = (pattern: RegExp) => page.route(pattern, (route) => route.fulfill({ status: 404 }));
  await lose(/\.woff2$/);
  for (const screen of ["/", "/#/novedades"])
    await test.step(screen, async () => {
      await page.unroute(PICTURES);
      await page.goto("about:blank");
      await openPage(page, screen);
      await page.waitForLoadState();
      const whole = await layout(page);

      await lose(PICTURES);
      await page.reload();
      await expect(readyMarker(page)).toBeAttached();
      expect(await layout(page)).toEqual(whole);
      const photo = page.getByRole("article").first().getByRole("img").first();
      expect(await photo.getAttribute("alt")).toMatch(/.{10}/);
    });
});

test("a screen that breaks says how to write instead, and the header leads on", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/console\.error: .*no photos/);
  await openPage(page, "/#/no-existe");
  await page.evaluate(() => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error("no photos");
      }
    } as unknown as typeof IntersectionObserver;
  });
  await page.goto("/#/novedades");
  const help = page.getByRole("alert").filter({ hasText: "Algo no ha ido bien" }).first();
  await expect(help.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+$/,
  );
  await expect(help.getByRole("link", { name: "hola@ovillo.example" })).toBeVisible();
  await page.goto("/#/no-existe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
});
