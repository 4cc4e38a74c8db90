import * as market from "../../lib/market.ts";
import { buildJpegUrl } from "../../lib/picture.ts";
import type { FullBag } from "../../src/content/index.ts";
import { html } from "./html.ts";
import { buildProductDetails, cutAtWord, describeBag, type SiteWithUrl } from "./pages.ts";

const formatAmount = (amount: number): string => `${amount.toFixed(2)} ${market.currency}`;

/** Quotes a field of a CSV file (RFC 4180). */
const quoteCsv = (value: string): string => `"${value.replaceAll('"', '""')}"`;

function buildFeedRow(bag: FullBag, { shop, baseUrl }: SiteWithUrl) {
  const photoUrls = bag.photos.map((photo) => baseUrl + buildJpegUrl(photo));
  const { color = "", material = "", size = "" } = buildProductDetails(bag);
  return {
    id: bag.id,
    title: bag.name,
    description: cutAtWord(describeBag(bag), 5000),
    link: baseUrl + bag.path,
    image_link: photoUrls[0] ?? "",
    // For a reduced bag, `price` is the price before the reduction.
    price: formatAmount(bag.previousPrice ?? bag.price),
    sale_price: bag.previousPrice ? formatAmount(bag.price) : "",
    condition: "new",
    brand: shop.brand,
    color: cutAtWord(color, 100),
    material: cutAtWord(material, 200),
    size,
    availability: bag.soldOut ? "out of stock" : "in stock",
    additional_image_link: photoUrls.slice(1, 11).join(","),
    // Format: country:region:service:price. Empty if the owner has not said it.
    shipping:
      shop.shipping === undefined ? "" : `${market.country}:::${formatAmount(shop.shipping)}`,
  };
}

/**
 * Renders the product feed for Meta: Instagram, Facebook and WhatsApp Business.
 *
 * @see https://developers.facebook.com/docs/marketing-api/catalog/reference requires id, title,
 * description, availability, condition, price, link, image_link and brand
 */
export function renderMetaFeed(catalogue: readonly FullBag[], site: SiteWithUrl): string {
  const rows = catalogue.map((bag) => buildFeedRow(bag, site));
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(quoteCsv))]
    .map((row) => `${row.join(",")}\r\n`)
    .join("");
}

/** Lists all pages for search engines (sitemaps.org). */
export const renderSitemap = (pages: readonly { path: string }[], baseUrl: string): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => html`<url><loc>${baseUrl + path}</loc></url>\n`)}</urlset>
`.text;

/** Renders `robots.txt`, with the sitemap if the owner has set the shop's URL. */
export const renderRobots = (baseUrl: string | undefined): string =>
  `User-agent: *\nAllow: /\n${baseUrl ? `\nSitemap: ${baseUrl}sitemap.xml\n` : ""}`;
