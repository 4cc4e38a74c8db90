import { expect, test } from "vitest";
import { routes } from "../../src/app/routing/routes.ts";
import { addNoBreakSpaces } from "../../src/content/no-break-spaces.ts";
import type { ShopContent } from "../../src/content/shop-content.ts";
import * as app from "../../src/entry-prerender.tsx";
import { renderBagPage, renderLegalNotice } from "../../src/entry-static-prerender.tsx";
import {
  ALL_OPTIONS,
  buildExampleContent,
  changeAllBags,
  type FileChanges,
} from "../../tests/support/example-shop.ts";

const YARNS = [{ name: "Rosa y a rayas", colour: "#d3a08c" }];

/** Returns the markup of all pages. */
const renderPages = (content: ShopContent): string =>
  [
    ...routes.map((route) => app.renderScreen(content, route)),
    ...content.catalogue.map((bag) => renderBagPage(content, bag)),
    renderLegalNotice(content),
  ].join("\n");

const { legal, notice, emailjs, url } = ALL_OPTIONS;
const FILLED = { legal, notice, emailjs, url, promise: "Tejido a mano", tag: "Stock Limitado" };

/** Renders all pages of the example with every option in use but the changed ones. */
function renderFilledShop(changes: FileChanges): string {
  const shop = { ...FILLED, ...(changes["tienda.yaml"] as object | undefined) };
  return renderPages(buildExampleContent({ ...changes, "tienda.yaml": shop }));
}

const filledPages = renderFilledShop({});

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
  expect(words.exec(filledPages)?.[0]).toBeDefined();
  expect(words.exec(renderFilledShop(emptied))?.[0]).toBeUndefined();
});

test("links, messages, titles and search engines get the owner's texts without no-break spaces", () => {
  const content = addNoBreakSpaces(
    buildExampleContent({
      "tienda.yaml": {
        ...ALL_OPTIONS,
        brand: "Sol y a mano",
        product: "bolso a mano",
        whatsappText: "Hola a ti: querría el {bolso} y a ver",
        yarns: YARNS,
      },
      "portada.yaml": { title: "Bolsos a mano y a medida" },
      "bolsos/moon-bag/bolso.yaml": { name: "Luna a rayas", yarns: YARNS, soldOut: false },
      "bolsos/star-bag/bolso.yaml": { name: "Estrella a rayas", soldOut: true },
    }),
  );
  const values = [
    ...renderPages(content).matchAll(
      / (?:href|value|title|data-label|data-question|data-mail)="([^"]*)"/g,
    ),
  ].map(([, value = ""]) => value);
  expect(values.length).toBeGreaterThan(100);
  expect(values.filter((value) => /\u00a0|%C2%A0/.test(value))).toEqual([]);
  expect(routes.map((route) => app.buildTitle(content, route)).join()).not.toContain("\u00a0");
});

test("every link to another site opens a new tab and says so in its name, and no other link does", () => {
  const pages = renderPages(buildExampleContent({ "tienda.yaml": ALL_OPTIONS }));
  const links = [...pages.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  const isForeign = (link: string) => link.includes('href="http');
  expect(links.filter(isForeign).length).toBeGreaterThan(10);
  for (const link of links.filter(isForeign))
    expect(link).toMatch(
      / target="_blank" rel="noopener noreferrer" aria-label="[^"]+ \(se abre en una pestaña nueva\)"/,
    );
  expect(links.filter((link) => !isForeign(link) && /target=|pestaña/.test(link))).toEqual([]);
});

test("a bag can be sent to a contact, and its details end with its maker", () => {
  const content = buildExampleContent({ "tienda.yaml": ALL_OPTIONS });
  const [bag] = content.catalogue;
  const page = bag ? renderBagPage(content, bag) : "";
  const [, link = ""] = /href="(https:\/\/wa\.me\/\?text=[^"]*)"/.exec(page) ?? [];
  expect(new URL(link).searchParams.get("text")).toBe(
    "Moon Bag · 24,00 €\nhttps://www.mitienda.es/bolsos/moon-bag/",
  );
  const lastRow = page
    .split("<tr")
    .at(-1)
    ?.split("</tr>")[0]
    ?.replace(/<[^>]*>/g, "");
  expect(lastRow).toMatch(/Hecho porAna Puig Serra.*Barcelona.*hola@ovillo\.example$/);
});
