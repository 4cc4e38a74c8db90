import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { type Served, serve } from "../../../tools/serve/host.ts";
import { cut } from "../../support/cut.ts";
import { type SampleShop, sampleBag, sampleShop } from "../../support/sample-shop.ts";
import { open, test as visit } from "../../support/visit.ts";

const LONG = "Bossadecotóreciclatteixidaaganxetambnansesdefustaclara.";
const ADDRESS = "https://www.instagram.com/ovillo/reel/CxY0a1b2c3d4e5f6g7h8i9j0kLmNoPqRsTuVwXyZ/";

const shop = {
  brand: "Puntadas de la abuela",
  tagline: `Bolsos de crochet, ${LONG}`,
  description: "Bolsos de crochet hechos a mano.",
  email: "donaudampfschifffahrtsgesellschaft@bolsos-hechos-a-mano-en-barcelona.example",
  phone: "+34 600 000 000",
  whatsapp: "+34 600 000 000",
  location: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  instagram: "https://www.instagram.com/ovillo",
  tiktok: "https://www.tiktok.com/@ovillo",
};
const legal = { name: LONG, nif: "00000000T", address: ADDRESS };

/** A shop whose owner writes words that fit no phone. */
const test = visit.extend<object, { dist: string; served: Served }>({
  dist: [
    async ({ browserName: _ }, use) => {
      const sample = await sampleShop();
      await fill(sample);
      const { code, output } = await sample.build();
      expect(code, output).toBe(0);
      await use(path.join(sample.dir, "dist"));
      await sample.remove();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  served: [
    async ({ dist }, use) => {
      const served = await serve({ dir: dist, port: 0 });
      await use(served);
      await served.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ served }, use) => use(served.url),
});

// One after the other: each worker would build a shop of its own.
test.describe.configure({ mode: "default" });
// Below 768 px a window with a mouse is laid out as a phone's.
test("words that are too long for a line break, and nothing is cut", {
  tag: "@desktop",
}, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const browser = await page.context().newCDPSession(page);
  const letters = (standard: number) =>
    browser.send("Page.setFontSizes", { fontSizes: { standard } });
  // Essentials is laid out as Novedades is.
  for (const address of [
    "/",
    "/#/novedades",
    "/#/no-existe",
    "/bolsos/moon-bag/",
    "/aviso-legal/",
  ]) {
    await page.goto("about:blank");
    await letters(16);
    await page.setViewportSize({ width: 1280, height: 800 });
    if (address === "/aviso-legal/") await page.goto(address);
    else await open(page, address);
    for (const width of [1280, 768, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cut(page), `${address} in ${width} px`).toEqual([]);
    }
    for (const width of [320, 640])
      for (const size of [24, 32]) {
        await page.setViewportSize({ width, height: 800 });
        await letters(size);
        expect(await cut(page), `${address} in ${width} px, letters of ${size} px`).toEqual([]);
      }
  }
});

test("a long brand leaves the header on a phone as high as the page has room for", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 568 });
    await open(page, "/bolsos/moon-bag/");
    const header = await page.getByRole("banner").boundingBox();
    const back = await page.getByRole("link", { name: /^Volver a/ }).boundingBox();
    expect(back?.y, `in ${width} px`).toBeGreaterThanOrEqual(header?.height ?? 1000);
  }
});

test("every page is valid HTML", { tag: "@desktop" }, async ({ dist }) => {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:standard"],
    // It counts the screens in templates, which are no part of the document yet.
    rules: { "no-multiple-main": "off" },
  });
  const pages = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html"));
  // Home, two shelves, six bags, the legal notice and what a host answers where there is no page.
  expect(pages).toHaveLength(11);
  const faults: string[] = [];
  for (const file of pages) {
    const { results } = await validator.validateString(
      await readFile(path.join(dist, file), "utf8"),
    );
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${file}: ${message} (${ruleId}, ${selector})`);
  }
  expect(faults).toEqual([]);
});

async function fill(sample: SampleShop): Promise<void> {
  await sample.change("tienda.yaml", { ...shop, url: "https://www.ovillo.example", legal });
  await sample.change("nosotros.yaml", { paragraphs: [LONG, ADDRESS, "Uno a uno."] });
  await sample.stock(
    (["new", "basic"] as const).flatMap((category) =>
      [LONG, "Moon Bag", `Bolso ${ADDRESS.slice(8, 40)}`].map((name, i) =>
        sampleBag({
          id: `${category}-${i}`,
          name: category === "new" ? name : `Otro ${name}`,
          price: 1234.5,
          ...(i > 0 && { previousPrice: 1500 }),
          category,
          details: { width: 1234.5, height: 15, material: LONG, fits: ADDRESS, care: "A mano." },
          line: LONG,
          ...(i === 1 && { description: `Más fotos en ${ADDRESS}` }),
          amazonUrl: "https://www.amazon.es/s?k=ovillo",
        }),
      ),
    ),
    320,
  );
}
