import { expect, test } from "vitest";
import { MOON_BAG_FILE, readExample } from "../../tests/support/example-shop.ts";

const withoutTexts = {
  tag: undefined,
  promise: undefined,
  empty: undefined,
  shipping: undefined,
  withoutVat: undefined,
};
const readShop = (shop: object) => {
  const { content, problems } = readExample({ "tienda.yaml": { ...withoutTexts, ...shop } });
  return { ...content?.shop, silenced: problems.map(({ path }) => path?.join()) };
};

test("an earlier shop keeps the sentences that its owner has confirmed, and loses the others", () => {
  expect(readShop({ confirmed: true })).toMatchObject({
    tag: "Stock Limitado",
    promise: expect.stringMatching(/^Tejido a mano/),
    empty: expect.stringMatching(/estamos tejiendo/),
    shipping: undefined,
    withoutVat: false,
    silenced: ["shipping"],
  });
  const shop = readShop({ confirmedFields: ["shipping", "tag", "bolsos"] });
  expect(shop).toMatchObject({ shipping: 0, tag: "Stock Limitado" });
  expect(shop).toMatchObject({ promise: undefined, silenced: ["promise", "withoutVat"] });
  expect(readShop({})).toMatchObject({ silenced: [] });
});

test("a text that the owner of an earlier version has written or emptied stays so", () => {
  const shop = readShop({ confirmed: true, confirmedFields: ["shipping"], tag: "", shipping: 4.5 });
  expect(shop).toMatchObject({ tag: undefined, shipping: 4.5, silenced: [] });
});

test.each([
  ["12 días", { makingDays: "12 días" }, []],
  ["Tres semanas.", { makingDays: "Tres semanas." }, ["Días en el taller"]],
  ["A mano, en Barcelona", { making: "A mano, en Barcelona" }, []],
])("an earlier «%s» is read as days, or warned of", (making, details, warnings) => {
  const { content, problems } = readExample({ [MOON_BAG_FILE]: { details: { making } } });
  const moonBag = content?.catalogue.find(({ id }) => id === "bag-001");
  expect(moonBag?.details).toEqual(details);
  expect(problems.map(({ fieldLabel }) => fieldLabel)).toEqual(warnings);
});
