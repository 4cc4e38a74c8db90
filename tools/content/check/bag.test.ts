import { expect, test } from "vitest";
import type { Product } from "../../../src/content/types.ts";
import { found, strays, withBag } from "../sample-content.ts";

test.each([
  [{ price: undefined }, "precio (price) / nada"],
  [{ price: "24,50 €" }, "precio (price) / «24,50 €», un texto"],
  [{ price: -3 }, "precio (price) / -3"],
  [{ price: 0 }, "precio (price) / 0"],
  [{ price: Number.NaN }, "precio (price) / NaN"],
  [{ price: 24.999 }, "precio (price) / 24.999"],
  [{ category: "nuevo" }, "categoría (category) / «nuevo»"],
  [{ category: undefined }, "categoría (category) / nada"],
  [{ featured: "true" }, "destacado (featured) / «true»"],
  [{ description: undefined }, "descripción (description) / nada"],
  [{ amazonUrl: "http://amazon.es/x" }, "enlace de Amazon (amazonUrl) / «http://amazon.es/x»"],
  [{ amazonUrl: "amazon.es" }, "enlace de Amazon (amazonUrl) / «amazon.es»"],
  [{ amazonUrl: "" }, "enlace de Amazon (amazonUrl) / vacío"],
  [{ amazonUrl: "javascript:alert(1)" }, "enlace de Amazon (amazonUrl) / «javascript:alert(1)»"],
])("a bag with %o is refused", (change, problem) => {
  expect(found(withBag(change))).toEqual([`Moon Bag / ${problem}`]);
});

test.each([1, 24, 24.5, 1234.5, 19.99, 0.29])("a bag may cost %d", (price) => {
  expect(found(withBag({ price }))).toEqual([]);
});

test("a bag needs an id and a name", () => {
  expect(found(withBag({ id: "" }))).toEqual(["Moon Bag / identificador (id) / vacío"]);
  expect(found(withBag({ name: " " }))).toEqual([
    "bag-001 / nombre (name) / vacío",
    strays("moon-bag", 5),
  ]);
});

test("a bag has an id that catalogues take", () => {
  expect(found(withBag({ id: "b".repeat(50) }))).toEqual([]);
  expect(found(withBag({ id: "b".repeat(51) }))).toEqual([
    "Moon Bag / identificador (id) / 51 letras",
  ]);
});

test("a bag has an id and a name of its own, in any spelling: its page is called after it", () => {
  const double = { id: "BAG-002", name: "chain  bag", photos: { "1.jpg": "De frente." } };
  expect(found(withBag(double))).toEqual([
    "Chain Bag / identificador (id) / «bag-002», que ya lleva el bolso número 1 del catálogo",
    "Chain Bag / nombre (name) / «Chain Bag», que ya lleva el bolso número 1 del catálogo",
    strays("moon-bag", 5),
  ]);
});

test("a bag needs a letter or a digit in its id, and is not taken for one that has none either", () => {
  const content = withBag({ id: "!!!" });
  const [moon, chain] = content.catalogue as [Product, Product];
  expect(found({ ...content, catalogue: [moon, { ...chain, id: "???" }] })).toEqual([
    "Moon Bag / identificador (id) / «!!!»",
    "Chain Bag / identificador (id) / «???»",
  ]);
});
