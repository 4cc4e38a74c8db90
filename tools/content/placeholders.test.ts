import { expect, test } from "vitest";
import { placeholders } from "./placeholders.ts";
import { sampleContent } from "./sample-content.ts";

const { shop } = sampleContent;
const real = {
  ...sampleContent,
  shop: {
    ...shop,
    email: "hola@mitienda.es",
    phone: "+34 600 123 456",
    whatsapp: "+34 600 123 456",
  },
  legal: { name: "Ana Puig", nif: "12345678Z", address: "Carrer Gran 1, 08001 Barcelona" },
};

test("a shop of its owner's own has none", () => {
  expect(placeholders(real)).toEqual([]);
});

test("each thing that is still the demonstration's is named", () => {
  const demo = {
    ...sampleContent,
    shop: { ...shop, brand: "ovillo" },
    url: "",
  };
  expect(placeholders(demo).map((words) => words.slice(0, 24))).toEqual([
    "el correo (hola@luna.exa",
    "el teléfono (+34 600 000",
    "el WhatsApp (+34 600 000",
    "la marca y los perfiles ",
    "no hay dirección pública",
    "faltan tus datos legales",
  ]);
});
