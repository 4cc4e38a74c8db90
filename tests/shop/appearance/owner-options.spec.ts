import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { findAxeViolations } from "../../support/axe.ts";
import { measureLayoutShift } from "../../support/layout-shift.ts";
import { ALL_OPTIONS } from "../../support/shop-builds.ts";
import {
  createShopTest,
  expect,
  holdResponses,
  openPage,
  readyMarker,
} from "../../support/shop-test.ts";

/** A shop whose owner uses whatever she may. */
const test = createShopTest("allOptions");
/** One that has no film, and no keys of the e-mail's provider. */
const bare = createShopTest("stress");

const GROUND = ALL_OPTIONS.colours.ground;
const [ground, ink, accent] = ["rgb(244, 247, 248)", "rgb(67, 77, 85)", "rgb(54, 106, 144)"];

/** What a link to WhatsApp has already written. */
const messageOf = async (link: Locator) =>
  new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");

test("a visitor reads the owner's own words, and finds no profile that there is not", async ({
  page,
}) => {
  await openPage(page, "/#/novedades");
  const promo = page.getByRole("banner").getByRole("paragraph");
  await expect(promo).toHaveText(ALL_OPTIONS.promo);
  // The truck is beside words about sending alone.
  await expect(promo.locator("svg")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "TikTok" })).toHaveCount(0);
  const moon = page.getByRole("article").filter({ hasText: "Moon Bag" });
  await expect(moon.getByText(ALL_OPTIONS.tag)).toBeVisible();
  const ask = moon.getByRole("link", { name: /^Pedir por WhatsApp el Moon Bag/ });
  expect(await messageOf(ask)).toBe("¡Hola! ¿Os queda Moon Bag?");
});

test("a bag that is sold out stays in its place, and can only be asked after", async ({ page }) => {
  for (const place of ["/#/novedades", "/bolsos/chain-bag/"]) {
    await openPage(page, place);
    const bag = page.getByRole("article").filter({ hasText: "Chain Bag" });
    // On the photo, and behind the price.
    for (const words of ["Agotado", "· Agotado"])
      await expect(bag.getByText(words, { exact: true }), place).toBeVisible();
    await expect(bag.getByText(ALL_OPTIONS.tag), place).toHaveCount(0);
    await expect(bag.getByRole("link", { name: /Amazon|Pedir/ }), place).toHaveCount(0);
    const ask = bag.getByRole("link", {
      name: "Avísame por WhatsApp cuando vuelva el Chain Bag (se abre en una pestaña nueva)",
    });
    expect(await messageOf(ask), place).toBe(
      "¡Hola! ¿Me avisas cuando vuelva el Chain Bag? ¡Gracias!",
    );
  }
  await expect(page.getByRole("group", { name: "¿En qué color?" })).toHaveCount(0);
  await openPage(page, "/bolsos/moon-bag/");
  const others = page.getByRole("region", { name: "Otros bolsos" }).getByRole("listitem");
  await expect(others.filter({ hasText: "Chain Bag" })).toContainText("Agotado");
  await expect(others.filter({ hasText: "Star Bag" })).not.toContainText("Agotado");
});

