import { type Locator, expect as see } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { type BuiltShop, builtShop, PHONE, WITHOUT_SCRIPT } from "../support/built-shop.ts";
import { watchShifts } from "../support/layout.ts";
import { plainPhoto, sampleBag } from "../support/sample-shop.ts";
import { hold } from "../support/visit.ts";

const NOTICE = "En agosto estamos de vacaciones: los pedidos salen a la vuelta.";
const AMAZON = "https://www.amazon.es/dp/1";
const GROUND = "#f4f7f8";
/** As little contrast as the check lets an owner have: whatever follows from them can be read too. */
const [ground, ink, accent] = ["rgb(244, 247, 248)", "rgb(67, 77, 85)", "rgb(54, 106, 144)"];
/** Three times as wide as high: full on the left, empty in the middle, full on the right; in red. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#f00" d="M0 0h30v30H0zM60 0h30v30H60z"/></svg>`;

/** A shop whose owner uses whatever she may. */
let shop: BuiltShop;
beforeAll(async () => {
  shop = await builtShop(async (sample) => {
    await sample.change("tienda.yaml", {
      url: "https://www.mitienda.example/",
      tiktok: undefined,
      promo: "Rebajas hasta el 7 de enero",
      tag: "Pocas unidades",
      whatsappText: "¡Hola! ¿Os queda {bolso}?",
      shipping: 4.5,
      yarns: [
        { name: "Marfil", colour: "#e8dfcd" },
        { name: "Oliva", colour: "#7c7d4a" },
      ],
      colours: { ground: GROUND, ink: "#434d55", accent: "#366a90" },
      logo: "fotos/logo.svg",
      icon: "fotos/icono.png",
      notice: { text: NOTICE },
      legal: { name: "Ana Puig", nif: "12345678Z", address: "Carrer Gran 1, 08001 Barcelona" },
    });
    await sample.write("content/fotos/logo.svg", LOGO);
    await sample.write("content/fotos/icono.png", await plainPhoto(600, 600, "#20c020"));
    await sample.change("portada.yaml", { hero: { file: "fotos/ancha.jpg", alt: "Dos bolsos." } });
    const blue = { input: await plainPhoto(800, 1000, "#2020c0"), left: 800, top: 0 };
    const wide = sharp(await plainPhoto(1600, 1000, "#c02020")).composite([blue]);
    await sample.write("content/bolsos/moon-bag/1.jpg", await wide.jpeg().toBuffer());
    const photos = [{ file: "1.jpg", alt: "Un bolso de prueba.", keep: "left" as const }];
    await sample.stock([
      sampleBag({ price: 24.5, previousPrice: 30, photos, amazonUrl: AMAZON }),
      sampleBag({ name: "Sun Bag", id: "bag-002", soldOut: true, amazonUrl: AMAZON }),
      sampleBag({ name: "Net Bag", id: "bag-003", category: "basic", featured: false }),
      sampleBag({ name: "Star Bag", id: "bag-004", hidden: true }),
    ]);
  });
});
afterAll(() => shop?.close());

/** What a link to WhatsApp has already written. */
const messageOf = (href: string | null) => new URL(href ?? "").searchParams.get("text");

test("a visitor reads the owner's own words, and finds no profile that there is not", () =>
  shop.visit(WITHOUT_SCRIPT, async (page, go) => {
    await go("novedades/");
    const promo = page.getByRole("banner").getByRole("paragraph");
    await see(promo).toHaveText("Rebajas hasta el 7 de enero");
    // The truck is beside words about sending alone.
    await see(promo.locator("svg")).toHaveCount(0);
    await see(page.getByRole("link", { name: "TikTok" })).toHaveCount(0);
    await see(page.getByRole("link", { name: /^Instagram/ })).toHaveCount(2);
    const moon = page.getByRole("article").filter({ hasText: "Moon Bag" });
    await see(moon.getByText("Pocas unidades")).toBeVisible();
    await see(moon.getByRole("link", { name: /^Ver en Amazon/ })).toBeVisible();
    const ask = moon.getByRole("link", { name: /^Pedir por WhatsApp el Moon Bag/ });
    expect(messageOf(await ask.getAttribute("href"))).toBe("¡Hola! ¿Os queda Moon Bag?");
  }));

