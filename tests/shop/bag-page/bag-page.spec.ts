import type { Locator, Page } from "@playwright/test";
import { expect, openPage, test } from "../../support/shop-test.ts";

const photos = (page: Page) => page.getByRole("list", { name: /^Fotos de / }).getByRole("img");
const ask = (page: Page) => page.getByRole("link", { name: /^Pedir por WhatsApp/ });
const left = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN;

test("a visitor who opens a bag's link sees that bag", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await openPage(page, "/bolsos/chain-bag/");
  await expect(page).toHaveTitle("Chain Bag · 25,00 € · ovillo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chain Bag");
  await expect(page.getByText("25,00 €").first()).toBeInViewport();
  await expect(page.getByText("IVA y envío incluidos")).toBeInViewport();
  await expect(photos(page)).toHaveCount(5);
  await expect(photos(page).first()).toBeInViewport();
  await expect(photos(page).first()).not.toHaveJSProperty("naturalWidth", 0);
  await expect(ask(page)).toBeInViewport();
  await expect(ask(page)).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/34600000000\?text=.*Chain%20Bag/,
  );
  await expect(page.getByRole("link", { name: /^Ver en Amazon el Chain Bag/ })).toBeInViewport();
  await expect(page).toHaveURL("/bolsos/chain-bag/");
  // The whole shop is not in it.
  expect(scripts).toEqual([expect.stringMatching(/\/bag-[^/]*\.js$/)]);
});

test("what a buyer wants to know stands in a table", async ({ page }) => {
  await openPage(page, "/bolsos/moon-bag/");
  const table = page.getByRole("table", { name: "Detalles de Moon Bag" });
  await expect(table.getByRole("row", { name: /^Medidas/ })).toHaveText(
    "Medidas27 cm de ancho, 15 de alto y 7 de fondo, sin asas",
  );
  for (const name of ["Material", "Forro", "Cierre", "Qué cabe", "Cuidados"])
    await expect(table.getByRole("rowheader", { name })).toBeVisible();
  const steps = page.getByRole("region", { name: "Cómo pedir" }).getByRole("listitem");
  await expect(steps).toHaveText([/^Escríbenos/, /^Te confirmamos/, /^Te lo enviamos gratis/]);
});

test("on a phone the photos are a strip, and the buttons stay within a thumb's reach and cover nothing", async ({
  page,
}) => {
  await openPage(page, "/bolsos/chain-bag/");
  await test.step("the next photo peeps in", async () => {
    const [first, second] = [photos(page).first(), photos(page).nth(1)];
    expect((await first.boundingBox())?.width).toBeGreaterThan(300);
    const peep = 390 - (await left(second));
    expect(peep).toBeGreaterThan(16);
    expect(peep).toBeLessThan(80);
    // Pushed along a little it comes to rest where the next one begins.
    await page.getByRole("list", { name: /^Fotos/ }).evaluate((strip) => strip.scrollBy(200, 0));
    await expect.poll(async () => Math.round(await left(second))).toBe(20);
  });

  await test.step("name, price and tax stand above the button at the window's foot", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(ask(page)).toBeInViewport({ ratio: 1 });
    const button = (await ask(page).boundingBox())?.y ?? 0;
    for (const text of [page.getByRole("heading", { level: 1 }), page.getByText("IVA y envío")]) {
      const { y = Number.NaN, height = 0 } = (await text.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(button - 12);
    }
  });

  await page.getByRole("rowheader", { name: "Cuidados" }).scrollIntoViewIfNeeded();
  await expect(ask(page)).toBeInViewport({ ratio: 1 });
  // What is below them comes into sight as a whole, and what is tabbed to does not hide behind them.
  await page.getByText("El envío va incluido en el precio.").click({ trial: true });
  const other = page.getByRole("region", { name: "Otros bolsos" }).getByRole("link").last();
  await other.click({ trial: true });
  await page.getByText(/^© \d+ ovillo/).scrollIntoViewIfNeeded();
  await expect(ask(page)).not.toBeInViewport();
});
