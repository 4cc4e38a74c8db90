import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { ALL_OPTIONS } from "../support/example-shop.ts";
import { ensureBuild, HOSTILE_NAME } from "../support/shop-builds.ts";

const BAGS = [
  { slug: "moon-bag", price: "24.00", priceText: "24,00 €", stock: "InStock" },
  { slug: "chain-bag", price: "25.00", priceText: "25,00 €", stock: "OutOfStock" },
  { slug: "star-bag", price: "26.00", previous: "32.00", priceText: "26,00 €", stock: "InStock" },
];

describe("a shop that uses every option", () => {
  let dir: string;
  let files: string[];
  beforeAll(async () => {
    dir = await ensureBuild("allOptions");
    files = await readdir(dir, { recursive: true });
  });
  const file = (name: string) => readFile(path.join(dir, name), "utf8");

  test.each(BAGS)(
    "$slug has the same data in card, page and feed",
    async ({ slug, price, previous = "", priceText, stock }) => {
      const address = `${ALL_OPTIONS.url}/bolsos/${slug}/`;
      const page = await file(`bolsos/${slug}/index.html`);
      const [product, crumbs] = parseStructuredData(page);
      expect(product.offers).toMatchObject({
        url: address,
        price,
        priceCurrency: "EUR",
        availability: `https://schema.org/${stock}`,
        shippingDetails: { shippingRate: { value: ALL_OPTIONS.shipping } },
      });
      expect(product.offers.priceSpecification?.price ?? "").toBe(previous);
      expect(crumbs.itemListElement.at(-1).item).toBe(address);

      const markup = page.slice(page.indexOf("<main"));
      // Only markup has no-break spaces.
      const text = markup.replace(/<[^>]+>/g, "").replaceAll("\u00a0", " ");
      const cardTexts = [
        priceText,
        ...(previous ? ["32,00 €"] : []),
        ...(stock === "InStock" ? [] : ["Agotado"]),
      ];
      for (const words of [product.name, product.material, ...cardTexts])
        expect(text).toContain(words);
      const collection = await file("novedades/index.html");
      const [card = ""] = collection
        .split("<article")
        .filter((each) => each.includes(`bolsos/${slug}/`));
      for (const words of cardTexts) expect(card.replace(/<[^>]+>/g, "")).toContain(words);

      const [, description = ""] = /name="description" content="([^"]*)"/.exec(page) ?? [];
      expect(description.startsWith("Agotado. ")).toBe(stock === "OutOfStock");
      expect(page).toContain(`<link rel="canonical" href="${address}">`);
      expect(page).toContain(`<meta property="og:url" content="${address}">`);
      const [row = []] = parseCsv(await file("feeds/meta.csv")).filter(
        ({ link }) => link === address,
      );
      expect(row).toMatchObject({
        title: product.name,
        price: `${previous || price} EUR`,
        sale_price: previous && `${price} EUR`,
        availability: stock === "InStock" ? "in stock" : "out of stock",
        image_link: product.image[0],
        shipping: "ES:::4.50 EUR",
      });
      expect(await file("sitemap.xml")).toContain(`<loc>${address}</loc>`);
    },
  );

  test("Home has a light share image", async () => {
    const page = await file("index.html");
    const [, image = ""] = /property="og:image" content="([^"]*)"/.exec(page) ?? [];
    expect(image).toMatch(/^https:\/\/www\.mitienda\.es\/assets\/.*\.jpg$/);
    const picture = await file(image.slice(ALL_OPTIONS.url.length + 1));
    expect(picture.length).toBeLessThan(300_000);
    expect(await file("robots.txt")).toContain(`Sitemap: ${ALL_OPTIONS.url}/sitemap.xml`);
  });

  test("Cloudflare rewrites no e-mail address and delays no script", async () => {
    for (const name of ["index.html", "aviso-legal/index.html", "bolsos/moon-bag/index.html"]) {
      const page = await file(name);
      const [, body = ""] = page.split("<body>");
      const rewritten = body.replace(
        /<!--email_off-->.*?<!--\/email_off-->|<script.*?<\/script>/gs,
        "",
      );
      expect(rewritten, name).not.toMatch(/mailto:|[\w.]+@[\w.]+\w/);
      expect(
        page.match(/<script(?! data-cfasync="false"| type="(application|speculation)).*?>/g),
      ).toBe(null);
    }
  });

  test("a hidden bag appears in no page, file or catalogue feed", async () => {
    const published = files.filter((each) => !each.startsWith("taller"));
    expect(published.filter((each) => each.includes("ribbon-bag"))).toEqual([]);
    for (const each of published.filter((name) => /\.(html|xml|csv|js|json|txt)$/.test(name)))
      expect(await file(each), each).not.toMatch(/ribbon.bag/i);
  });

  test("the owner's icon is the icon of browser tabs and home screens", async () => {
    const icons = files.filter((each) => /^(?!taller).*(icon|touch).*\.(png|svg)$/.test(each));
    expect(icons.length).toBe(2);
    for (const icon of icons) {
      const { dominant } = await sharp(path.join(dir, icon)).stats();
      expect(dominant.g - dominant.r, icon).toBeGreaterThan(100);
    }
  });
});

