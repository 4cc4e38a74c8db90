import type { Page } from "@playwright/test";
import { expect, locateReadyMarker, openPage, test } from "../../support/shop-test.ts";

test.use({ hasVideo: true });

const MEDIA = /\.(avif|jpg|mp4|webm)$/;

/** Returns the position and size of each visible part of the page. */
const measureLayout = (page: Page) =>
  page.locator("section, article, h2, h3, img, footer").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, ...[x, y + scrollY, width, height].map(Math.round)];
    }),
  );

test("missing files keep their space and their text", async ({ page, expectConsoleError }) => {
  expectConsoleError(/404/);
  const respondNotFound = (pattern: RegExp) =>
    page.route(pattern, (route) => route.fulfill({ status: 404 }));
  await respondNotFound(/\.woff2$/);
  for (const screen of ["/", "/#/novedades"])
    await test.step(screen, async () => {
      await page.unroute(MEDIA);
      await openPage(page, screen);
      await page.waitForLoadState();
      const complete = await measureLayout(page);

      await respondNotFound(MEDIA);
      await page.reload();
      await expect(locateReadyMarker(page)).toBeAttached();
      expect(await measureLayout(page)).toEqual(complete);
      const photo = page.getByRole("article").first().getByRole("img").first();
      expect(await photo.getAttribute("alt")).toMatch(/.{10}/);
    });
});

test("a crashed screen names the contact and can be left", async ({ page, expectConsoleError }) => {
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
  const whatsappLink = help.getByRole("link", { name: /WhatsApp/ });
  await expect(whatsappLink).toHaveAttribute("href", /\/wa\.me\/\d+$/);
  await expect(help.getByRole("link", { name: "hola@ovillo.example" })).toBeVisible();
  await page.goto("/#/no-existe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada");
});
