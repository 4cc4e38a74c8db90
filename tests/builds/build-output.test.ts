import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { ALL_OPTIONS, ensureBuild, HOSTILE_NAME } from "../support/shop-builds.ts";

const BAGS = [
  { slug: "moon-bag", price: "24.00", card: "24,00 €", state: "InStock" },
  { slug: "chain-bag", price: "25.00", card: "25,00 €", state: "OutOfStock" },
  { slug: "star-bag", price: "26.00", was: "32.00", card: "26,00 €", state: "InStock" },
];

describe("a shop that is filled in", () => {
  let dir: string;
  let files: string[];
  beforeAll(async () => {
    dir = await ensureBuild("allOptions");
    files = await readdir(dir, { recursive: true });
  });
  const file = (name: string) => readFile(path.join(dir, name), "utf8");

  test.each(BAGS)(
    "tells of $slug alike in card, page, structured data and catalogue",
    async ({ slug, price, was = "", card, state }) => {
      const address = `${ALL_OPTIONS.url}/bolsos/${slug}/`;
      const page = await file(`bolsos/${slug}/index.html`);
      const [product, crumbs] = dataIn(page);
      expect(product.offers).toMatchObject({
        url: address,
        price,
        priceCurrency: "EUR",
        availability: `https://schema.org/${state}`,
        shippingDetails: { shippingRate: { value: ALL_OPTIONS.shipping } },
      });
      expect(product.offers.priceSpecification?.price ?? "").toBe(was);
      expect(crumbs.itemListElement.at(-1).item).toBe(address);

      const text = page.slice(page.indexOf("<main")).replace(/<[^>]+>/g, "");
      const shown = [
        card,
        ...(was ? ["32,00 €"] : []),
        ...(state === "InStock" ? [] : ["Agotado"]),
      ];
      for (const words of [product.name, product.material, ...shown]) expect(text).toContain(words);
      const shelf = await file("novedades/index.html");
      const [onShelf = ""] = shelf
        .split("<article")
        .filter((each) => each.includes(`bolsos/${slug}/`));
      for (const words of shown) expect(onShelf.replace(/<[^>]+>/g, "")).toContain(words);

      const [, description = ""] = /name="description" content="([^"]*)"/.exec(page) ?? [];
      expect(description.startsWith("Agotado. ")).toBe(state === "OutOfStock");
      expect(page).toContain(`<link rel="canonical" href="${address}">`);
      expect(page).toContain(`<meta property="og:url" content="${address}">`);
      const [row = []] = parseCsv(await file("feeds/meta.csv")).filter(
        ({ link }) => link === address,
      );
      expect(row).toMatchObject({
        title: product.name,
        price: `${was || price} EUR`,
        sale_price: was && `${price} EUR`,
        availability: state === "InStock" ? "in stock" : "out of stock",
        image_link: product.image[0],
        shipping: "ES:::4.50 EUR",
      });
      expect(await file("sitemap.xml")).toContain(`<loc>${address}</loc>`);
    },
  );

  test("names to search engines what the law asks for, and the picture for chats", async () => {
    const page = await file("index.html");
    const [organization] = dataIn(page);
    expect(organization["@type"]).toBe("Organization");
    const [, image = ""] = /property="og:image" content="([^"]*)"/.exec(page) ?? [];
    expect(image).toMatch(/^https:\/\/www\.mitienda\.es\/assets\/.*\.jpg$/);
    const picture = await file(image.slice(ALL_OPTIONS.url.length + 1));
    expect(picture.length).toBeLessThan(300_000);
    expect(await file("robots.txt")).toContain(`Sitemap: ${ALL_OPTIONS.url}/sitemap.xml`);
    expect(await file("aviso-legal/index.html")).toContain(ALL_OPTIONS.legal.nif);
  });

  test("shipping that has a price is free on no page", async () => {
    expect(await file("bolsos/net-bag/index.html")).toContain("IVA incluido. Envío: 4,50 €");
    expect(await file("aviso-legal/index.html")).toContain("cuesta 4,50 €");
    for (const page of files.filter((each) => /(?<!taller.*)\.html$/.test(each)))
      expect(await file(page), page).not.toMatch(/env[ií]o (gratuito|incluido)/i);
  });

  test("a photo's frame keeps the part that its owner has chosen", async () => {
    const photo = files.find((each) => /little-bag-1-\w+-480\.jpg$/.test(each)) ?? "";
    const { channels } = await sharp(path.join(dir, photo)).stats();
    // Red from edge to edge: of the middle half would be blue.
    expect(channels[0]?.mean).toBeGreaterThan(0xb0);
    expect(channels[2]?.mean).toBeLessThan(0x40);
  });

  test("a hidden bag is in no page, no file and no catalogue", async () => {
    const published = files.filter((each) => !each.startsWith("taller"));
    expect(published.filter((each) => each.includes("ribbon-bag"))).toEqual([]);
    for (const each of published.filter((one) => /\.(html|xml|csv|js|json|txt)$/.test(one)))
      expect(await file(each), each).not.toMatch(/ribbon.bag/i);
  });

  test("the owner's picture is the shop's icon, from a tab to a home screen", async () => {
    const icons = files.filter((each) => /^(?!taller).*(icon|touch).*\.(png|svg)$/.test(each));
    expect(icons.length).toBe(2);
    for (const icon of icons) {
      const { dominant } = await sharp(path.join(dir, icon)).stats();
      expect(dominant.g - dominant.r, icon).toBeGreaterThan(100);
    }
  });
});

