import { expect, test } from "vitest";
import { buildContent } from "../../model/parse-content.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { addBag } from "./bags.ts";
import { createDraft, setField } from "./draft.ts";
import { buildValidFiles } from "./valid-files.ts";

const none = createDraft(createSnapshot());
const moon = (draft = none, before = none) => {
  const content = buildContent(buildValidFiles(draft, buildValidFiles(before)), (folder) => folder);
  return { bag: content.catalogue.find(({ folder }) => folder === "moon-bag"), content };
};

test("the shop shows what she types at once", () => {
  const draft = setField(none, MOON_BAG_FILE, ["price"], 26);
  expect(moon(draft).bag).toMatchObject({ price: 26, name: "Moon Bag" });
});

test("where a value is wrong, the shop keeps the last good one", () => {
  const right = setField(none, MOON_BAG_FILE, ["price"], 26);
  const wrong = setField(right, MOON_BAG_FILE, ["price"], "26,");
  expect(moon(wrong, right).bag?.price).toBe(26);
  expect(moon(wrong).bag?.price).toBe(24);
  expect(moon(setField(none, MOON_BAG_FILE, ["name"], "")).bag?.name).toBe("Moon Bag");
});

test("a field that nobody knows keeps nothing from being shown", () => {
  const strange = createSnapshot({ [MOON_BAG_FILE]: { cuento: "sí" } });
  expect(moon(createDraft(strange)).bag).toMatchObject({ price: 24 });
});

test("the shop shows what stands there where she has said nothing, and nothing where she has emptied it", () => {
  const promise = (draft = none) => moon(draft).content.shop.promise;
  expect(promise()).toBe("Lo tejemos a mano por encargo y respondemos por WhatsApp");
  expect(promise(setField(none, "tienda.yaml", ["promise"], ""))).toBe("");
});

test("a hidden bag is out of the shop", () => {
  expect(moon(setField(none, MOON_BAG_FILE, ["hidden"], true)).bag).toBeUndefined();
});

test("a new bag is shown from its first word on", () => {
  const { draft } = addBag(none, { name: "Sol", category: "new" });
  const [first] = moon(draft).content.catalogue;
  expect(first).toMatchObject({ name: "Sol", folder: "sol", photos: [], featured: false });
  expect(first?.price).toBe(0);
  expect(first?.category).toBe("new");
});
