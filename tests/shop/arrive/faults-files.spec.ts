import type { Page } from "@playwright/test";
import { expect, test } from "../../support/host.ts";
import { watchShifts } from "../../support/layout.ts";
import { hydrated, open, twoFrames } from "../../support/visit.ts";

test.use({ film: true });

/** Where everything is, by what a visitor calls it. */
const layout = (page: Page) =>
  page.locator("section, article, h2, h3, img, footer").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y + scrollY, width, height].map((part) =>
        typeof part === "number" ? Math.round(part) : part,
      );
    }),
  );

/** Each picture in the window has come, or will not. */
const expectPicturesAnswered = (page: Page) =>
  expect
    .poll(() =>
      page.locator("img").evaluateAll(
        (images) =>
          (images as HTMLImageElement[]).filter((image) => {
            const { top, bottom } = image.getBoundingClientRect();
            return !image.complete && bottom > 0 && top < innerHeight && image.checkVisibility();
          }).length,
      ),
    )
    .toBe(0);

test("pictures and films that are gone or unreadable leave their place, their colour and their words", async ({
  page,
  host,
  visit,
}) => {
  test.slow();
  visit.expectFault(/404/);
  const media = /\.(avif|jpg|mp4|webm)$/;
  // A cover with its film, and a shelf with its banner; the other shelf has the same cards.
  for (const [screen, fault] of [
    ["/", "lose"],
    ["/", "spoil"],
    ["/#/novedades", "lose"],
    ["/#/novedades", "spoil"],
  ] as const)
    await test.step(`${screen} (${fault})`, async () => {
      host.mend();
      await page.goto("about:blank");
      await open(page, screen);
      await expectPicturesAnswered(page);
      const whole = await layout(page);

      host[fault](media);
      // What is routed is not taken from the browser's cache.
      await page.route(media, (route) => route.continue());
      await page.reload();
      await expect(hydrated(page)).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      await expectPicturesAnswered(page);
      expect(await layout(page)).toEqual(whole);

      const photo = page.getByRole("article").first().getByRole("img").first();
      await photo.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
        )
        .toBe(0);
      expect(await photo.getAttribute("alt")).toMatch(/.{10}/);
    });
});

test("a film that cannot be read leaves the still, and no button that does nothing", async ({
  page,
  host,
}) => {
  host.spoil(/\.(mp4|webm)$/);
  const asked = page.waitForRequest(/\.(mp4|webm)$/);
  await page.goto("/");
  await asked;
  await expect(page.locator("video")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /película/ })).toHaveCount(0);
  const still = page.getByRole("region", { name: "Portada" }).getByRole("img");
  expect(await still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("without its fonts the page reads as well and stays where it is", async ({
  page,
  host,
  visit,
}) => {
  visit.expectFault(/404|^request failed: GET .*\.woff2/);
  host.lose(/\.woff2$/);
  const shifted = await watchShifts(page);
  await page.goto("/#/essentials");
  await expect(hydrated(page)).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].flatMap(({ status, family }) => (status === "loaded" ? [family] : [])),
  );
  expect(loaded).not.toContainEqual(expect.stringMatching(/^"?Instrument S(ans|erif)"?$/));
  await twoFrames(page);
  expect(await shifted()).toBeLessThan(0.01);
  await expect(page.getByRole("heading", { name: "Net Bag" })).toBeVisible();
});
