import type { Bag } from "../../src/content/index.ts";
import { sizeOf } from "../../src/lib/measures.ts";
import { html } from "./html.ts";
import { type App, bagText, type PublicSite, sharedPhoto } from "./pages.ts";

/** Google's own number for handbags, wallets and cases → handbags. */
const HANDBAGS = "3032";

/** The fields that both catalogues share. */
const entry = (bag: Bag, { shop, address }: PublicSite, { shelves, shelfOf }: App) => ({
  id: bag.id,
  title: bag.name.slice(0, 150),
  description: bagText(bag).slice(0, 5000),
  link: address + bag.path,
  image_link: bag.images[0] ? address + sharedPhoto(bag.images[0]).file : "",
  // Of a reduced bag `price` is the price before.
  price: euros(bag.previousPrice ?? bag.price),
  ...(bag.previousPrice && { sale_price: euros(bag.price) }),
  condition: "new",
  brand: shop.brand,
  google_product_category: HANDBAGS,
  product_type: shelves[shelfOf(bag)].name,
  color: bag.details?.color?.slice(0, 100) ?? "",
  material: bag.details?.material?.slice(0, 200) ?? "",
  size: sizeOf(bag.details ?? {}),
});

const euros = (amount: number): string => `${amount.toFixed(2)} EUR`;

const otherPhotos = (bag: Bag, { address }: PublicSite): string[] =>
  bag.images.slice(1, 11).map((photo) => address + sharedPhoto(photo).file);

/**
 * The catalogue for Google Merchant Center: RSS 2.0 with its own namespace.
 *
 * @see https://support.google.com/merchants/answer/7052112 the fields: required are id, title,
 * description, link, image_link, availability and price; in Spain shipping; brand for accessories
 * @see https://support.google.com/merchants/answer/6324478 handmade goods have no identifiers
 */
export function googleFeed(app: App, site: PublicSite): string {
  const field = (name: string, value: string) => html`<g:${name}>${value}</g:${name}>
`;
  const items = app.catalogue.map((bag) => {
    const fields = [
      ...Object.entries(entry(bag, site, app))
        .filter(([, value]) => value)
        .map(([name, value]) => field(name, value)),
      field("availability", bag.soldOut ? "out_of_stock" : "in_stock"),
      ...otherPhotos(bag, site).map((photo) => field("additional_image_link", photo)),
      // Made by hand: there is no barcode and no maker's number.
      field("identifier_exists", "no"),
      html`<g:shipping><g:country>ES</g:country><g:price>${euros(site.shop.shipping ?? 0)}</g:price></g:shipping>
`,
    ];
    return html`<item>
${fields}</item>
`;
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${site.shop.brand}</title>
<link>${site.address}</link>
<description>${site.shop.description}</description>
${items}</channel>
</rss>
`.text;
}

/** A field of a CSV file (RFC 4180). */
const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/**
 * The catalogue for Meta: Instagram, Facebook and WhatsApp Business.
 *
 * @see https://developers.facebook.com/docs/marketing-api/catalog/reference the fields: required are
 * id, title, description, availability, condition, price, link, image_link and brand
 */
export function metaFeed(app: App, site: PublicSite): string {
  const { shipping } = site.shop;
  const rows = app.catalogue.map(
    (bag): Readonly<Record<string, string>> => ({
      ...entry(bag, site, app),
      availability: bag.soldOut ? "out of stock" : "in stock",
      additional_image_link: otherPhotos(bag, site).join(","),
      // Country, region, service, price.
      ...(shipping && { shipping: `ES:::${euros(shipping)}` }),
    }),
  );
  // Some fields only some bags have.
  const names = Object.keys(Object.assign({}, ...rows));
  return [names, ...rows.map((row) => names.map((name) => quoted(row[name] ?? "")))]
    .map((row) => `${row.join(",")}\r\n`)
    .join("");
}
