import { expect, test } from "vitest";
import { routes } from "../../src/app/routing/routes.ts";
import { renderScreen } from "../../src/entry-prerender.tsx";
import { renderBagPage, renderLegalNotice } from "../../src/entry-static-prerender.tsx";
import {
  ALL_OPTIONS,
  buildExampleContent,
  changeAllBags,
  type FileChanges,
} from "../../tests/support/example-shop.ts";

const { legal, notice, emailjs, url } = ALL_OPTIONS;
const FILLED = { legal, notice, emailjs, url, promise: "Tejido a mano", tag: "Stock Limitado" };

/** Renders all pages of the example with every option in use but the changed ones; returns their texts and labels. */
function renderTexts(changes: FileChanges): string {
  const shop = { ...FILLED, ...(changes["tienda.yaml"] as object | undefined) };
  const shopContent = buildExampleContent({ ...changes, "tienda.yaml": shop });
  const pages = [
    ...routes.map((route) => renderScreen(shopContent, route)),
    ...shopContent.catalogue.map((bag) => renderBagPage(shopContent, bag)),
    renderLegalNotice(shopContent),
  ];
  return pages.join("\n");
}

const allTexts = renderTexts({});

test.each<[option: string, emptied: FileChanges, words: RegExp]>([
  ["telephone", { "tienda.yaml": { phone: undefined } }, /Teléfono|tel:/],
  ["Instagram", { "tienda.yaml": { instagram: undefined } }, /Instagram/],
  ["TikTok", { "tienda.yaml": { tiktok: undefined } }, /TikTok/],
  [
    "steps to order",
    { "tienda.yaml": { howToOrder: undefined } },
    /Cómo (pedir|se pide)|Escríbenos en Contacto/,
  ],
  [
    "yarns",
    { ...changeAllBags({ yarns: undefined }), "tienda.yaml": { yarns: undefined } },
    /color\?|otro color/,
  ],
  ["badge", { "tienda.yaml": { tag: "" } }, /Stock Limitado/],
  ["promise", { "tienda.yaml": { promise: "" } }, /Tejido a\smano/],
  [
    "delivery terms",
    { "tienda.yaml": { delivery: undefined } },
    /Lo tienes en|14 días para devolverlo|lo pagas tú/,
  ],
  ["seller", { "tienda.yaml": { legal: undefined } }, /Hecho por/],
  ["address", { "tienda.yaml": { url: undefined } }, /Enviar a\salguien/],
  ["form", { "tienda.yaml": { emailjs: undefined } }, /formulario|EmailJS/],
  ["free shipping", { "tienda.yaml": { shipping: 4.5 } }, /env[ií]o (gratuito|incluido)/i],
  ["marketplace", changeAllBags({ amazonUrl: undefined }), /Ver en |tienda externa/],
  ["details", changeAllBags({ details: undefined }), /Material|Medidas|Cómo se cuida/],
])("a shop without %s mentions it on no page", (_option, emptied, words) => {
  // Not `toMatch`, which prints all pages.
  expect(words.exec(allTexts)?.[0]).toBeDefined();
  expect(words.exec(renderTexts(emptied))?.[0]).toBeUndefined();
});
