import { expect, test } from "vitest";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { addBag, listBags, removeBags, reorderBags } from "./bags.ts";
import { summarizeChanges, undoSummary } from "./change-summaries.ts";
import { bagFile } from "./content-paths.ts";
import { createDraft } from "./draft.ts";

const none = createDraft(createSnapshot());
const order = (draft = none) => listBags(draft).map(({ folder }) => folder);

test("a new bag has a folder by its name and is the first of the shop", () => {
  const { draft, folder } = addBag(none, { name: "Sun Bag", category: "new" });
  expect(folder).toBe("sun-bag");
  expect(order(draft)[0]).toBe("sun-bag");
  expect(addBag(draft, { name: "Sun Bag", category: "new" }).folder).toBe("sun-bag-2");
  expect(addBag(draft, { name: "月", category: "new" }).folder).toBe("bolso");
  const orders = listBags(draft).map(({ data }) => data.order);
  expect(new Set(orders).size).toBe(orders.length);
});

test("bags that change places are told and taken back as one, also where one has no number", () => {
  const bare = createDraft(createSnapshot({ [MOON_BAG_FILE]: { order: undefined } }));
  for (const draft of [none, bare]) {
    const moved = reorderBags(draft, ["star-bag", "chain-bag"].map(bagFile));
    expect(order(moved).indexOf("star-bag")).toBe(order(draft).indexOf("chain-bag"));
    expect(order(moved).indexOf("moon-bag")).toBe(order(draft).indexOf("moon-bag"));
    expect(listBags(moved).map(({ data }) => data.order)).toEqual([1, 2, 3, 4, 5, 6]);
    const [sentence, ...others] = summarizeChanges(moved);
    expect(others).toEqual([]);
    expect(sentence?.text).toBe("Los bolsos cambian de orden");
    expect(sentence && undoSummary(moved, sentence).files).toEqual({});
  }
});

test("a new bag goes to Home while fewer than three are there", () => {
  const isShown = (draft = none) =>
    listBags(addBag(draft, { name: "Sol", category: "new" }).draft)[0]?.data.featured;
  expect(isShown()).toBe(false);
  expect(isShown(removeBags(none, "moon-bag"))).toBe(true);
});

test("a bag that is taken out before it was published leaves nothing", () => {
  const { draft, folder } = addBag(none, { name: "Sol", category: "new" });
  expect(removeBags(draft, folder).files).toEqual({});
});

test("where the bags that Home shows are taken out, it shows others", () => {
  const featured = (draft = none) =>
    listBags(draft).flatMap(({ folder, data }) => (data.featured === true ? [folder] : []));
  const rest = removeBags(none, ...featured());
  expect(featured(rest)).toEqual(order(rest).slice(0, 3));
});