test("a bag that is sold out stays in its place, and can only be asked after", () =>
  shop.visit({}, async (page, go) => {
    for (const place of ["#/novedades", "bolsos/sun-bag/"]) {
      await go(place);
      const bag = page.getByRole("article").filter({ hasText: "Sun Bag" });
      await see(bag.getByText("Agotado", { exact: true }), place).toBeVisible();
      await see(bag.getByText("Pocas unidades"), place).toHaveCount(0);
      await see(bag.getByRole("link", { name: /Amazon|Pedir/ }), place).toHaveCount(0);
      const ask = bag.getByRole("link", {
        name: "Avísame por WhatsApp cuando vuelva el Sun Bag (se abre en una pestaña nueva)",
      });
      expect(messageOf(await ask.getAttribute("href")), place).toBe(
        "¡Hola! ¿Me avisas cuando vuelva el Sun Bag? ¡Gracias!",
      );
    }
    await see(page.getByRole("group", { name: "¿En qué color?" })).toHaveCount(0);
    await go("bolsos/moon-bag/");
    const others = page.getByRole("region", { name: "Otros bolsos" }).getByRole("listitem");
    await see(others.filter({ hasText: "Sun Bag" })).toContainText("Agotado");
    await see(others.filter({ hasText: "Net Bag" })).not.toContainText("Agotado");
  }));

test("a reduced bag shows what it has cost, struck through and in words", () =>
  shop.visit({}, async (page, go) => {
    for (const place of ["#/novedades", "bolsos/moon-bag/"]) {
      await go(place);
      const bag = page.getByRole("article").filter({ hasText: "Moon Bag" });
      const now = bag.getByText("24,50 €", { exact: true });
      const before = bag.getByText("Antes 30,00 €");
      await see(before, place).toHaveCSS("text-decoration-line", "line-through");
      expect((await before.boundingBox())?.y, place).toBe((await now.boundingBox())?.y);
    }
    await go("bolsos/sun-bag/");
    const name = "Moon Bag Antes 30,00 € ahora 24,50 €";
    await see(page.getByRole("link", { name })).toBeVisible();
  }));

test("the yarn that a visitor presses goes into the message, by keyboard too", () =>
  shop.visit({}, async (page, go) => {
    await go("bolsos/moon-bag/");
    const yarns = page.getByRole("group", { name: "¿En qué color?" });
    const ask = page.getByRole("link", { name: /^Pedir por WhatsApp el Moon Bag/ });
    const message = async () => messageOf(await ask.getAttribute("href"));
    await see(yarns.getByRole("radio", { checked: true })).toHaveCount(0);
    expect(await message()).toBe("¡Hola! ¿Os queda Moon Bag?");
    await yarns.getByRole("radio", { name: "Oliva" }).click();
    await see(yarns.getByRole("radio", { name: "Oliva" })).toBeChecked();
    expect(await message()).toBe("¡Hola! ¿Os queda Moon Bag en oliva?");
    await page.keyboard.press("ArrowUp");
    await see(yarns.getByRole("radio", { name: "Marfil" })).toBeChecked();
    expect(await message()).toBe("¡Hola! ¿Os queda Moon Bag en marfil?");
  }));

test("shipping that has a price is free on no page", async () => {
  await shop.visit(WITHOUT_SCRIPT, async (page, go) => {
    await go("bolsos/net-bag/");
    await see(page.getByText("IVA incluido. Envío: 4,50 €")).toBeVisible();
    await go("aviso-legal/");
    await see(page.getByRole("main")).toContainText("cuesta 4,50 €");
  });
  for (const page of (await shop.files()).filter((file) => file.endsWith(".html")))
    expect(await shop.file(page), page).not.toMatch(/env[ií]o (gratuito|incluido)/i);
});

test("without a film Home shows its still alone", async () => {
  await shop.visit({}, async (page, go) => {
    await go("");
    await see(page.getByRole("img", { name: "Dos bolsos." })).toBeVisible();
    await see(page.getByRole("button", { name: /película/ })).toHaveCount(0);
  });
  expect((await shop.files()).filter((file) => /\.(mp4|webm)$/.test(file))).toEqual([]);
});

test("a photo's frame keeps the part that its owner has chosen", async () => {
  const { channels } = await sharp(await shop.photo(/^moon-bag-1-\w+-480\.jpg$/)).stats();
  // Red from edge to edge: of the middle half would be blue.
  expect(channels[0]?.mean).toBeGreaterThan(0xb0);
  expect(channels[2]?.mean).toBeLessThan(0x40);
});

test("a hidden bag is in no page, no file and no catalogue", async () => {
  const files = await shop.files();
  expect(files.filter((file) => file.includes("star-bag"))).toEqual([]);
  for (const file of files.filter((each) => /\.(html|xml|csv|js|json|txt)$/.test(each)))
    expect(await shop.file(file), file).not.toMatch(/star.bag/i);
});

