import { expect, test } from "vitest";
import { mailLink, phoneLink, whatsappLink, whatsappMessage } from "./links";

test("a WhatsApp link carries digits only and the prefilled text of the specification", () => {
  const link = new URL(whatsappLink("+34 600 000 000", "Moon Bag"));
  expect(link.origin + link.pathname).toBe("https://wa.me/34600000000");
  expect(link.searchParams.get("text")).toBe("Hola! Querría el Moon Bag. Gracias!");
});

test("no bag's name can break out of the text", () => {
  const name = "Ñandú & Co. ?#% 100 €";
  const link = new URL(whatsappLink("34600000000", name));
  expect(link.searchParams.get("text")).toBe(`Hola! Querría el ${name}. Gracias!`);
  expect(link.hash).toBe("");
});

test("a message may be in other words, and nothing breaks out of it", () => {
  const text = "¿Queda alguna «Ñandú»? &text=#100 %";
  const link = new URL(whatsappMessage("+34 600 000 000", text));
  expect(link.origin + link.pathname).toBe("https://wa.me/34600000000");
  expect([...link.searchParams]).toEqual([["text", text]]);
  expect(link.hash).toBe("");
});

test("without a bag the chat opens empty", () => {
  expect(whatsappLink("+34 600 000 000")).toBe("https://wa.me/34600000000");
});

test("phone and mail links are what a phone understands", () => {
  expect(phoneLink("+34 600 000 000")).toBe("tel:+34600000000");
  expect(mailLink("hola@ovillo.example")).toBe("mailto:hola@ovillo.example");
});
