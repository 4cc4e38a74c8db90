import { expect, test } from "vitest";
import { example, exampleWith, MOON } from "../../tests/support/workshop-core.ts";
import { bagsNow, withBag, withBagBefore, withoutBag } from "./bags.ts";
import { emptyOn } from "./draft.ts";

const none = emptyOn(example);
const order = (draft = none) => bagsNow(draft).map(({ folder }) => folder);

test("a new bag has a folder by its name and is the first of the shop", () => {
  const { draft, folder } = withBag(none, { name: "Sun Bag", category: "new" });
  expect(folder).toBe("sun-bag");
  expect(order(draft)[0]).toBe("sun-bag");
  expect(withBag(draft, { name: "Sun Bag", category: "new" }).folder).toBe("sun-bag-2");
  expect(withBag(draft, { name: "月", category: "new" }).folder).toBe("bolso");
  const orders = bagsNow(draft).map(({ data }) => data.order);
  expect(new Set(orders).size).toBe(orders.length);
});

test("a bag that moves is the only one written where there is room for its number", () => {
  const moved = withBagBefore(none, "star-bag", "chain-bag");
  expect(order(moved).indexOf("star-bag")).toBe(order(moved).indexOf("chain-bag") - 1);
  expect(Object.keys(moved.files)).toEqual(["bolsos/star-bag/bolso.yaml"]);
  const last = withBagBefore(none, "moon-bag", undefined);
  const shelf = bagsNow(last).filter(({ data }) => data.category === "new");
  expect(shelf.at(-1)?.folder).toBe("moon-bag");
});

test("where bags have no numbers, all are given theirs", () => {
  const bare = emptyOn(exampleWith({ [MOON]: (text) => text.replace(/order: \d+\n/, "") }));
  const moved = withBagBefore(bare, "moon-bag", "chain-bag");
  expect(order(moved).indexOf("moon-bag")).toBe(order(moved).indexOf("chain-bag") - 1);
});

test("a new bag goes to Home while fewer than three are there", () => {
  const isShown = (draft = none) =>
    bagsNow(withBag(draft, { name: "Sol", category: "new" }).draft)[0]?.data.featured;
  expect(isShown()).toBe(false);
  expect(isShown(withoutBag(none, "moon-bag"))).toBe(true);
});

test("a bag that is taken out before it was published leaves nothing", () => {
  const { draft, folder } = withBag(none, { name: "Sol", category: "new" });
  expect(withoutBag(draft, folder).files).toEqual({});
});
