import { expect, test } from "vitest";
import { check, sampleFiles, withShop } from "../../tests/support/sample-content.ts";
import { placeholders } from "./placeholders.ts";

const contentOf = (change: object) => {
  const { content } = check(withShop({ ...sampleFiles["tienda.yaml"], ...change }));
  if (!content) throw new Error("The sample is not in order.");
  return content;
};

test("a shop of its owner's own has none", () => {
  const real = contentOf({
    email: "hola@mitienda.es",
    phone: "+34 600 123 456",
    whatsapp: "+34 600 123 456",
    url: "https://www.mitienda.es",
    emailjs: { publicKey: "clave", serviceId: "service_1a", templateId: "template_2b" },
    legal: { name: "Ana Puig", nif: "12345678Z", address: "Carrer Gran 1, 08001 Barcelona" },
  });
  expect(placeholders(real)).toEqual([]);
});

test("each thing that is made up or missing is named", () => {
  expect(placeholders(contentOf({})).map((words) => words.slice(0, 24))).toEqual([
    "el correo (hola@luna.exa",
    "el teléfono (+34 600 000",
    "el WhatsApp (+34 600 000",
    "no hay dirección pública",
    "faltan las claves del co",
    "faltan tus datos legales",
  ]);
});
