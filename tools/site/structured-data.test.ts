import { expect, test } from "vitest";
import * as app from "../../src/entry-prerender.tsx";
import { buildExampleContent } from "../../tests/support/example-shop.ts";
import { renderHead } from "./head.ts";
import { listPages } from "./pages.ts";

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
  shareImage: "share.jpg",
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

test("the structured data of a collection has the way to it", () => {
  expect(parseJsonLd("novedades/")).toMatchInlineSnapshot(`
    [
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
        ],
      },
    ]
  `);
});

test("the structured data of a bag has its offer with shipping, and the way to it", () => {
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

test("chats learn the shop's language and country", () => {
  expect(heads.get("")).toContain('<meta property="og:locale" content="es_ES">');
});
