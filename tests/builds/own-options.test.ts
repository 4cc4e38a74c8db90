import { expect as see } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { builtShop, PHONE, type Way, WITHOUT_SCRIPT } from "../support/built-shop.ts";
import { plainPhoto, sampleBag } from "../support/sample-shop.ts";

const NOTICE = "En agosto estamos de vacaciones: los pedidos salen a la vuelta.";
const AMAZON = "https://www.amazon.es/dp/1";

let shop: Awaited<ReturnType<typeof builtShop>>;
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
      icon: "fotos/icono.png",
      notice: { text: NOTICE },
      legal: { name: "Ana Puig", nif: "12345678Z", address: "Carrer Gran 1, 08001 Barcelona" },
    });
    await sample.change("portada.yaml", { hero: { file: "fotos/ancha.jpg", alt: "Dos bolsos." } });
    const blue = { input: await plainPhoto(800, 1000, "#2020c0"), left: 800, top: 0 };
    const wide = sharp(await plainPhoto(1600, 1000, "#c02020")).composite([blue]);
    await sample.write("content/bolsos/moon-bag/1.jpg", await wide.jpeg().toBuffer());
    const photos = [{ file: "1.jpg", alt: "Un bolso de prueba.", keep: "left" as const }];
    await sample.write("content/fotos/icono.png", await plainPhoto(600, 600, "#20c020"));
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

