import { expect, test } from "vitest";
import { check, found, problemsOf, sampleFiles, withBag, withShop } from "./sample-content.ts";

test("a shop that is in order has no problem, and its content is read", () => {
  const { content, problems } = check(sampleFiles);
  expect(problems).toEqual([]);
  expect(content?.shop).toMatchObject({ brand: "Bolsos Luna", url: "", legal: { nif: "" } });
  expect(content?.catalogue.map(({ id, folder }) => [id, folder])).toEqual([
    ["bag-001", "moon-bag"],
    ["bag-002", "chain-bag"],
  ]);
  expect(content?.catalogue[0]?.photos[0]?.file).toBe("bolsos/moon-bag/1.jpg");
});

test("all problems are named at once, in the order of the content, each with its line", () => {
  const shop = { ...withBag({ price: "veinte", category: "" }), ...{} };
  const files = { ...shop, "tienda.yaml": withShop({ url: "x" })["tienda.yaml"] ?? {} };
  expect(found(files)).toEqual([
    "Datos de la tienda / dirección pública (url) / «x»",
    "Moon Bag / precio (price) / «veinte»",
    "Moon Bag / categoría (category) / vacío",
  ]);
  expect(problemsOf(files).map(({ file, line }) => `${file}:${line}`)).toEqual([
    "content/tienda.yaml:10",
    "content/bolsos/moon-bag/bolso.yaml:2",
    "content/bolsos/moon-bag/bolso.yaml:3",
  ]);
  expect(check(files).content).toBeUndefined();
});