test("a reduced bag shows what it has cost, struck through and in words", async ({ page }) => {
  for (const place of ["/#/novedades", "/bolsos/star-bag/"]) {
    await openPage(page, place);
    const bag = page.getByRole("article").filter({ hasText: "Star Bag" });
    const now = bag.getByText("26,00 €", { exact: true });
    const before = bag.getByText("Antes 32,00 €");
    await expect(before, place).toHaveCSS("text-decoration-line", "line-through");
    expect((await before.boundingBox())?.y, place).toBe((await now.boundingBox())?.y);
  }
  await openPage(page, "/bolsos/chain-bag/");
  const name = "Star Bag Antes 32,00 € ahora 26,00 €";
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("the yarn that a visitor presses goes into the message, by keyboard too", async ({ page }) => {
  await openPage(page, "/bolsos/moon-bag/");
  const yarns = page.getByRole("group", { name: "¿En qué color?" });
  const ask = page.getByRole("link", { name: /^Pedir por WhatsApp el Moon Bag/ });
  await expect(yarns.getByRole("radio", { checked: true })).toHaveCount(0);
  expect(await messageOf(ask)).toBe("¡Hola! ¿Os queda Moon Bag?");
  await yarns.getByRole("radio", { name: "Oliva" }).click();
  await expect(yarns.getByRole("radio", { name: "Oliva" })).toBeChecked();
  expect(await messageOf(ask)).toBe("¡Hola! ¿Os queda Moon Bag en oliva?");
  await page.keyboard.press("ArrowUp");
  await expect(yarns.getByRole("radio", { name: "Marfil" })).toBeChecked();
  expect(await messageOf(ask)).toBe("¡Hola! ¿Os queda Moon Bag en marfil?");
});

bare("without a film Home shows its still alone", async ({ page }) => {
  await openPage(page);
  await expect(page.getByRole("img", { name: "Dos bolsos." })).toBeVisible();
  await expect(page.getByRole("button", { name: /película/ })).toHaveCount(0);
});

bare("without the e-mail's keys the shop shows the other ways to write", async ({ page }) => {
  await openPage(page);
  const contact = page.getByRole("region", { name: "Contacto" });
  for (const [name, address] of [
    ["Escríbenos por WhatsApp", /^https:\/\/wa\.me\/34600000000/],
    ["Escríbenos un correo", /^mailto:donau/],
  ] as const)
    await expect(contact.getByRole("link", { name })).toHaveAttribute("href", address);
  await expect(page.getByRole("form")).toHaveCount(0);
  await expect(contact.getByText("Usaremos tus datos")).toHaveCount(0);
});

test("a notice is on top of every screen, and moves nothing", async ({ page }) => {
  for (const place of ["", "#/novedades", "#/no-existe", "essentials/", "bolsos/moon-bag/"]) {
    // The page is there before its letters are.
    await page.goto("about:blank");
    const releaseFonts = await holdResponses(page, /\.woff2$/);
    await page.goto(`/${place}`, { waitUntil: "domcontentloaded" });
    const notice = page.getByRole("complementary", { name: "Aviso" });
    await expect(notice, place).toHaveText(ALL_OPTIONS.notice.text);
    await page.evaluate(
      () => new Promise((painted) => setTimeout(requestAnimationFrame, 0, painted)),
    );
    releaseFonts();
    await expect(readyMarker(page)).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const header = await page.getByRole("banner").boundingBox();
    const words = await notice.getByRole("paragraph").boundingBox();
    expect(words?.y, `${place}: below the header`).toBeGreaterThanOrEqual(header?.height ?? 999);
    expect(await measureLayoutShift(page), place).toBeLessThan(0.01);
  }
  await openPage(page);
  const still = await page.getByRole("region", { name: "Portada" }).getByRole("img").boundingBox();
  expect((still?.y ?? 0) + (still?.height ?? 0)).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
});

test("a visitor sees the shop in its owner's colours, and none of the shipped ones", async ({
  page,
}) => {
  for (const place of ["/", "/bolsos/moon-bag/"]) {
    await openPage(page, place);
    const promo = page.getByRole("banner").getByRole("paragraph");
    const footer = page.getByRole("contentinfo");
    await expect(page.locator("body"), place).toHaveCSS("background-color", ground);
    await expect(page.getByRole("heading", { level: 1 }), place).toHaveCSS("color", ink);
    await expect(promo, place).not.toHaveCSS("background-color", "rgb(239, 230, 216)");
    await expect(footer, place).toHaveCSS("background-color", ink);
    await expect(footer, place).toHaveCSS("color", ground);
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await expect(link, place).toHaveCSS("outline-color", accent);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", GROUND);
  }
});

test("her logo is seen at the top and at the foot, each in the colour of its words", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const place of ["/", "/bolsos/moon-bag/"]) {
    await openPage(page, place);
    const home = page.getByRole("banner").getByRole("link", { name: "ovillo", exact: true });
    const foot = page.getByRole("contentinfo").locator(".logo");
    const logo = home.locator(".logo");
    await expect.poll(() => shapeAndGap(logo), place).toEqual([INK, IVORY]);
    const { width = 0, height = 0 } = (await logo.boundingBox()) ?? {};
    expect(width / height, place).toBeCloseTo(3, 1);
    await foot.scrollIntoViewIfNeeded();
    await expect.poll(() => shapeAndGap(foot), place).toEqual([IVORY, INK]);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => shapeAndGap(foot), `${place} on paper`).toEqual([BLACK, WHITE]);
    await page.emulateMedia({ media: "screen", forcedColors: "active" });
    const [shape, gap] = await shapeAndGap(foot);
    expect(shape, `${place} in forced colours`).not.toEqual(gap);
    await page.emulateMedia({ forcedColors: "none" });
  }
});

test("nobody is shut out with all of it in use", async ({ page }) => {
  test.slow();
  for (const place of ["/", "/#/novedades", "/bolsos/moon-bag/", "/bolsos/chain-bag/"]) {
    // From screen to screen the page would fade.
    await page.goto("about:blank");
    await openPage(page, place);
    expect(await findAxeViolations(page), place).toEqual([]);
  }
});

const [IVORY, INK, WHITE, BLACK] = [
  [244, 247, 248],
  [67, 77, 85],
  [255, 255, 255],
  [0, 0, 0],
];

/** The colours at the left end of the logo and in its middle, as they are seen. */
async function shapeAndGap(logo: Locator): Promise<[shape: number[], gap: number[]]> {
  const { data, info } = await sharp(await logo.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (part: number) => {
    const pixel = (info.height >> 1) * info.width + Math.round(info.width * part);
    return [...data.subarray(pixel * 3, pixel * 3 + 3)];
  };
  return [at(1 / 6), at(1 / 2)];
}
