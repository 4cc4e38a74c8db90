import { address, expect, hostile, test } from "../../support/public-shop.ts";

test("search engines and the catalogue for Instagram get all bags, with every required field", {
  tag: "@mobile",
}, async ({ page, shop }) => {
  // Not a page of the shop: its policy forbids parsing.
  await page.goto("about:blank");
  const parse = (xml: string) =>
    page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, "application/xml");
      const error = parsed.querySelector("parsererror")?.textContent;
      if (error) throw new Error(error);
      return [...parsed.querySelectorAll("url")].map((entry) =>
        Object.fromEntries([...entry.children].map((field) => [field.nodeName, field.textContent])),
      );
    }, xml);

  const places = (await parse(await shop.file("sitemap.xml"))).map(({ loc }) => loc);
  expect(places).toEqual([
    address,
    `${address}novedades/`,
    `${address}essentials/`,
    `${address}bolsos/moon-bag/`,
    `${address}bolsos/cafe-script-script-alert-1-script-co/`,
  ]);
  expect(await shop.file("robots.txt")).toContain(`Sitemap: ${address}sitemap.xml`);
  for (const place of places) await shop.file(`${place?.slice(address.length)}index.html`);

  const [names = [], ...rows] = parseCsv(await shop.file("feeds/meta.csv"));
  const meta = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
  expect(meta).toHaveLength(2);
  expect(meta[0]).toMatchObject({
    id: "bag-001",
    title: "Moon Bag",
    description: "Un bolso de prueba.",
    availability: "in stock",
    condition: "new",
    price: "1234.50 EUR",
    link: `${address}bolsos/moon-bag/`,
    image_link: expect.stringMatching(/^https:.*\.jpg$/),
    brand: "Bolsos Luna",
    color: "Crudo",
  });
  expect(meta[1]?.title).toBe(hostile);
  expect(meta[1]?.description).toMatch(/^Uno dos /);
});

/** A CSV file by the letter of RFC 4180, as a catalogue reads it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (match === null) throw new Error(`Not CSV at ${field.lastIndex}`);
    const [, quoted, plain = "", end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n" && field.lastIndex < text.length) rows.push([]);
  }
  return rows;
}
