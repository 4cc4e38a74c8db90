import { expect, test } from "vitest";
import { found, sampleContent } from "../sample-content.ts";

const complete = { name: "Ana Puig", nif: "12345678Z", address: "Carrer Gran 1, 08001 Barcelona" };

test("a shop has its legal data complete or not at all", () => {
  expect(found({ ...sampleContent, legal: complete })).toEqual([]);
  expect(found({ ...sampleContent, legal: { ...complete, address: "" } })).toEqual([
    "Aviso legal (content/shop.ts) / domicilio (address) / vacío",
  ]);
  expect(found({ ...sampleContent, legal: { ...complete, nif: "12345678A" } })).toEqual([
    "Aviso legal (content/shop.ts) / NIF (nif) / «12345678A»",
  ]);
});
