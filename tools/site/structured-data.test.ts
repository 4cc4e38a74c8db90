import { expect, test } from "vitest";
import * as app from "../../src/entry-prerender.tsx";
import { buildExampleContent, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { renderHead } from "./head.ts";
import { listPages } from "./pages.ts";
import { buildStructuredData } from "./structured-data.ts";

const content = buildExampleContent({
  "tienda.yaml": {
    brand: "Sol",
    description: "Bolsos de Ana.",
    email: "ana@sol.example",
    phone: "611 22 33 44",
    instagram: "@sol",
    tiktok: "@sol",
    url: "https://sol.example",
    shipping: 4.5,
    delivery: { making: "7-10", transit: "2 o 3", returnCost: "customer" },
  },
  bolsos: undefined,
  "bolsos/mar/bolso.yaml": {
    name: "Mar",
    price: 24,
    previousPrice: 30,
    category: "new",
    featured: true,
    line: "De mano",
    details: { width: 24, height: 11, color: "Azul", material: "Algodón" },
    photos: [{ file: "1.jpg", alt: "Un bolso azul." }],
  },
  "bolsos/mar/1.jpg": "",
});
const site = {
  shop: content.shop,
  baseUrl: "https://sol.example/",
  shareImage: { file: "share.jpg" },
  icon: "icon.png",
};
const heads = new Map(
  listPages(content, app).map((page) => [page.path, renderHead(page, site).text]),
);

const parseJsonLd = (path: string): object[] =>
  [...(heads.get(path) ?? "").matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = ""]) =>
    JSON.parse(json),
  );

test("Home's structured data has the brand, its contact data and its profiles", () => {
  expect(parseJsonLd("")).toMatchInlineSnapshot(`
    [
      {
        "@context": "https://schema.org",
        "@type": "Organization",
        "description": "Bolsos de Ana.",
        "email": "ana@sol.example",
        "image": "https://sol.example/share.jpg",
        "logo": "https://sol.example/icon.png",
        "name": "Sol",
        "sameAs": [
          "https://www.instagram.com/sol",
          "https://www.tiktok.com/@sol",
        ],
        "telephone": "+34611223344",
        "url": "https://sol.example/",
      },
    ]
  `);
});

test("a bag's structured data has its offer with shipping, and its breadcrumbs", () => {
  expect(parseJsonLd("bolsos/mar/")).toMatchInlineSnapshot(`
    [
      {
        "@context": "https://schema.org",
        "@type": "Product",
        "brand": {
          "@type": "Brand",
          "name": "Sol",
        },
        "category": "Novedades",
        "color": "Azul",
        "description": "De mano. Mide 24 × 11 cm. Algodón.",
        "image": [
          "https://sol.example/assets/photo-1200.jpg",
        ],
        "material": "Algodón",
        "name": "Mar",
        "offers": {
          "@type": "Offer",
          "availability": "https://schema.org/InStock",
          "hasMerchantReturnPolicy": {
            "@type": "MerchantReturnPolicy",
            "applicableCountry": "ES",
            "merchantReturnDays": 14,
            "returnFees": "https://schema.org/ReturnFeesCustomerResponsibility",
            "returnMethod": "https://schema.org/ReturnByMail",
            "returnPolicyCategory": "https://schema.org/MerchantReturnFiniteReturnWindow",
          },
          "itemCondition": "https://schema.org/NewCondition",
          "price": "24.00",
          "priceCurrency": "EUR",
          "priceSpecification": {
            "@type": "UnitPriceSpecification",
            "price": "30.00",
            "priceCurrency": "EUR",
            "priceType": "https://schema.org/StrikethroughPrice",
          },
          "shippingDetails": {
            "@type": "OfferShippingDetails",
            "deliveryTime": {
              "@type": "ShippingDeliveryTime",
              "handlingTime": {
                "@type": "QuantitativeValue",
                "maxValue": 10,
                "minValue": 7,
                "unitCode": "DAY",
              },
              "transitTime": {
                "@type": "QuantitativeValue",
                "maxValue": 3,
                "minValue": 2,
                "unitCode": "DAY",
              },
            },
            "shippingDestination": {
              "@type": "DefinedRegion",
              "addressCountry": "ES",
            },
            "shippingRate": {
              "@type": "MonetaryAmount",
              "currency": "EUR",
              "value": 4.5,
            },
          },
          "url": "https://sol.example/bolsos/mar/",
        },
        "size": "24 × 11 cm",
        "sku": "mar",
        "url": "https://sol.example/bolsos/mar/",
      },
      {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        "itemListElement": [
          {
            "@type": "ListItem",
            "item": "https://sol.example/",
            "name": "Inicio",
            "position": 1,
          },
          {
            "@type": "ListItem",
            "item": "https://sol.example/novedades/",
            "name": "Novedades",
            "position": 2,
          },
          {
            "@type": "ListItem",
            "item": "https://sol.example/bolsos/mar/",
            "name": "Mar",
            "position": 3,
          },
        ],
      },
    ]
  `);
});

test("search engines leave out a collection without bags", () => {
  const isLeftOut = (path: string) => heads.get(path)?.includes('content="noindex"');
  expect([isLeftOut("novedades/"), isLeftOut("essentials/")]).toEqual([false, true]);
});

test("chats learn the shop's language and country", () => {
  expect(heads.get("")).toContain('<meta property="og:locale" content="es_ES">');
});

/** Returns delivery and return in the offer of a bag. */
const buildOffer = (shop: object, bag: object) => {
  const { catalogue, ...changed } = buildExampleContent({
    "tienda.yaml": {
      url: "https://sol.example",
      shipping: undefined,
      delivery: undefined,
      ...shop,
    },
    [MOON_BAG_FILE]: bag,
  });
  const [page] = listPages({ ...changed, catalogue }, app).filter(({ bag }) => bag);
  const [product] = page ? buildStructuredData(page, { ...site, shop: changed.shop }) : [];
  const { shippingDetails, hasMerchantReturnPolicy } = (
    product as { offers: Record<string, object> }
  ).offers;
  return JSON.parse(JSON.stringify({ shippingDetails, hasMerchantReturnPolicy }));
};

const days = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

test.each([
  [{}, {}, undefined],
  [{ making: "7-10" }, {}, { handlingTime: days(7, 10) }],
  [{ transit: 2 }, {}, { transitTime: days(2, 2) }],
  [
    { making: "7-10", transit: 2 },
    { details: { makingDays: 21 } },
    { handlingTime: days(21, 21), transitTime: days(2, 2) },
  ],
  [{ making: "dos semanas" }, {}, undefined],
  [{ making: "7-10", transit: 2 }, { soldOut: true }, undefined],
])("with a delivery of %o and a bag with %o, the offer says %o", (delivery, bag, deliveryTime) => {
  expect(buildOffer({ delivery }, bag).shippingDetails?.deliveryTime).toEqual(
    deliveryTime && { "@type": "ShippingDeliveryTime", ...deliveryTime },
  );
});

test("the offer says who pays for a return, if the owner has said it and the bag is there", () => {
  const FREE = "https://schema.org/FreeReturn";
  expect(buildOffer({ delivery: { returnCost: "shop" } }, {})).toEqual({
    hasMerchantReturnPolicy: expect.objectContaining({ returnFees: FREE, merchantReturnDays: 14 }),
  });
  expect(buildOffer({}, {})).toEqual({});
  expect(buildOffer({ delivery: { returnCost: "shop" } }, { soldOut: true })).toEqual({});
});
