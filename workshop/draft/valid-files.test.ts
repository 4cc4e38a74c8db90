import { expect, test } from "vitest";
import { buildContent } from "../../model/content/parse-content.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { addBag } from "./bags.ts";
import { createDraft, setField } from "./draft.ts";
import { buildValidFiles } from "./valid-files.ts";

const emptyDraft = createDraft(createSnapshot());
const buildMoonBag = (draft = emptyDraft, previous = emptyDraft) => {
  const files = buildValidFiles(draft, buildValidFiles(previous));
  const content = buildContent(files, (folder) => folder);
  return { bag: content.catalogue.find(({ folder }) => folder === "moon-bag"), content };
};

test("the preview keeps the last valid value of an invalid field", () => {
  const valid = setField(emptyDraft, MOON_BAG_FILE, ["price"], 26);
  const invalid = setField(valid, MOON_BAG_FILE, ["price"], "26,");
  expect(buildMoonBag(invalid, valid).bag?.price).toBe(26);
  expect(buildMoonBag(invalid).bag?.price).toBe(24);
  expect(buildMoonBag(setField(emptyDraft, MOON_BAG_FILE, ["name"], "")).bag?.name).toBe(
    "Moon Bag",
  );
});

test("an optional field that was never valid is missing from the preview", () => {
  const invalid = { shipping: "gratis", colours: "rojo", notice: "Hola", tag: 5, phone: "mañana" };
  const draft = createDraft(createSnapshot({ "tienda.yaml": invalid }));
  const { shipping, colours, notice, phone, tag } = buildMoonBag(draft, draft).content.shop;
  expect({ shipping, colours, notice, phone, tag }).toEqual({});
});

test("a bag with an unknown field stays in the preview", () => {
  const snapshot = createSnapshot({ [MOON_BAG_FILE]: { cuento: "sí" } });
  expect(buildMoonBag(createDraft(snapshot)).bag).toMatchObject({ price: 24 });
});

test("the preview shows the default of a cleared field, and nothing for one without a default", () => {
  const clear = (key: "empty" | "promise") =>
    buildMoonBag(setField(emptyDraft, "tienda.yaml", [key], "")).content.shop[key];
  expect(clear("empty")).toBe("Ahora mismo no hay nada.");
  expect(clear("promise")).toBeUndefined();
});

test("the preview leaves out a hidden bag", () => {
  expect(buildMoonBag(setField(emptyDraft, MOON_BAG_FILE, ["hidden"], true)).bag).toBeUndefined();
});

test("the preview shows a new bag that has only a name", () => {
  const { draft } = addBag(emptyDraft, { name: "Sol", category: "new" });
  const [first] = buildMoonBag(draft).content.catalogue;
  expect(first).toMatchObject({ name: "Sol", folder: "sol", photos: [], featured: false });
  expect(first?.price).toBe(0);
  expect(first?.category).toBe("new");
});
