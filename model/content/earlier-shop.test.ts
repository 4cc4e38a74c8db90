import { expect, test } from "vitest";
import { readExample } from "../../tests/support/example-shop.ts";

const withoutTexts = { tag: undefined, promise: undefined, empty: undefined, shipping: undefined };
const readShop = (shop: object) => {
  const { content, problems } = readExample({ "tienda.yaml": { ...withoutTexts, ...shop } });
  expect(problems).toEqual([]);
  return content?.shop;
};

test("what the owner of an earlier version has confirmed, the shop still says; what nobody has, it no longer says", () => {
  expect(readShop({ confirmed: true })).toMatchObject({
    tag: "Stock Limitado",
    promise: expect.stringMatching(/^Tejido a mano/),
    empty: expect.stringMatching(/estamos tejiendo/),
    shipping: undefined,
  });
  const shop = readShop({ confirmedFields: ["shipping", "tag", "bolsos"] });
  expect(shop).toMatchObject({ shipping: 0, tag: "Stock Limitado", promise: undefined });
  expect(readShop({})).toMatchObject({ shipping: undefined, tag: undefined, promise: undefined });
});

test("a text that the owner of an earlier version has written or emptied stays so", () => {
  const shop = readShop({ confirmed: true, confirmedFields: ["shipping"], tag: "", shipping: 4.5 });
  expect(shop).toMatchObject({ tag: undefined, shipping: 4.5 });
});
