import type { Locator } from "@playwright/test";
import { expect, holdResponses, openPage, scrollTo, test } from "../support/shop-test.ts";

test("photo, name, price and button are in view, and the button stays beside the photos on scroll", async ({
  page,
}) => {
  await openPage(page, "/bolsos/moon-bag/");
  const photos = page.getByRole("list", { name: /^Fotos de / }).getByRole("img");
  const orderButton = page.getByRole("link", { name: /^Pedir por WhatsApp/ });
  const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN;
  for (const element of [
    photos.first(),
    page.getByRole("heading", { level: 1 }),
    page.getByText("24,00 €").first(),
    orderButton,
  ])
    await expect(element).toBeInViewport({ ratio: 0.99 });
  expect(await leftOf(orderButton)).toBeGreaterThan(await leftOf(photos.first()));
  await photos.nth(3).scrollIntoViewIfNeeded();
  await expect(orderButton).toBeInViewport();
});

test("a text column of any height shows its end after its own length, and its title never stays under the header", async ({
  page,
}) => {
  for (const [width, height] of [
    [900, 800],
    [1280, 880],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/bolsos/moon-bag/");
    const lastRow = page.getByRole("table").getByRole("row").last();
    const title = page.getByRole("heading", { level: 1 });
    await title.evaluate((heading) => {
      heading.textContent = "Ágata Ñandú";
    });
    const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
    for (const table of ["the table of the example", "a table twice as long"]) {
      await test.step(`${width}x${height} with ${table}`, async () => {
        if (table === "a table twice as long")
          await page
            .getByRole("rowgroup")
            .evaluate((rows) =>
              rows.append(...[...rows.children].map((row) => row.cloneNode(true))),
            );
        await scrollTo(page, 0);
        const titleTop = await topOf(title);
        const hiddenHeight = await lastRow.evaluate(
          (row) => row.getBoundingClientRect().bottom - innerHeight,
        );
        await scrollTo(page, Math.max(0, hiddenHeight) + 1);
        await expect(lastRow).toBeInViewport({ ratio: 1 });
        // Scrolling up shows the promo bar, which makes the header higher.
        await scrollTo(page, 600);
        await scrollTo(page, 500);
        expect(await topOf(title)).toBeCloseTo(titleTop - 500, 0);
      });
    }
  }
});

test("the first photo ends where the pair below it ends", async ({ page }) => {
  const right = async (photo: Locator) => {
    const { x, width } = (await photo.boundingBox()) ?? { x: Number.NaN, width: 0 };
    return Math.round(x + width);
  };
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/bolsos/moon-bag/");
    const photos = page.getByRole("list", { name: /^Fotos de / }).getByRole("img");
    expect(await right(photos.first()), `${width}`).toBe(await right(photos.nth(2)));
  }
});

test("a bag page does not shift when its fonts arrive", async ({ page }) => {
  const release = await holdResponses(page, /\.woff2$/);
  await page.goto("/bolsos/moon-bag/", { waitUntil: "domcontentloaded" });
  const readPosition = () => page.getByText("Medidas", { exact: true }).boundingBox();
  const initialPosition = await readPosition();
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await readPosition()).toEqual(initialPosition);
});
