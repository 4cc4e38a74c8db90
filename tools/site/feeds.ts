import type { Product } from "../../src/content/index.ts";
import { escapeHtml } from "./escape.ts";
import { bagPath, bagText, routeOf, type Site, sharedPhoto } from "./pages.ts";

/** Google's own number for handbags, wallets and cases → handbags. */
const HANDBAGS = "3032";

type Found = Site & { address: string };

/**
 * What both catalogues call alike, and both require. A bag without a description is described by what
 * its first photo shows, so the field is never empty.
 */
const entry = (bag: Product, { shop, address }: Found) => ({
  id: bag.id,
  title: bag.name.slice(0, 150),
  description: bagText(bag).slice(0, 5000),
  link: address + bagPath(bag),
  image_link: bag.images[0] ? address + sharedPhoto(bag.images[0]).file : "",
  price: `${bag.price.toFixed(2)} EUR`,
  condition: "new",
  brand: shop.brand,
  google_product_category: HANDBAGS,
  product_type: routeOf(bag) === "novedades" ? "Novedades" : "Essentials",
});

const otherPhotos = (bag: Product, { address }: Found): string[] =>
  bag.images.slice(1, 11).map((photo) => address + sharedPhoto(photo).file);

/**
 * The catalogue for Google Merchant Center: RSS 2.0 with its own namespace.
 *
 * @see https://support.google.com/merchants/answer/7052112 the fields: required are id, title,
 * description, link, image_link, availability and price; in Spain shipping; brand for accessories
 * @see https://support.google.com/merchants/answer/6324478 handmade goods have no identifiers
 */
export function googleFeed(catalogue: readonly Product[], site: Found): string {
  const field = (name: string, value: string) => `<g:${name}>${escapeHtml(value)}</g:${name}>`;
  const items = catalogue.map((bag) => {
    const fields = [
      ...Object.entries(entry(bag, site)).map(([name, value]) => field(name, value)),
      field("availability", "in_stock"),
      ...otherPhotos(bag, site).map((photo) => field("additional_image_link", photo)),
      // Made by hand: there is no barcode and no maker's number.
      field("identifier_exists", "no"),
      "<g:shipping><g:country>ES</g:country><g:price>0.00 EUR</g:price></g:shipping>",
    ];
    return `<item>\n${fields.join("\n")}\n</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeHtml(site.shop.brand)}</title>
<link>${escapeHtml(site.address)}</link>
<description>${escapeHtml(site.shop.description)}</description>
${items.join("\n")}
</channel>
</rss>
`;
}

/** A field of a CSV file (RFC 4180). */
const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/**
 * The catalogue for Meta: Instagram, Facebook and WhatsApp Business.
 *
 * @see https://developers.facebook.com/docs/marketing-api/catalog/reference the fields: required are
 * id, title, description, availability, condition, price, link, image_link and brand
 */
export function metaFeed(catalogue: readonly Product[], site: Found): string {
  const rows = catalogue.map((bag) => ({
    ...entry(bag, site),
    availability: "in stock",
    additional_image_link: otherPhotos(bag, site).join(","),
  }));
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => Object.values(row).map(quoted))]
    .map((row) => `${row.join(",")}\r\n`)
    .join("");
}
