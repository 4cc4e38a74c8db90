import { expect, test } from "vitest";
import { tidy } from "./tidy.ts";

test("a bag is saved with its keys in the order of the guide, whatever it began with", () => {
  const bag = {
    order: 2,
    photos: [{ alt: "De frente.", file: "1.webp", keep: "top" }],
    id: "bag-001",
    featured: true,
    material: "algodón",
    price: 24.5,
    name: "Moon Bag",
  };
  const saved = tidy(bag) as typeof bag;
  expect(saved).toEqual(bag);
  expect(Object.keys(saved)).toEqual([
    "name",
    "price",
    "featured",
    "photos",
    "id",
    "order",
    "material",
  ]);
  expect(Object.keys(saved.photos[0] ?? {})).toEqual(["file", "alt", "keep"]);
});

test("a bag that is there says nothing about being sold out", () => {
  expect(tidy({ name: "Moon Bag", soldOut: false, photos: [] })).toEqual({
    name: "Moon Bag",
    photos: [],
  });
});

test("what is no bag is saved as it is, without lists in which nothing stands", () => {
  const shop = { order: "x", name: "y", howToOrder: [] };
  expect(JSON.stringify(tidy(shop))).toBe('{"order":"x","name":"y"}');
});
