import { expect, test } from "vitest";
import { pickValidValues } from "./valid-values.ts";

test("an optional field that was never valid is missing, so that the preview shows nothing in its place", () => {
  const shop = { shipping: "gratis", colours: "rojo", notice: "Hola", tag: 5, phone: "mañana" };
  const { shipping, colours, notice, phone, tag } = pickValidValues("tienda.yaml", shop);
  expect({ shipping, colours, notice, phone, tag }).toEqual({ tag: "Stock Limitado" });
});

test("an invalid field has its last valid value, and a required one that never was valid an empty value", () => {
  const bag = pickValidValues("bolsos/sol/bolso.yaml", { price: "x", name: "" }, { price: 24 });
  expect(bag).toMatchObject({ price: 24, name: "", category: "new", photos: [], featured: false });
});
