import { expect, test } from "vitest";
import { pickValidValues } from "./valid-values.ts";

test("an optional field that was never valid is missing, so that the preview shows nothing in its place", () => {
  const shop = { shipping: "gratis", colours: "rojo", notice: "Hola", tag: 5, phone: "mañana" };
  const { shipping, colours, notice, phone, tag } = pickValidValues("tienda.yaml", shop);
  expect({ shipping, colours, notice, phone, tag }).toEqual({});
});

test("a required field that is not valid has an empty value", () => {
  const bag = pickValidValues("bolsos/sol/bolso.yaml", { price: "x", name: "" });
  expect(bag).toMatchObject({ price: 0, name: "", category: "new", photos: [], featured: false });
});
