import type { Route } from "../../src/app/routes.ts";
import type { Product } from "../../src/content/index.ts";
import type { Shop } from "../../src/content/types.ts";
import { addressOf, type Picture } from "../../src/lib/picture.ts";
import { formatPrice } from "../../src/lib/price.ts";
import { slug } from "../../src/lib/slug.ts";
import { escapeHtml, scriptJson } from "./escape.ts";
import { structuredData } from "./structured-data.ts";

/** A page that the build writes: a screen, or a bag on the screen that shows it. */
export type Page = {
  /** Its folder below the shop's address: empty for Home, else with a slash at its end. */
  path: string;
  route: Route;
  title: string;
  description: string;
  bag?: Product;
};

/** What the pages say about the shop, and where it will be found. */
export type Site = {
  shop: Shop;
  /** The public address with a slash at its end; absent where the owner has not set it. */
  address?: string | undefined;
  /** File of the picture that stands for the whole shop, 1200 by 630. */
  share: string;
  /** File of the square picture of the brand. */
  logo: string;
  /** Whether the owner has said who sells, so that there is a legal notice. */
  legal: boolean;
};

/** The owner's setting as an address that others can be appended to. */
export const publicAddress = (url: string): string | undefined =>
  url === "" ? undefined : url.replace(/\/*$/, "/");

/** The largest JPEG of a photo that no chat finds too heavy. */
export function sharedPhoto(picture: Picture) {
  const width = picture.widths.findLast((each) => each <= 1200) ?? picture.width;
  return {
    file: addressOf(picture, width, "jpg"),
    width,
    height: Math.round((width * picture.height) / picture.width),
  };
}

/** A bag in a sentence: the owner's description or, without one, what its first photo shows. */
export const bagText = ({ description, images }: Product): string =>
  description.trim() || (images[0]?.alt ?? "");

/** The screen on which a bag is shown. */
export const routeOf = ({ category }: Product): "novedades" | "essentials" =>
  category === "new" ? "novedades" : "essentials";

export const bagPath = ({ name }: Product): string => `bolsos/${slug(name)}/`;

const some = (bags: readonly Product[]): string => {
  const names = bags.map(({ name }) => name);
  if (names.length > 3) return `${names.slice(0, 3).join(", ")} y más`;
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" y ");
};

/** Every page of the shop that can be shared and found, Home first. */
export function pagesOf(
  shop: Shop,
  catalogue: readonly Product[],
  titleOf: (route: Route) => string,
): Page[] {
  const shelf = (route: "novedades" | "essentials", what: string): Page => {
    const bags = catalogue.filter((bag) => routeOf(bag) === route);
    return {
      path: `${route}/`,
      route,
      title: titleOf(route),
      description: `${what} de ${shop.brand}${bags.length > 0 ? `: ${some(bags)}` : ""}. Hechos a mano, uno a uno, y con envío gratuito.`,
    };
  };
  return [
    { path: "", route: "home", title: titleOf("home"), description: shop.description },
    shelf("novedades", "Los bolsos nuevos"),
    shelf("essentials", "Los bolsos básicos"),
    ...catalogue.map((bag) => ({
      path: bagPath(bag),
      route: routeOf(bag),
      title: `${bag.name} · ${formatPrice(bag.price)} · ${shop.brand}`,
      description: `${bagText(bag)} ${formatPrice(bag.price)}, con IVA y envío incluidos.`,
      bag,
    })),
  ];
}

const tag = (attribute: "name" | "property", key: string, content: string | number): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}">`;

/** What a page says about itself to search engines and chats; addresses only where there is one. */
export function headOf(page: Page, site: Site): string {
  const { title, description, bag } = page;
  const { shop, address } = site;
  const photo = bag?.images[0];
  const image = photo
    ? { ...sharedPhoto(photo), alt: photo.alt }
    : { file: site.share, width: 1200, height: 630, alt: shop.tagline };
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag("name", "description", description),
    tag("property", "og:type", bag ? "product" : "website"),
    tag("property", "og:site_name", shop.brand),
    tag("property", "og:locale", "es_ES"),
    tag("property", "og:title", title),
    tag("property", "og:description", description),
    ...(bag
      ? [
          tag("property", "product:price:amount", bag.price.toFixed(2)),
          tag("property", "product:price:currency", "EUR"),
          tag("property", "product:availability", "in stock"),
          tag("name", "twitter:label1", "Precio"),
          tag("name", "twitter:data1", formatPrice(bag.price)),
        ]
      : []),
    tag("name", "twitter:card", "summary_large_image"),
    tag("name", "twitter:title", title),
    tag("name", "twitter:description", description),
    ...(address
      ? [
          `<link rel="canonical" href="${escapeHtml(address + page.path)}">`,
          tag("property", "og:url", address + page.path),
          tag("property", "og:image", address + image.file),
          tag("property", "og:image:type", "image/jpeg"),
          tag("property", "og:image:width", image.width),
          tag("property", "og:image:height", image.height),
          tag("property", "og:image:alt", image.alt),
          tag("name", "twitter:image", address + image.file),
          tag("name", "twitter:image:alt", image.alt),
          ...structuredData(page, { ...site, address }).map(
            (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
          ),
        ]
      : []),
  ].join("\n    ");
}

/** For those who visit without script, which the links within the shop need. */
export const PLAIN_LINKS =
  `<noscript><nav class="plain-links" aria-label="Páginas"><a href="./">Inicio</a>` +
  `<a href="novedades/">Novedades</a><a href="essentials/" lang="en">Essentials</a></nav></noscript>`;

/** Scrolls to the bag whose page it is. One text for all of them, so one hash in the policy. */
export const SHOW_BAG =
  "<script>document.getElementById('bolso-'+document.documentElement.dataset.bag).scrollIntoView()</script>";

/** All pages for search engines (sitemaps.org). */
export const sitemap = (pages: readonly Page[], address: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => `<url><loc>${escapeHtml(address + path)}</loc></url>`).join("\n")}
</urlset>
`;

/** Everything may be read; and where the list of pages is, once it has an address. */
export const robots = (address: string | undefined): string =>
  `User-agent: *\nAllow: /\n${address ? `\nSitemap: ${address}sitemap.xml\n` : ""}`;