test("a shop without video and EmailJS ids publishes no video and no form host", async () => {
  const dir = await ensureBuild("stress");
  const files = await readdir(dir, { recursive: true });
  expect(files.filter((file) => /\.(mp4|webm)$/.test(file))).toEqual([]);
  const page = await readFile(path.join(dir, "index.html"), "utf8");
  expect(page).not.toContain("api.emailjs.com");
});

test.each(["example", "allOptions"] as const)(
  "in %s no line can end in a word of one letter",
  async (name) => {
    const dir = await ensureBuild(name);
    const files = await readdir(dir, { recursive: true });
    for (const page of files.filter((each) => /^(?!taller).*\.html$/.test(each))) {
      const html = await readFile(path.join(dir, page), "utf8");
      const texts = html.replace(/<(script|style|title)\b[\s\S]*?<\/\1>|<[^>]+>/g, "|");
      expect(texts.match(/(?<![\p{L}\p{N}&])\p{L} .{0,20}/gu) ?? [], page).toEqual([]);
    }
  },
);

test("titles, descriptions, structured data and feed have no no-break spaces", async () => {
  const dir = await ensureBuild("allOptions");
  const files = await readdir(dir, { recursive: true });
  for (const file of files.filter((each) => /^(?!taller).*\.(html|csv|xml)$/.test(each))) {
    const text = await readFile(path.join(dir, file), "utf8");
    // The body of a page is markup, and the app's JSON becomes markup.
    const data = file.endsWith(".html") ? (text.split("<body>")[0] ?? "") : text;
    expect(data.match(/.{0,20}\u00a0.{0,20}/g) ?? [], file).toEqual([]);
  }
});

test("without legal data there is no legal notice, and no page mentions it", async () => {
  const dir = await ensureBuild("example");
  expect(await readdir(dir)).not.toContain("aviso-legal");
  for (const page of ["index.html", "bolsos/moon-bag/index.html"])
    expect(await readFile(path.join(dir, page), "utf8"), page).not.toMatch(
      /Responsable:|Aviso legal/,
    );
});

/** The blocks of styles for browsers with popovers. */
const POPOVER_STYLES =
  /@supports selector\(:popover-open\)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

test("no style needs `:has` or layers, which Firefox before 121 and Safari before 15.4 lack", async () => {
  const dir = await ensureBuild("example");
  for (const page of ["index.html", "bolsos/moon-bag/index.html"]) {
    const html = await readFile(path.join(dir, page), "utf8");
    // Browsers with popovers know `:has`.
    const styles = html.replace(POPOVER_STYLES, "");
    expect(styles, page).not.toMatch(/:has\(|@layer/);
  }
});

test("a bag name with HTML, JSON and CSV syntax stays plain text in pages and feeds", async () => {
  const dir = await ensureBuild("stress");
  const [slug = ""] = (await readdir(path.join(dir, "bolsos"))).filter((each) =>
    /^cafe/.test(each),
  );
  const page = await readFile(path.join(dir, "bolsos", slug, "index.html"), "utf8");
  expect(parseStructuredData(page)[0].name).toBe(HOSTILE_NAME);
  const rows = parseCsv(await readFile(path.join(dir, "feeds/meta.csv"), "utf8"));
  expect(rows.map(({ title }) => title)).toContain(HOSTILE_NAME);
  for (const name of ["index.html", `bolsos/${slug}/index.html`])
    expect(await readFile(path.join(dir, name), "utf8")).not.toContain("<script>alert");
});

test.each(["allOptions", "stress"] as const)(
  "every page of the build «%s» is valid HTML",
  async (build) => {
    const dir = await ensureBuild(build);
    const validator = new HtmlValidate({
      root: true,
      extends: ["html-validate:standard"],
      // The rule counts screens inside <template>, which are not rendered.
      rules: { "no-multiple-main": "off" },
    });
    const problems: string[] = [];
    for (const file of await readdir(dir, { recursive: true })) {
      // The 120 bags are alike: validate only the first few.
      if (!file.endsWith(".html") || /bolso-numero-([1-9]\d+|[4-9])/.test(file)) continue;
      const { results } = await validator.validateString(
        await readFile(path.join(dir, file), "utf8"),
      );
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        problems.push(`${file}: ${message} (${ruleId}, ${selector})`);
    }
    expect(problems).toEqual([]);
  },
);

/** Parses the structured data (JSON-LD) of a page. */
const parseStructuredData = (page: string) =>
  [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text),
  );

/** Parses CSV (RFC 4180) into one record per row, by the names in the first row. */
function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (const [, quoted, plain = "", end] of text.matchAll(field)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ",") rows.push([]);
  }
  const [names = [], ...values] = rows.filter(({ length }) => length > 1);
  return values.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ""])));
}
