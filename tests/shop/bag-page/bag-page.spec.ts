import type { Page } from "@playwright/test";
import { expectLoaded } from "../../support/load-images.ts";
import { expect, measureRect, openPage, recordRequests, test } from "../../support/shop-test.ts";

const photos = (page: Page) => page.getByRole("list", { name: /^Fotos de / }).getByRole("img");
const orderButton = (page: Page) => page.getByRole("link", { name: /^Pedir por WhatsApp/ });

test("the link of a bag opens its page with photos, price and order button", async ({ page }) => {
  const scripts = recordRequests(page, /\.js$/);
  await openPage(page, "/bolsos/chain-bag/");
  await expect(page).toHaveTitle("Chain Bag · 25,00 € · ovillo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chain Bag");
  await expect(page.getByText("25,00 €").first()).toBeInViewport();
  await expect(page.getByText("IVA y envío incluidos")).toBeInViewport();
  await expect(photos(page)).toHaveCount(5);
  await expect(photos(page).first()).toBeInViewport();
  await expectLoaded(photos(page).first());
  await expect(orderButton(page)).toBeInViewport();
  await expect(orderButton(page)).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/34600000000\?text=.*Chain%20Bag/,
  );
  await expect(page.getByRole("link", { name: /^Ver en Amazon el Chain Bag/ })).toBeVisible();
  await expect(page).toHaveURL("/bolsos/chain-bag/");
  // The page does not load the app.
  expect(scripts).toEqual([expect.stringMatching(/\/bag-[^/]*\.js$/)]);
});

test("the first photo, the name and the price fill a phone's first screen", async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [430, 932],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/bolsos/moon-bag/");
    expect(await measureRect(photos(page).first())).toMatchObject({ left: 0, width: width - 24 });
    const name = await measureRect(page.getByRole("heading", { level: 1 }));
    const price = page.getByText("24,00 €").first();
    const { top } = await measureRect(price);
    expect(top).toBeGreaterThan(name.top);
    expect(top).toBeLessThan(name.bottom);
    await expect(price).toBeInViewport({ ratio: 1 });
  }
});

test("a bag page lists its details in a table and the steps to order", async ({ page }) => {
  await openPage(page, "/bolsos/moon-bag/");
  const table = page.getByRole("table", { name: "Detalles de Moon Bag" });
  await expect(table.getByRole("row", { name: /^Medidas/ })).toHaveText(
    "Medidas27 cm de ancho, 15 de alto y 7 de fondo, sin asas",
  );
  for (const name of ["Material", "Forro", "Cierre", "Qué cabe", "Cuidados"])
    await expect(table.getByRole("rowheader", { name })).toBeVisible();
  const steps = page.getByRole("region", { name: "Cómo pedir" }).getByRole("listitem");
  await expect(steps).toHaveText([/^Escríbenos/, /^Te confirmamos/, /^Te lo enviamos/]);
});

test("on a phone, the photos scroll sideways and the order buttons stay visible and cover nothing", async ({
  page,
}) => {
  await openPage(page, "/bolsos/chain-bag/");
  await test.step("the edge of the next photo is visible", async () => {
    const second = photos(page).nth(1);
    expect((await measureRect(photos(page).first())).width).toBe(366);
    const visibleEdge = 390 - (await measureRect(second)).left;
    expect(visibleEdge).toBeGreaterThan(16);
    expect(visibleEdge).toBeLessThan(80);
    // A short scroll snaps to the start of the next photo.
    await page.getByRole("list", { name: /^Fotos/ }).evaluate((strip) => strip.scrollBy(200, 0));
    await expect.poll(async () => Math.round((await measureRect(second)).left)).toBe(0);
  });

  await test.step("name, price and tax are above the button at the bottom of the window", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(orderButton(page)).toBeInViewport({ ratio: 1 });
    const button = await measureRect(orderButton(page));
    for (const text of [page.getByRole("heading", { level: 1 }), page.getByText("IVA y envío")])
      expect((await measureRect(text)).bottom).toBeLessThan(button.top - 12);
  });

  await page.getByRole("rowheader", { name: "Cuidados" }).scrollIntoViewIfNeeded();
  await expect(orderButton(page)).toBeInViewport({ ratio: 1 });
  // The buttons do not cover the content and links below.
  await page.getByText("Lo preparamos y lo mandamos").click({ trial: true });
  const lastLink = page.getByRole("region", { name: "Otros bolsos" }).getByRole("link").last();
  await lastLink.click({ trial: true });
  await page.getByText(/^© \d+ ovillo/).scrollIntoViewIfNeeded();
  await expect(orderButton(page)).not.toBeInViewport();
});
