import { afterAll, beforeAll, expect, test } from "vitest";
import { type SampleShop, sampleBag, sampleShop } from "../support/sample-shop.ts";

let shop: SampleShop;
beforeAll(async () => {
  shop = await sampleShop();
});
afterAll(() => shop.remove());

test("says what is in order, what is a placeholder and that the e-mail's keys are missing", async () => {
  const { code, output } = await shop.check();
  expect(code).toBe(0);
  expect(output).toContain("No hay nada que arreglar.");
  expect(output).toContain("Todo en orden: la tienda se puede publicar.");
  expect(output).toContain("el correo (hola@luna.example) es de mentira");
  expect(output).toContain("no hay dirección pública");
  expect(output).toContain("faltan tus datos legales");
  expect(output).toContain("faltan las claves del correo");
  expect(output).toContain("Todavía no está construida");
});

test("fails where the content is wrong", async () => {
  await shop.stock([sampleBag({ featured: false })]);
  const { code, output } = await shop.check();
  expect(code).toBe(1);
  expect(output).toContain("Hay: ningún bolso.");
  expect(output).not.toContain("Todo en orden");
});
