import { expect, test } from "vitest";
import {
  buildMailLink,
  buildWhatsappLink,
  buildWhatsappMessage,
  getBagArticle,
  getMarketplaceName,
  normalizeBaseUrl,
} from "./links";

test("a WhatsApp link has the number's digits, and a bag's name only in the prefilled text", () => {
  const name = "Ñandú & Co. ?#% $& 100 €";
  const message = buildWhatsappMessage(name, "Hola! Querría el {bolso}. Gracias!");
  const link = new URL(buildWhatsappLink("+34 600 000 000", message));
  expect(link.origin + link.pathname).toBe("https://wa.me/34600000000");
  expect([...link.searchParams]).toEqual([["text", `Hola! Querría el ${name}. Gracias!`]]);
  expect(link.hash).toBe("");
});

test.each([
  ["Hola! Querría el {bolso}. Gracias!", "el "],
  ["La {bolso}, ¿la tienes?", "la "],
  ["¿Os queda {bolso}?", ""],
  ["Sobre el color del {bolso}", ""],
])("the message «%s» calls a bag «%s»", (template, article) => {
  expect(getBagArticle(template)).toBe(article);
});

test("a mail link encodes its subject", () => {
  expect(buildMailLink("hola@ovillo.example", "Café & crema")).toBe(
    "mailto:hola@ovillo.example?subject=Caf%C3%A9%20%26%20crema",
  );
});

test.each([
  ["https://www.mitienda.es", "https://www.mitienda.es/"],
  ["https://ana.github.io/tienda//", "https://ana.github.io/tienda/"],
  ["https://muñeca.es", "https://xn--mueca-pta.es/"],
  ["https://Mitienda.es/señora", "https://mitienda.es/se%C3%B1ora/"],
  ["", undefined],
])("the base URL of a shop at «%s» is %s", (url, baseUrl) => {
  expect(normalizeBaseUrl(url)).toBe(baseUrl);
});

test.each([
  ["https://www.amazon.es/s?k=ovillo", "Amazon"],
  ["https://amzn.eu/d/3Xy", "Amazon"],
  ["https://www.etsy.com/es/listing/1", "Etsy"],
  ["https://www.vinted.es/items/1", "Vinted"],
  ["https://tienda.bolsoslucía.es:8443/moon", "tienda.bolsoslucía.es"],
])("the link %s leads to %s", (url, name) => {
  expect(getMarketplaceName(url)).toBe(name);
});