test("a notice is on top of every screen, and moves nothing", () =>
  shop.visit(PHONE, async (page, go) => {
    const shifted = await watchShifts(page);
    for (const place of ["", "#/novedades", "#/no-existe", "essentials/", "bolsos/moon-bag/"]) {
      // The page is there before its letters are.
      await page.goto("about:blank");
      const releaseFonts = await hold(page, /\.woff2$/);
      const there = go(place);
      const notice = page.getByRole("complementary", { name: "Aviso" });
      await see(notice, place).toHaveText(NOTICE);
      await page.evaluate(
        () => new Promise((painted) => setTimeout(requestAnimationFrame, 0, painted)),
      );
      releaseFonts();
      await there;
      await page.evaluate(() => document.fonts.ready);
      const header = await page.getByRole("banner").boundingBox();
      const words = await notice.getByRole("paragraph").boundingBox();
      expect(words?.y, `${place}: below the header`).toBeGreaterThanOrEqual(header?.height ?? 999);
      expect(await shifted(), place).toBeLessThan(0.01);
    }
    await go("");
    const still = await page
      .getByRole("region", { name: "Portada" })
      .getByRole("img")
      .boundingBox();
    expect((still?.y ?? 0) + (still?.height ?? 0)).toBeCloseTo(PHONE.viewport.height, 0);
  }));

test("a visitor sees the shop in its owner's colours, and none of the shipped ones", () =>
  shop.visit(WITHOUT_SCRIPT, async (page, go) => {
    for (const place of ["", "bolsos/moon-bag/"]) {
      await go(place);
      const promo = page.getByRole("banner").getByRole("paragraph");
      const footer = page.getByRole("contentinfo");
      await see(page.locator("body"), place).toHaveCSS("background-color", ground);
      await see(page.getByRole("heading", { level: 1 }), place).toHaveCSS("color", ink);
      await see(promo, place).not.toHaveCSS("background-color", "rgb(239, 230, 216)");
      await see(footer, place).toHaveCSS("background-color", ink);
      await see(footer, place).toHaveCSS("color", ground);
      const used = page.locator("header [aria-current], main a, main button").first();
      await used.hover();
      await see(used, place).toHaveCSS("color", accent);
      await see(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", GROUND);
    }
  }));

test("her logo is seen at the top and at the foot, each in the colour of its words", () =>
  shop.visit({ reducedMotion: "reduce" }, async (page, go) => {
    for (const place of ["", "bolsos/moon-bag/"]) {
      await go(place);
      const home = page.getByRole("banner").getByRole("link", { name: "Bolsos Luna", exact: true });
      const foot = page.getByRole("contentinfo").locator(".logo");
      const logo = home.locator(".logo");
      await see.poll(() => shapeAndGap(logo), place).toEqual([INK, IVORY]);
      const { width = 0, height = 0 } = (await logo.boundingBox()) ?? {};
      expect(width / height, place).toBeCloseTo(3, 1);
      await foot.scrollIntoViewIfNeeded();
      await see.poll(() => shapeAndGap(foot), place).toEqual([IVORY, INK]);
      await page.emulateMedia({ media: "print" });
      await see.poll(() => shapeAndGap(foot), `${place} on paper`).toEqual([BLACK, WHITE]);
      await page.emulateMedia({ media: "screen", forcedColors: "active" });
      const [shape, gap] = await shapeAndGap(foot);
      expect(shape, `${place} in forced colours`).not.toEqual(gap);
      await page.emulateMedia({ forcedColors: "none" });
    }
  }));

test("the owner's picture is the shop's icon, from a tab to a home screen", async () => {
  const icons = (await shop.files()).filter((file) => /(icon|touch).*\.(png|svg)$/.test(file));
  expect(icons.length).toBeGreaterThan(3);
  for (const icon of icons) {
    const { dominant } = await sharp(await shop.bytes(icon)).stats();
    expect(dominant.g - dominant.r, icon).toBeGreaterThan(100);
  }
  const manifest = JSON.parse(await shop.file("manifest.webmanifest"));
  expect(manifest).toMatchObject({ theme_color: GROUND, background_color: GROUND });
});

test("nobody is shut out with all of it in use, in a narrow window or a wide one", async () => {
  for (const size of [PHONE, {}])
    await shop.visit(size, async (page, go) => {
      for (const place of ["", "#/novedades", "bolsos/moon-bag/", "bolsos/sun-bag/"]) {
        await go(place);
        expect(await axeViolations(page), place).toEqual([]);
      }
    });
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
