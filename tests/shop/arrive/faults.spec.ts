import type { Page } from "@playwright/test";
import { createMailbox } from "../../../tools/mail/mailbox.ts";
import { serve } from "../../../tools/serve/host.ts";
import { built } from "../../support/shops.ts";
import { expect, hydrated, open, test as visitTest } from "../../support/visit.ts";

/** A host of the shop that belongs to one test, so that it may fail. */
type Host = {
  url: string;
  /** Files whose address matches are gone, as after a newer deployment. */
  lose(pattern: RegExp): void;
  /** All files are there again. */
  mend(): void;
};

/** A visit to a shop whose host can be made to fail. */
const test = visitTest.extend<{ host: Host }>({
  // Playwright reads from this pattern what a fixture needs; this one needs nothing.
  host: async ({ browserName: _ }, use) => {
    let lost: RegExp | undefined;
    const mailbox = createMailbox();
    const { url, close } = await serve({
      dir: await built("example"),
      port: 0,
      before: (req, res, next) => {
        if (lost?.test(req.url ?? "")) res.writeHead(404).end();
        else mailbox(req, res, next);
      },
    });
    await use({
      url,
      lose: (pattern) => {
        lost = pattern;
      },
      mend: () => {
        lost = undefined;
      },
    });
    await close();
  },
  baseURL: ({ host }, use) => use(host.url),
});

test.use({ film: true });

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
  host,
  visit,
}) => {
  test.slow();
  visit.expectFault(/404/);
  for (const screen of ["/", "/#/novedades"])
    await test.step(screen, async () => {
      host.mend();
      host.lose(/\.woff2$/);
      await page.goto("about:blank");
      await open(page, screen);
      await page.waitForLoadState();
      const whole = await layout(page);

      host.lose(/\.(woff2|avif|jpg|mp4|webm)$/);
      // What is routed is not taken from the browser's cache.
      await page.route(/\.(avif|jpg|mp4|webm)$/, (route) => route.continue());
      await page.reload();
      await expect(hydrated(page)).toBeAttached();
      expect(await layout(page)).toEqual(whole);
      await expect(page.getByRole("button", { name: /película/ })).toHaveCount(0);
      const photo = page.getByRole("article").first().getByRole("img").first();
      expect(await photo.getAttribute("alt")).toMatch(/.{10}/);
    });
});

test("without the main script Home stays, and its links work", async ({ page, host, visit }) => {
  visit.expectFault(/404/);
  visit.expectFault(/^request failed: GET .*\/assets\/.*\.js/);
  host.lose(/\/assets\/.*\.js$/);
  await page.goto("/");
  await expect(page.getByRole("link", { name: /Pedir por WhatsApp.*Moon Bag/ })).toHaveAttribute(
    "href",
    /wa\.me\/34600000000\?text=/,
  );
  await page.getByRole("link", { name: "Ver todos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
  await expect(page).toHaveTitle(/^Novedades/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Productos Destacados" })).toBeVisible();
  await expect(hydrated(page)).toHaveCount(0);
});

test("a screen that breaks says how to write instead, and the header leads on", async ({
  page,
  visit,
}) => {
  visit.expectFault(/console\.error: .*no photos/);
  await open(page, "/#/no-existe");
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
