import { type CollectionId, collections } from "../../lib/collections.ts";
import { formatPhone } from "../../lib/links.ts";
import { market } from "../../lib/market.ts";
import { buildCollectionPath } from "../../lib/paths.ts";
import { buildJpegUrl } from "../../lib/picture.ts";
import { listProfiles } from "../../lib/profiles.ts";
import type { FullBag } from "../../src/content/index.ts";
import { describeBag, type Page, type SiteWithUrl } from "./pages.ts";
import { buildProductDetails } from "./product-details.ts";

const buildOrganization = (site: SiteWithUrl) => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  name: site.shop.brand,
  description: site.shop.description,
  url: site.baseUrl,
  logo: site.baseUrl + site.icon,
  image: site.shareImage && site.baseUrl + site.shareImage,
  email: site.shop.email,
  telephone: site.shop.phone && formatPhone(site.shop.phone),
  sameAs: listProfiles(site.shop).map(({ url }) => url),
});

function buildBreadcrumbs(page: Page, site: SiteWithUrl) {
  const route = page.route as CollectionId;
  const steps: [name: string, path: string][] = [
    ["Inicio", ""],
    [collections[route].name, buildCollectionPath(route)],
    ...(page.bag ? [[page.bag.name, page.path] as [string, string]] : []),
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: site.baseUrl + path,
    })),
  };
}

/**
 * Builds a bag's merchant listing, with the cost of shipping within the country if the owner has said it. Delivery times are
 * optional, and the owner promises none.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing requires
 * name, image and an offer with price and currency
 */
const buildProduct = (bag: FullBag, page: Page, site: SiteWithUrl) => ({
  "@context": "https://schema.org",
  "@type": "Product",
  name: bag.name,
  description: describeBag(bag),
  sku: bag.id,
  url: site.baseUrl + page.path,
  image: bag.photos.map((photo) => site.baseUrl + buildJpegUrl(photo)),
  category: collections[bag.collection].name,
  brand: { "@type": "Brand", name: site.shop.brand },
  ...buildProductDetails(bag),
  offers: {
    "@type": "Offer",
    url: site.baseUrl + page.path,
    price: bag.price.toFixed(2),
    priceCurrency: market.currency,
    // Google shows this price struck through.
    priceSpecification: bag.previousPrice && {
      "@type": "UnitPriceSpecification",
      priceType: "https://schema.org/StrikethroughPrice",
      price: bag.previousPrice.toFixed(2),
      priceCurrency: market.currency,
    },
    availability: bag.soldOut ? "https://schema.org/OutOfStock" : "https://schema.org/InStock",
    itemCondition: "https://schema.org/NewCondition",
    shippingDetails: buildShippingDetails(site.shop.shipping),
  },
});

const buildShippingDetails = (shipping: number | undefined) =>
  shipping === undefined
    ? undefined
    : {
        "@type": "OfferShippingDetails",
        shippingRate: { "@type": "MonetaryAmount", value: shipping, currency: market.currency },
        shippingDestination: { "@type": "DefinedRegion", addressCountry: market.country },
      };

export function buildStructuredData(page: Page, site: SiteWithUrl): object[] {
  if (page.route === "home") return [buildOrganization(site)];
  const { bag } = page;
  return [...(bag ? [buildProduct(bag, page, site)] : []), buildBreadcrumbs(page, site)];
}
