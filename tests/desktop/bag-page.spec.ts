import type { Locator } from "@playwright/test";
import { expect, holdResponses, openPage, test } from "../support/shop-test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the bag, its name, its price and the button are on the first screen, and stay beside the photos", async ({
  page,
}) => {
  await openPage(page, "/bolsos/moon-bag/");
  const photos = page.getByRole("list", { name: /^Fotos de / }).getByRole("img");
  const ask = page.getByRole("link", { name: /^Pedir por WhatsApp/ });
  const left = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN;
  for (const seen of [
    photos.first(),
    page.getByRole("heading", { level: 1 }),
    page.getByText("24,00 €").first(),
    ask,
  ])
    await expect(seen).toBeInViewport({ ratio: 0.99 });
  expect(await left(ask)).toBeGreaterThan(await left(photos.first()));
  await photos.nth(3).scrollIntoViewIfNeeded();
  await expect(ask).toBeInViewport();
});

test("nothing moves on a bag's page as its letters come", async ({ page }) => {
  const release = await holdResponses(page, /\.woff2$/);
  await page.goto("/bolsos/moon-bag/", { waitUntil: "domcontentloaded" });
  const place = () => page.getByText("Medidas", { exact: true }).boundingBox();
  const before = await place();
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await place()).toEqual(before);
});

test("the address of a bag is copied, without what an app has added to it", async ({ page }) => {
  await openPage(page, "/bolsos/star-bag/?utm_source=ig");
  await page.getByRole("button", { name: "Copiar el enlace" }).click();
  await expect(page.getByRole("status")).toHaveText("Enlace copiado.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL("/bolsos/star-bag/", page.url()).href,
  );
});
