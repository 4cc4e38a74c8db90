import { expect, test } from "vitest";
import { mailLink, phoneLink, whatsappLink, whatsappMessage } from "./links";

test("a WhatsApp link carries digits only and the prefilled text", () => {
  const link = new URL(whatsappLink("+34 600 000 000", whatsappMessage("Moon Bag")));
  expect(link.origin + link.pathname).toBe("https://wa.me/34600000000");
  expect(link.searchParams.get("text")).toBe("Hola! Querría el Moon Bag. Gracias!");
});

test("no bag's name can break out of the text", () => {
  const name = "Ñandú & Co. ?#% $& 100 €";
  const link = new URL(whatsappLink("34600000000", whatsappMessage(name)));
  expect([...link.searchParams]).toEqual([["text", `Hola! Querría el ${name}. Gracias!`]]);
  expect(link.hash).toBe("");
});

test("the owner asks in words of her own", () => {
  expect(whatsappMessage("Moon Bag", "¿Queda algún {bolso}?")).toBe("¿Queda algún Moon Bag?");
});

test("without a text the chat opens empty", () => {
  expect(whatsappLink("+34 600 000 000")).toBe("https://wa.me/34600000000");
});

test("phone and mail links are what a phone understands", () => {
  expect(phoneLink("+34 600 000 000")).toBe("tel:+34600000000");
  expect(mailLink("hola@ovillo.example")).toBe("mailto:hola@ovillo.example");
});
