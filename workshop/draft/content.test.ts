import { expect, test } from "vitest";
import { example, exampleWith, MOON } from "../../tests/support/workshop-core.ts";
import { contentShown } from "./content.ts";
import { EMPTY, type Snapshot } from "./draft.ts";
import { changed, withBag } from "./edit.ts";

const moon = (snapshot: Snapshot, draft = EMPTY, before?: Parameters<typeof contentShown>[2]) => {
  const { content, shown } = contentShown(snapshot, draft, before);
  return { bag: content.catalogue.find(({ folder }) => folder === "moon-bag"), content, shown };
};

test("the shop shows what she types at once", () => {
  const draft = changed(example, EMPTY, MOON, ["price"], 26);
  expect(moon(example, draft).bag).toMatchObject({ price: 26, name: "Moon Bag" });
});

test("where a value is wrong, the shop keeps the last good one", () => {
  const right = changed(example, EMPTY, MOON, ["price"], 26);
  const { shown } = moon(example, right);
  const wrong = changed(example, right, MOON, ["price"], "26,");
  expect(moon(example, wrong, shown).bag?.price).toBe(26);
  expect(moon(example, wrong).bag?.price).toBe(24);
  expect(moon(example, changed(example, EMPTY, MOON, ["name"], "")).bag?.name).toBe("Moon Bag");
});

test("a reduced price that makes nothing cheaper is not shown", () => {
  const draft = changed(example, EMPTY, MOON, ["previousPrice"], 20);
  expect(moon(example, draft).bag).not.toHaveProperty("previousPrice");
});

test("a field that nobody knows keeps nothing from being shown", () => {
  const strange = exampleWith({ [MOON]: (text) => `${text}cuento: sí\n` });
  expect(moon(strange).bag).toMatchObject({ price: 24 });
});

test("the shop shows what stands there where she has said nothing, and nothing where she has emptied it", () => {
  const promise = (draft = EMPTY) => moon(example, draft).content.shop.promise;
  expect(promise()).toBe("Hecho a mano por encargo · respondemos por WhatsApp");
  expect(promise(changed(example, EMPTY, "tienda.yaml", ["promise"], ""))).toBe("");
});

test("a hidden bag is out of the shop", () => {
  expect(moon(example, changed(example, EMPTY, MOON, ["hidden"], true)).bag).toBeUndefined();
});

test("a new bag is shown from its first word on", () => {
  const { draft } = withBag(example, EMPTY, { name: "Sol", category: "new" });
  const [first] = moon(example, draft).content.catalogue;
  expect(first).toMatchObject({ name: "Sol", folder: "sol", photos: [], featured: false });
  expect(first?.price).toBeNaN();
});

test("photographs are named as seen from the content's folder", () => {
  expect(moon(example).bag?.photos[0]?.file).toBe("bolsos/moon-bag/1.jpg");
});

test("what shipping costs is on the bar on top", () => {
  const draft = changed(example, EMPTY, "tienda.yaml", ["shipping"], 4.9);
  expect(moon(example, draft).content.shop.promo).toContain("4,90");
});
