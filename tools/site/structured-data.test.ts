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
  shareImage: { fileName: "share.jpg" },
  icon: "icon.png",
};
const heads = new Map(
  listPages(content, app).map((page) => [page.path, renderHead(page, site).text]),
);

type Breadcrumbs = { itemListElement: { position: number; name: string; item: string }[] };

const parseJsonLd = (path: string): object[] =>
  [...(heads.get(path) ?? "").matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = ""]) =>
    JSON.parse(json),
  );

test("Home's structured data has the brand, its contact data and its profiles", () => {
  expect(parseJsonLd("")).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Sol",
      url: "https://sol.example/",
      description: "Bolsos de Ana.",
      logo: "https://sol.example/icon.png",
      image: "https://sol.example/share.jpg",
      email: "ana@sol.example",
      telephone: "+34611223344",
      sameAs: ["https://www.instagram.com/sol", "https://www.tiktok.com/@sol"],
    },
  ]);
});

test("a bag's structured data has what its page says, its offer with shipping, and its breadcrumbs", () => {
  const [product, { itemListElement }] = parseJsonLd("bolsos/mar/") as [object, Breadcrumbs];
  expect(product).toMatchObject({
    "@type": "Product",
    sku: "mar",
    name: "Mar",
    description: "De mano. Mide 24 × 11 cm. Algodón.",
    category: "Novedades",
    color: "Azul",
    material: "Algodón",
    size: "24 × 11 cm",
    image: ["https://sol.example/assets/photo-1200.jpg"],
    offers: {
      url: "https://sol.example/bolsos/mar/",
      price: "24.00",
      priceSpecification: {
        priceType: "https://schema.org/StrikethroughPrice",
        price: "30.00",
      },
      itemCondition: "https://schema.org/NewCondition",
      shippingDetails: {
        shippingDestination: { addressCountry: "ES" },
        shippingRate: { value: 4.5, currency: "EUR" },
      },
      hasMerchantReturnPolicy: {
        applicableCountry: "ES",
        returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
      },
    },
  });
  expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, "Inicio", "https://sol.example/"],
    [2, "Novedades", "https://sol.example/novedades/"],
    [3, "Mar", "https://sol.example/bolsos/mar/"],
  ]);
});

test("search engines leave out a collection without bags", () => {
  const isLeftOut = (path: string) => heads.get(path)?.includes('content="noindex"');
  expect([isLeftOut("novedades/"), isLeftOut("essentials/")]).toEqual([false, true]);
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
