import type { Page } from "@playwright/test";
import { applyUserStyles, TEXT_SPACING } from "../../support/clipping.ts";
import { expectLoaded } from "../../support/load-images.ts";
import {
  createShopTest,
  expect,
  inWindows,
  measureRect,
  openPage,
  recordRequests,
  scrollTo,
  test,
} from "../../support/shop-test.ts";

const photos = (page: Page) =>
  page
    .getByRole("list", { name: /^Fotos de / })
    .getByRole("link")
    .getByRole("img");
/** The page's own button, and on a phone the one in the bar, unless the page's own is in view. */
const orderButtons = (page: Page) => page.getByRole("link", { name: /^Pedir por WhatsApp/ });

test("the link of a bag opens its page with photos, price and order button", async ({ page }) => {
  const scripts = recordRequests(page, /\.js$/);
  await page.clock.setFixedTime("2026-12-20T12:00");
  await openPage(page, "/bolsos/chain-bag/");
  await expect(page).toHaveTitle("Chain Bag, bolso de crochet · 25,00 € · ovillo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chain Bag");
  await expect(page.getByText("25,00 €").first()).toBeInViewport();
  await expect(page.getByText("IVA y envío incluidos")).toBeInViewport();
  await expect(photos(page)).toHaveCount(5);
  await expect(photos(page).first()).toBeInViewport();
  await expectLoaded(photos(page).first());
  for (const button of await orderButtons(page).all())
    await expect(button).toHaveAttribute("href", /\/wa\.me\/34600000000\?text=.*Chain%20Bag/);
  await expect(page.getByRole("link", { name: /^Ver en Amazon el Chain Bag/ })).toBeVisible();
  await expect(page.getByText(/^Te llega entre .* y el 2 de enero de 2027: /)).toBeVisible();
  const details = page.getByRole("table", { name: "Detalles de Chain Bag" });
  await expect(details.getByRole("row", { name: /^Medidas/ })).toContainText("23 × 14");
  const steps = page.getByRole("region", { name: "Cómo pedir" }).getByRole("listitem");
  await expect(steps).toHaveCount(3);
  await expect(page).toHaveURL("/bolsos/chain-bag/");
  // The page does not load the app.
  expect(scripts).toEqual([expect.stringMatching(/\/bag-[^/]*\.js$/)]);
});

for (const [shop, visit] of [
  ["without a notice", test],
  ["with a notice of two lines", createShopTest("allOptions")],
] as const)
  visit(`on a phone, the first photo is whole above the order bar, ${shop}`, async ({ page }) => {
    await openPage(page, "/bolsos/moon-bag/");
    await inWindows(page, "360x640 390x664 390x750 430x740", async (width) => {
      const photo = await measureRect(photos(page).first());
      const { top, height: barButtonHeight } = await measureRect(orderButtons(page).last());
      expect(photo.height / photo.width).toBeCloseTo(5 / 4, 1);
      expect(photo.bottom).toBeLessThanOrEqual(top - 12);
      expect(photo.right).toBeLessThanOrEqual(width - 44);
      expect(barButtonHeight).toBe(48);
    });
  });

test("on a phone, the photos scroll sideways to the bag's true size", async ({ page }) => {
  await openPage(page, "/bolsos/chain-bag/");
  const strip = page.getByRole("list", { name: /^Fotos/ });
  await expect(strip.getByText("1 de 5")).toBeInViewport();
  const second = photos(page).nth(1);
  expect(390 - (await measureRect(second)).left).toBe(44);
  // A short scroll snaps to the start of the next photo.
  await strip.evaluate((element) => element.scrollBy(200, 0));
  await expect.poll(async () => Math.round((await measureRect(second)).left)).toBe(0);
  await strip.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  const drawing = strip.getByRole("img", {
    name: "Chain Bag, a escala: 23 cm de ancho y 14 de alto, junto a un móvil de 7,2 × 15 cm.",
  });
  await expect(drawing).toBeInViewport({ ratio: 1 });
  // The way back is on the drawing, clear of the photo before it.
  expect((await measureRect(strip.getByRole("listitem").last())).left).toBe(0);
});

test("the link beside a bag's size shows the drawing and adds no entry", async ({ page }) => {
  await openPage(page, "/#/novedades");
  await page.getByRole("link", { name: "Moon Bag", exact: true }).click();
  await page.getByRole("link", { name: "27 × 15 × 7 cm, junto a un móvil" }).click();
  const drawing = page.getByRole("img", { name: /^Moon Bag, a escala: 27 cm .* junto a un móvil/ });
  await expect(drawing).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL("/#/novedades");
});

test("on a phone, the order bar shows unless the page's own button does", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, "/bolsos/chain-bag/");
  await expect(orderButtons(page)).toHaveCount(2);
  const own = orderButtons(page).first();
  const inBar = page.locator("#order-bar").getByRole("link");
  await expect(inBar).toBeInViewport({ ratio: 1 });
  await own.scrollIntoViewIfNeeded();
  await expect(orderButtons(page)).toHaveCount(1);
  // The bar repeats the name only while the title is out of view.
  await page.setViewportSize({ width: 412, height: 732 });
  await scrollTo(page, 0);
  const nameInBar = page.locator("#order-bar").getByText("Chain Bag");
  await expect(inBar).toBeInViewport({ ratio: 1 });
  await expect(nameInBar).toBeHidden();
  await page.getByRole("rowheader", { name: "Cuidados" }).scrollIntoViewIfNeeded();
  await expect(orderButtons(page)).toHaveCount(2);
  await expect(nameInBar).toBeVisible();
  // The bar does not cover the content and links below.
  await page.getByText("lo mandamos a la dirección").click({ trial: true });
  const lastLink = page.getByRole("region", { name: "Mira también" }).getByRole("link").last();
  await lastLink.click({ trial: true });
  const bag = await measureRect(page.getByRole("article").first());
  expect((await measureRect(inBar)).bottom).toBeLessThanOrEqual(bag.bottom);
});

/** The bag of the stress build with the longest word as its name. */
const LONGEST_NAME = "/bolsos/bossadecotoreciclatteixidaaganxetambnansesdefustaclara/";

createShopTest("stress")(
  "on a phone, the order bar has two lines and a button",
  async ({ page }) => {
    await openPage(page, LONGEST_NAME);
    await page.getByRole("radio", { name: "Terracota" }).check({ force: true });
    const bar = page.locator("#order-bar");
    const button = bar.getByRole("link");
    const price = bar.getByText("1.234,50 €");
    for (const [width, style, height] of [
      [360, "", 72],
      [390, "", 72],
      [430, "", 72],
      [360, TEXT_SPACING, 72],
      // At twice the text size the bar is twice as high, and may have a line more.
      [390, "html{font-size:200%}", 2 * 72 + 56],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await applyUserStyles(page, style);
      await scrollTo(page, 0);
      const where = `${width} px ${style}`;
      expect((await measureRect(bar)).height, where).toBeLessThanOrEqual(height + 1);
      const priceRect = await measureRect(price);
      expect(priceRect.right, where).toBeLessThanOrEqual((await measureRect(bar)).right);
      await expect(price, where).toBeInViewport({ ratio: 1 });
      await expect(button, where).toHaveText("Pedir por WhatsApp");
      if (style) continue;
      expect(priceRect.right, where).toBeLessThanOrEqual((await measureRect(button)).left);
      expect((await measureRect(button.getByText("Pedir"))).height, where).toBeLessThan(30);
    }
  },
);