test("a shop without film and without the e-mail's keys publishes nothing of either", async () => {
  const dir = await ensureBuild("stress");
  const files = await readdir(dir, { recursive: true });
  expect(files.filter((file) => /\.(mp4|webm)$/.test(file))).toEqual([]);
  for (const [page, word] of [
    ["index.html", "api.emailjs.com"],
    ["aviso-legal/index.html", "formulario"],
  ] as const)
    expect(await readFile(path.join(dir, page), "utf8"), page).not.toContain(word);
});

test("a name that tries to get out of its place is a name in every page and list", async () => {
  const dir = await ensureBuild("stress");
  const [slug = ""] = (await readdir(path.join(dir, "bolsos"))).filter((each) =>
    /^cafe/.test(each),
  );
  const page = await readFile(path.join(dir, "bolsos", slug, "index.html"), "utf8");
  expect(dataIn(page)[0].name).toBe(HOSTILE_NAME);
  const rows = parseCsv(await readFile(path.join(dir, "feeds/meta.csv"), "utf8"));
  expect(rows.map(({ title }) => title)).toContain(HOSTILE_NAME);
  for (const name of ["index.html", `bolsos/${slug}/index.html`])
    expect(await readFile(path.join(dir, name), "utf8")).not.toContain("<script>alert");
});

test.each(["allOptions", "stress"] as const)(
  "every page of the shop «%s» is valid HTML",
  async (shop) => {
    const dir = await ensureBuild(shop);
    const validator = new HtmlValidate({
      root: true,
      extends: ["html-validate:standard"],
      // It counts the screens in templates, which are no part of the document yet.
      rules: { "no-multiple-main": "off" },
    });
    const faults: string[] = [];
    for (const file of await readdir(dir, { recursive: true })) {
      // Of many bags that are written alike, one tells.
      if (!file.endsWith(".html") || /bolso-numero-([1-9]\d|[4-9])/.test(file)) continue;
      const { results } = await validator.validateString(
        await readFile(path.join(dir, file), "utf8"),
      );
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        faults.push(`${file}: ${message} (${ruleId}, ${selector})`);
    }
    expect(faults).toEqual([]);
  },
);

/** The structured data of a page. */
const dataIn = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text),
  );

/** The rows of a CSV file by its first line (RFC 4180). */
function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (const [, quoted, plain = "", end] of text.matchAll(field)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ",") rows.push([]);
  }
  const [names = [], ...others] = rows.filter(({ length }) => length > 1);
  return others.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ""])));
}
