import { expect, test } from "vitest";
import { pickValidValues } from "./valid-values.ts";

test("an optional field that was never valid is missing from the preview", () => {
  const shop = { shipping: "gratis", colours: "rojo", notice: "Hola", tag: 5, phone: "mañana" };
  const { shipping, colours, notice, phone, tag } = pickValidValues("tienda.yaml", shop);
  expect({ shipping, colours, notice, phone, tag }).toEqual({});
});
