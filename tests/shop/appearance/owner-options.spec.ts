import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { findAxeViolations } from "../../support/axe.ts";
import { ALL_OPTIONS } from "../../support/example-shop.ts";
import { MENU_SCREENS, NOT_FOUND_SCREEN } from "../../support/screens.ts";
import {
  createShopTest,
  expect,
  holdResponses,
  locateReadyMarker,
  measureLayoutShift,
  measureOverlayOpacity,
  measureRect,
  openPage,
  stopClock,
  waitForNextPaint,
} from "../../support/shop-test.ts";

/** The shop that uses every option. */
const test = createShopTest("allOptions");

/** Returns the channels of `#rrggbb`. */
const parseColour = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const INK = parseColour(ALL_OPTIONS.colours.ink);
const GROUND = parseColour(ALL_OPTIONS.colours.ground);
const formatColour = (channels: number[]): string => `rgb(${channels.join(", ")})`;
const ink = formatColour(INK);
const ground = formatColour(GROUND);
const accent = formatColour(parseColour(ALL_OPTIONS.colours.accent));

/** Returns the prefilled message of a WhatsApp link. */
const readMessage = async (link: Locator) =>
  new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");

test("each screen has its own canonical address", async ({ page }) => {
  const readAddresses = () =>
    page.evaluate(() => [
      document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
      document.querySelector<HTMLMetaElement>("meta[property='og:url']")?.content,
    ]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/novedades/");
  for (const { hash, path } of [{ ...NOT_FOUND_SCREEN, path: "" }, ...MENU_SCREENS]) {
    await page.goto(`/${hash}`);
    const address = `${ALL_OPTIONS.url}/${path}`;
    await expect.poll(readAddresses, hash).toEqual([address, address]);
  }
});

test("a sold-out bag keeps its place and offers only a notification", async ({ page }) => {
  for (const [place, words] of [
    // On the photo; on the bag's page, after the price.
    ["/#/novedades", "Agotado"],
    ["/bolsos/chain-bag/", "· Agotado"],
  ] as const) {
    await openPage(page, place);
    const bag = page.getByRole("article").filter({ hasText: "Chain Bag" });
    await expect(bag.getByText(/Agotado/), place).toHaveText([words]);
    await expect(bag.getByText(ALL_OPTIONS.tag), place).toHaveCount(0);
    await expect(bag.getByRole("link", { name: /Amazon|Pedir/ }), place).toHaveCount(0);
    const whatsappLink = bag.getByRole("link", {
      name: "Avísame por WhatsApp cuando vuelva la Chain Bag (se abre en una pestaña nueva)",
    });
    // The order bar may repeat the page's own link.
    expect(await readMessage(whatsappLink.first()), place).toBe(
      "¡Hola! ¿Me avisas cuando vuelva la Chain Bag? ¡Gracias!",
    );
  }
  await expect(page.getByRole("group", { name: "¿En qué color?" })).toHaveCount(0);
  for (const text of [/^Te llega/, "Cómo pedir"]) await expect(page.getByText(text)).toHaveCount(0);
  expect(await readMessage(page.getByRole("link", { name: /^Pregunta por WhatsApp/ }))).toBe(
    "¡Hola! Tengo una pregunta sobre la Chain Bag: ",
  );
});

test("a reduced bag shows its previous price, struck through and labelled", async ({ page }) => {
  for (const place of ["/#/novedades", "/bolsos/star-bag/"]) {
    await openPage(page, place);
    const bag = page.getByRole("article").filter({ hasText: "Star Bag" });
    const price = bag.getByText("26,00 €", { exact: true }).first();
    const previousPrice = bag.getByText("Antes 32,00 €").first();
    await expect(previousPrice, place).toHaveCSS("text-decoration-line", "line-through");
    expect((await measureRect(previousPrice)).top, place).toBe((await measureRect(price)).top);
  }
  await openPage(page, "/bolsos/chain-bag/");
  const name = "Star Bag Antes 32,00 € ahora 26,00 €";
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("the message names the yarn that is chosen by click or keyboard", async ({ page }) => {
  await openPage(page, "/bolsos/net-bag/");
  const yarns = page.getByRole("group", { name: "¿En qué color?" });
  // The page's own link; on a phone, the bar's until that is in view.
  const whatsappLink = page.getByRole("link", { name: /^Pedir .*por WhatsApp la Net Bag/ }).first();
  const unchanged = yarns.getByRole("radio", { name: "Natural" });
  await expect(unchanged).toBeChecked();
  expect(await readMessage(whatsappLink)).toBe("¡Hola! ¿Os queda la Net Bag?");
  await yarns.getByRole("radio", { name: "Oliva" }).click();
  await expect(yarns.getByRole("radio", { name: "Oliva" })).toBeChecked();
  await expect(whatsappLink).toContainText("Pedir en oliva por WhatsApp");
  // The photo's colour, natural, is no yarn.
  await expect(yarns.getByText("Te lo tejemos en oliva.", { exact: true })).toBeVisible();
  const barLink = page.locator("#order-bar a");
  await expect(barLink).toHaveText("Pedir por WhatsApp");
  // The page's own button is in view, so the bar is hidden.
  await expect(barLink).toHaveAttribute("aria-label", /^Pedir por WhatsApp la Net Bag en oliva \(/);
  expect(await readMessage(barLink)).toBe("¡Hola! ¿Os queda la Net Bag en oliva?");
  expect(await readMessage(page.getByRole("link", { name: /^Pregunta por WhatsApp/ }))).toBe(
    "¡Hola! Tengo una pregunta sobre la Net Bag en oliva: ",
  );
  const mailLink = page.getByRole("link", { name: "por correo" });
  await expect(mailLink).toHaveAttribute("href", /^mailto:.*\?subject=Net%20Bag%20en%20oliva$/);
  await expect(page.locator("#order-bar")).toContainText("Oliva24,00 €");
  expect(await readMessage(whatsappLink)).toBe("¡Hola! ¿Os queda la Net Bag en oliva?");
  await page.keyboard.press("ArrowDown");
  await expect(whatsappLink).toHaveAccessibleName(/^Pedir en rosa \$& por WhatsApp la Net Bag/);
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("ArrowUp");
  await expect(unchanged).toBeChecked();
  await expect(whatsappLink).toHaveText("Pedir por WhatsApp");
  expect(await readMessage(whatsappLink)).toBe("¡Hola! ¿Os queda la Net Bag?");
});

test("a notice shows at the top of every screen without a layout shift", async ({ page }) => {
  for (const place of ["", "essentials/", "bolsos/moon-bag/"]) {
    // Show the page before its fonts arrive.
    await page.goto("about:blank");
    const releaseFonts = await holdResponses(page, /\.woff2$/);
    await page.goto(`/${place}`, { waitUntil: "domcontentloaded" });
    const notice = page.getByRole("region", { name: "Aviso" });
    await expect(notice, place).toHaveText(ALL_OPTIONS.notice.text);
    await waitForNextPaint(page);
    releaseFonts();
    await expect(locateReadyMarker(page)).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const header = await measureRect(page.getByRole("banner"));
    const noticeText = await measureRect(notice.getByRole("paragraph"));
    expect(noticeText.top, `${place}: below the header`).toBeGreaterThanOrEqual(header.bottom);
    expect(await measureLayoutShift(page), place).toBeLessThan(0.01);
  }
  await openPage(page);
  // The bar above the header has the owner's text, without the truck of the default text.
  const promo = page.getByRole("banner").getByRole("paragraph");
  await expect(promo).toHaveText(ALL_OPTIONS.promo);
  await expect(promo.locator("svg")).toHaveCount(0);
  const poster = await measureRect(page.getByRole("group", { name: "Portada" }).getByRole("img"));
  expect(poster.bottom).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
  // The space for the notice takes no column of the page's grid.
  await page.setViewportSize({ width: 1024, height: 800 });
  await openPage(page, "/#/no-existe");
  const title = await measureRect(page.getByRole("heading", { name: "Página no encontrada" }));
  const photo = await measureRect(page.getByRole("main").getByRole("img"));
  expect(photo.left).toBeGreaterThan(title.left);
});

test("the notice stays in view while a screen fades out", async ({ page }) => {
  await page.clock.install();
  await openPage(page);
  await stopClock(page);
  const notice = page.getByRole("region", { name: "Aviso" });
  const before = await notice.screenshot();
  await page.evaluate(() => location.assign("#/novedades"));
  await expect.poll(() => measureOverlayOpacity(page)).toBe(1);
  expect(await notice.screenshot()).toEqual(before);
});

test("the owner's colours replace the example's, and pass axe", async ({ page }) => {
  for (const place of ["/", "/bolsos/moon-bag/"]) {
    await openPage(page, place);
    expect(await findAxeViolations(page), place).toEqual([]);
    const promo = page.getByRole("banner").getByRole("paragraph");
    const footer = page.getByRole("contentinfo");
    await expect(page.locator("body"), place).toHaveCSS("background-color", ground);
    await expect(page.getByRole("heading", { level: 1 }), place).toHaveCSS("color", ink);
    await expect(promo, place).not.toHaveCSS("background-color", "rgb(239, 230, 216)");
    await expect(footer, place).toHaveCSS("color", ground);
    const link = page.getByRole("main").getByRole("link").last();
    await link.focus();
    await expect(link, place).toHaveCSS("outline-color", accent);
    const themeColour = page.locator('meta[name="theme-color"]');
    await expect(themeColour).toHaveAttribute("content", ALL_OPTIONS.colours.ground);
  }
});

test("the owner's logo has the text colour of header and footer", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const place of ["/", "/bolsos/moon-bag/"]) {
    await openPage(page, place);
    const home = page.getByRole("banner").getByRole("link", { name: "ovillo", exact: true });
    const foot = page.getByRole("contentinfo").locator(".logo");
    const logo = home.locator(".logo");
    await expect.poll(() => readShapeAndGap(logo), place).toEqual([INK, GROUND]);
    const { width, height } = await measureRect(logo);
    expect(width / height, place).toBeCloseTo(3, 1);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => readShapeAndGap(logo), `${place} on paper`).toEqual([BLACK, WHITE]);
    await page.emulateMedia({ media: "screen" });
    await foot.scrollIntoViewIfNeeded();
    await expect.poll(() => readShapeAndGap(foot), place).toEqual([GROUND, FOOTER]);
    await page.emulateMedia({ forcedColors: "active" });
    const [shape, gap] = await readShapeAndGap(foot);
    expect(shape, `${place} in forced colours`).not.toEqual(gap);
    await page.emulateMedia({ forcedColors: "none" });
  }
});

const FOOTER = [64, 83, 98];
const WHITE = [255, 255, 255];
const BLACK = [0, 0, 0];

/** Returns the rendered colours at the left end of the logo and in its middle. */
async function readShapeAndGap(logo: Locator): Promise<[shape: number[], gap: number[]]> {
  const { data, info } = await sharp(await logo.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (fraction: number) => {
    const pixel = (info.height >> 1) * info.width + Math.round(info.width * fraction);
    return [...data.subarray(pixel * 3, pixel * 3 + 3)];
  };
  return [colourAt(1 / 6), colourAt(1 / 2)];
}