describe.each<[string, Way]>([
  ["with script", {}],
  ["without script", WITHOUT_SCRIPT],
])("%s", (_, way) => {
  test("a visitor reads the owner's own words, and finds no profile that there is not", () =>
    shop.visit(way, async (page, go) => {
      await go("novedades/");
      const header = page.getByRole("banner");
      await see(header.getByRole("paragraph")).toHaveText("Rebajas hasta el 7 de enero");
      // The truck is beside words about sending alone.
      await see(header.getByRole("paragraph").locator("svg")).toHaveCount(0);
      await see(page.getByRole("link", { name: "TikTok" })).toHaveCount(0);
      await see(page.getByRole("link", { name: /^Instagram/ })).toHaveCount(2);
      const moon = page.getByRole("article").filter({ hasText: "Moon Bag" });
      await see(moon.getByText("Pocas unidades")).toBeVisible();
      await see(moon.getByRole("link", { name: /^Ver en Amazon/ })).toBeVisible();
      const ask = moon.getByRole("link", { name: /^Pedir por WhatsApp el Moon Bag/ });
      expect(messageOf(await ask.getAttribute("href"))).toBe("¡Hola! ¿Os queda Moon Bag?");
    }));

  test("a bag that is sold out stays in its place, and can only be asked after", () =>
    shop.visit(way, async (page, go) => {
      for (const place of ["novedades/", "bolsos/sun-bag/"]) {
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
      await go("bolsos/moon-bag/");
      const others = page.getByRole("region", { name: "Otros bolsos" }).getByRole("listitem");
      await see(others.filter({ hasText: "Sun Bag" })).toContainText("Agotado");
      await see(others.filter({ hasText: "Net Bag" })).not.toContainText("Agotado");
    }));

  test("a reduced bag shows what it has cost, struck through and in words", () =>
    shop.visit(way, async (page, go) => {
      for (const place of ["novedades/", "bolsos/moon-bag/"]) {
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
});

test("the colour that a visitor presses goes into the message, by keyboard too", () =>
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

test("no colour is asked for of a bag that is sold out, nor where the message could not say it", async () => {
  for (const way of [{}, WITHOUT_SCRIPT])
    await shop.visit(way, async (page, go) => {
      await go(way === WITHOUT_SCRIPT ? "bolsos/moon-bag/" : "bolsos/sun-bag/");
      await see(page.getByRole("group", { name: "¿En qué color?" })).toHaveCount(0);
      await see(page.getByRole("link", { name: /por WhatsApp/ }).first()).toBeVisible();
    });
});

test("shipping that has a price is free on no page", async () => {
  await shop.visit(WITHOUT_SCRIPT, async (page, go) => {
    await go("bolsos/net-bag/");
    await see(page.getByText("IVA incluido. Envío: 4,50 €")).toBeVisible();
    await go("aviso-legal/");
    await see(page.getByRole("main")).toContainText(
      "incluyen el IVA; enviar un pedido dentro de España cuesta 4,50 €. Antes",
    );
  });
  const pages = (await shop.files()).filter((file) => file.endsWith(".html"));
  expect(pages).toHaveLength(8);
  for (const page of pages)
    expect(await shop.file(page), page).not.toMatch(
      /env[ií]o (gratuito|incluido)|gastos de envío/i,
    );
});

test("Home shows its still alone, and its visitors download nothing that plays a film", async () => {
  await shop.visit({}, async (page, go) => {
    const script = page.waitForResponse(/\.js$/);
    await go("");
    await see(page.getByRole("img", { name: "Dos bolsos." })).toBeVisible();
    await see(page.getByRole("button", { name: /película/ })).toHaveCount(0);
    expect(await (await script).text()).not.toContain("película");
  });
  expect((await shop.files()).filter((file) => /\.(mp4|webm)$/.test(file))).toEqual([]);
});

test("a photo's frame keeps the part that its owner has chosen", async () => {
  const { channels } = await sharp(await shop.photo(/^moon-bag-1-\w+-480\.jpg$/)).stats();
  // Red from edge to edge: of the middle half would be blue.
  expect(channels[0]?.mean).toBeGreaterThan(0xb0);
  expect(channels[2]?.mean).toBeLessThan(0x40);
});

test("search engines and catalogues are told what the pages say", async () => {
  await shop.visit(WITHOUT_SCRIPT, async (page, go) => {
    const data = page.locator('script[type="application/ld+json"]');
    const offerOf = async (bag: string) => {
      await go(`bolsos/${bag}/`);
      return JSON.parse((await data.first().textContent()) ?? "").offers;
    };
    expect(await offerOf("moon-bag")).toMatchObject({
      price: "24.50",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: "https://schema.org/StrikethroughPrice",
        price: "30.00",
        priceCurrency: "EUR",
      },
      availability: "https://schema.org/InStock",
      shippingDetails: { shippingRate: { value: 4.5, currency: "EUR" } },
    });
    const sun = await offerOf("sun-bag");
    expect(sun.availability).toBe("https://schema.org/OutOfStock");
    expect(sun).not.toHaveProperty("priceSpecification");
    const said = (name: string) => page.locator(`meta[${name}]`).getAttribute("content");
    expect(await said('property="product:availability"')).toBe("out of stock");
    expect(await said('name="description"')).toBe(
      "Agotado. Un bolso de prueba. 24,00 €, con IVA incluido; envío: 4,50 €.",
    );
    await go("");
    expect(JSON.parse((await data.first().textContent()) ?? "").sameAs).toEqual([
      "https://www.instagram.com/luna",
    ]);
  });

  const [names = [], ...rows] = (await shop.file("feeds/meta.csv"))
    .trim()
    .split("\r\n")
    .map((row) => row.replace(/^"|"$/g, "").split(row.startsWith('"') ? '","' : ","));
  const column = (name: string) => rows.map((row) => row[names.indexOf(name)]);
  expect(column("price")).toEqual(["30.00 EUR", "24.00 EUR", "24.00 EUR"]);
  expect(column("sale_price")).toEqual(["24.50 EUR", "", ""]);
  expect(column("availability")).toEqual(["in stock", "out of stock", "in stock"]);
  expect(column("shipping")).toEqual(Array(3).fill("ES:::4.50 EUR"));
});

test("a notice is on top of every screen", async () => {
  for (const [way, places] of [
    [{}, ["", "#/novedades", "#/essentials", "#/no-existe", "novedades/", "bolsos/moon-bag/"]],
    [WITHOUT_SCRIPT, ["", "novedades/", "essentials/", "404.html", "bolsos/moon-bag/"]],
  ] as const)
    await shop.visit(way, async (page, go) => {
      for (const place of places) {
        await go(place);
        await see(page.getByText(NOTICE), place).toBeVisible();
      }
    });
});

test("a hidden bag is in no page, no file and no catalogue", async () => {
  const files = await shop.files();
  expect(files.filter((file) => file.includes("star-bag"))).toEqual([]);
  for (const file of files.filter((each) => /\.(html|xml|csv|js|json|txt)$/.test(each)))
    expect(await shop.file(file), file).not.toMatch(/star.bag/i);
});

test("the owner's picture is the shop's icon, from a tab to a home screen", async () => {
  const icons = (await shop.files()).filter((file) => /(icon|touch).*\.(png|svg)$/.test(file));
  expect(icons).toHaveLength(6);
  for (const icon of icons) {
    const { dominant } = await sharp(await shop.bytes(icon)).stats();
    expect(dominant.g - dominant.r, icon).toBeGreaterThan(100);
  }
  expect(icons.filter((file) => file.includes("icono"))).toEqual([]);
});

test("nobody is shut out with all of it in use", async () => {
  for (const size of [PHONE, {}])
    await shop.visit(size, async (page, go) => {
      for (const place of ["", "#/novedades", "bolsos/moon-bag/", "bolsos/sun-bag/"]) {
        await go(place);
        expect(await axeViolations(page), place).toEqual([]);
      }
    });
});
