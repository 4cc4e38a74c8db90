import { type CollectionId, collections } from "../../lib/collections.ts";
import { type Days, RETURN_DAYS, readDelivery } from "../../lib/delivery.ts";
import { formatPhone } from "../../lib/links.ts";
import * as market from "../../lib/market.ts";
import { buildCollectionPath } from "../../lib/paths.ts";
import { buildJpegUrl } from "../../lib/picture.ts";
import { listProfiles } from "../../lib/profiles.ts";
import type { FullBag } from "../../src/content/index.ts";
import { buildProductDetails, describeBag, type Page, type SiteWithUrl } from "./pages.ts";

const buildOrganization = (site: SiteWithUrl) => ({
  "@type": "Organization",
  name: site.shop.brand,
  description: site.shop.description,
  url: site.baseUrl,
  logo: site.baseUrl + site.icon,
  image: site.shareImage && site.baseUrl + site.shareImage.fileName,
  email: site.shop.email,
  telephone: site.shop.phone && formatPhone(site.shop.phone),
  sameAs: listProfiles(site.shop).map(({ url }) => url),
});

function buildBreadcrumbs(page: Page, site: SiteWithUrl) {
  const route = page.route as CollectionId;
  const steps = [
    { name: "Inicio", path: "" },
    { name: collections[route].name, path: buildCollectionPath(route) },
    ...(page.bag ? [page.bag] : []),
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: site.baseUrl + path,
    })),
  };
}

/**
 * Builds a bag's merchant listing. Like the bag's page, it says nothing about the delivery and return of a sold-out bag.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing requires
 * name, image and an offer with price and currency
 */
const buildProduct = (bag: FullBag, site: SiteWithUrl) => ({
  "@type": "Product",
  name: bag.name,
  description: describeBag(bag),
  sku: bag.id,
  url: site.baseUrl + bag.path,
  image: bag.photos.map((photo) => site.baseUrl + buildJpegUrl(photo)),
  category: collections[bag.collection].name,
  brand: { "@type": "Brand", name: site.shop.brand },
  ...buildProductDetails(bag),
  offers: {
    "@type": "Offer",
    url: site.baseUrl + bag.path,
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
    shippingDetails: buildShippingDetails(bag, site.shop),
    hasMerchantReturnPolicy: bag.soldOut ? undefined : buildReturnPolicy(site.shop.delivery),
  },
});

type Shop = SiteWithUrl["shop"];

/** Builds cost and days of a delivery within the country, as far as the owner has said them. */
function buildShippingDetails({ soldOut, details }: FullBag, { shipping, delivery }: Shop) {
  const { making, transit } = soldOut ? {} : readDelivery(delivery, details?.makingDays);
  if (shipping === undefined && !making && !transit) return undefined;
  return {
    "@type": "OfferShippingDetails",
    shippingRate:
      shipping === undefined
        ? undefined
        : { "@type": "MonetaryAmount", value: shipping, currency: market.currency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: market.country },
    deliveryTime: (making ?? transit) && {
      "@type": "ShippingDeliveryTime",
      handlingTime: making && buildDays(making),
      transitTime: transit && buildDays(transit),
    },
  };
}

const buildDays = ({ min, max }: Days) => ({
  "@type": "QuantitativeValue",
  minValue: min,
  maxValue: max,
  unitCode: "DAY",
});

/** Builds the policy of returns within the country, if the owner has said who pays for them. */
const buildReturnPolicy = ({ returnCost }: NonNullable<Shop["delivery"]> = {}) =>
  returnCost && {
    "@type": "MerchantReturnPolicy",
    applicableCountry: market.country,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: RETURN_DAYS,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: `https://schema.org/${returnCost === "customer" ? "ReturnFeesCustomerResponsibility" : "FreeReturn"}`,
  };

/** Builds a page's data for search engines (schema.org): the shop on Home, else the breadcrumbs, and a bag's product. */
export function buildStructuredData(page: Page, site: SiteWithUrl): object[] {
  const product = page.bag ? [buildProduct(page.bag, site)] : [];
  const item = page.route === "home" ? buildOrganization(site) : buildBreadcrumbs(page, site);
  return [...product, item].map((data) => ({ "@context": "https://schema.org", ...data }));
}
