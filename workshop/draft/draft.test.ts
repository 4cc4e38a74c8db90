import { expect, test } from "vitest";
import type { Path } from "../../model/problem.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { removeBags } from "./bags.ts";
import {
  changeKey,
  createDraft,
  currentContent,
  currentData,
  type Draft,
  hasFile,
  listChanges,
  rebase,
  revertTo,
  type Snapshot,
  setField,
  setFile,
  undoChange,
} from "./draft.ts";

const example = createSnapshot();
const none = createDraft(example);
const price = (value: number, draft = none) => setField(draft, MOON_BAG_FILE, ["price"], value);
/** The example as somebody else has written it. */
const theirs = (price: number) => createSnapshot({ [MOON_BAG_FILE]: { price } });
/** A draft whose publication was not answered. */
const sent = (draft: Draft): Draft => ({ ...draft, pendingCommit: draft.files });
const told = (draft: Draft) =>
  listChanges(draft).map(({ path, before: was, after: now }) => [path, was, now]);
const SHARE = "compartir.jpg";
const withShare = (oid: string): Snapshot => ({
  ...example,
  oids: { ...example.oids, [SHARE]: oid },
});

test("a value that is put back is no change, nor is one whose change is taken back", () => {
  expect(told(price(26))).toEqual([[["price"], 24, 26]]);
  expect(price(24, price(26)).files).toEqual({});
  const [change] = listChanges(price(26));
  expect(change && undoChange(price(26), change).files).toEqual({});
});

test("a space at the end of what she types is hers and no change", () => {
  const draft = setField(none, MOON_BAG_FILE, ["name"], "Moon Bag ");
  expect(currentData(draft, MOON_BAG_FILE).name).toBe("Moon Bag ");
  expect(told(draft)).toEqual([]);
});

test.each<[string, Path, unknown]>([
  ["tienda.yaml", ["notice", "text"], "Cerramos en agosto."],
  ["tienda.yaml", ["promise"], ""],
  [MOON_BAG_FILE, ["photos", 1, "alt"], "De lado."],
])("in %s, %j can be written and left out again", (file, path, value) => {
  const there = setField(none, file, path, value);
  expect(listChanges(there)).toHaveLength(1);
  const [change] = listChanges(there);
  expect(change && undoChange(there, change).files).toEqual({});
});

test("what somebody else has changed in another field is simply there", () => {
  const newer = createSnapshot({ [MOON_BAG_FILE]: { name: "Luna" } });
  const draft = rebase(price(26), newer);
  expect(draft.conflicts).toEqual([]);
  expect(currentData(draft, MOON_BAG_FILE)).toMatchObject({ name: "Luna", price: 26 });
  expect(told(draft)).toEqual([[["price"], 24, 26]]);
});

test("the same field stays hers, is marked, and is the other's once she takes it back", () => {
  const draft = rebase(price(26), theirs(25));
  expect(told(draft)).toEqual([[["price"], 25, 26]]);
  expect(draft.conflicts).toEqual(listChanges(draft).map(changeKey));
  const [change] = listChanges(draft);
  if (change) expect(undoChange(draft, change)).toMatchObject({ files: {}, conflicts: [] });
});

test("what both have changed stays marked, whatever she types and somebody else publishes next", () => {
  const draft = rebase(price(26), theirs(25));
  const brand = createSnapshot({
    [MOON_BAG_FILE]: { price: 25 },
    "tienda.yaml": { brand: "madeja" },
  });
  for (const next of [price(260, draft), rebase(draft, theirs(27)), rebase(draft, brand)])
    expect(next.conflicts).toEqual(draft.conflicts);
  expect(rebase(draft, theirs(26)).conflicts).toEqual([]);
});

test("both having written the same is no clash, and no change", () => {
  expect(rebase(price(26), theirs(26)).files).toEqual({});
});

test("a publication whose answer was lost is hers, whatever she has changed since", () => {
  const back = (value: number) => told(rebase(price(value, sent(price(26))), theirs(26)));
  expect(back(26)).toEqual([]);
  expect(back(27)).toEqual([[["price"], 26, 27]]);
  expect(back(24)).toEqual([[["price"], 26, 24]]);
});

test("a publication that has not arrived is a change still", () => {
  const newer = createSnapshot({ "tienda.yaml": { brand: "madeja" } });
  expect(told(rebase(sent(price(26)), newer))).toEqual([[["price"], 24, 26]]);
});

test("a bag that somebody has taken out comes back with her changes and its photos", () => {
  const own = Object.keys(example.oids).filter((file) => file.startsWith("bolsos/moon-bag/"));
  const draft = rebase(price(26), createSnapshot({ "bolsos/moon-bag": undefined }));
  expect(currentData(draft, MOON_BAG_FILE).price).toBe(26);
  expect(Object.keys(draft.files).toSorted()).toEqual(own.toSorted());
});

test("a bag that both have taken out is out, and so is one that she has and somebody has changed", () => {
  const out = removeBags(none, "moon-bag");
  expect(rebase(out, createSnapshot({ [MOON_BAG_FILE]: undefined })).files).toEqual({});
  expect(hasFile(rebase(out, theirs(25)), MOON_BAG_FILE)).toBe(false);
  expect(setField(out, MOON_BAG_FILE, ["price"], 26)).toBe(out);
});

test("a picture that both have replaced stays hers, is marked, and is the other's once she takes it back", () => {
  const draft = rebase(setFile(none, SHARE, { oid: "mia", width: 3 }), withShare("suya"));
  expect(currentContent(draft, SHARE)).toMatchObject({ oid: "mia" });
  expect(draft.conflicts).toEqual(listChanges(draft).map(changeKey));
  const [change] = listChanges(draft);
  if (change) expect(undoChange(draft, change).files).toEqual({});
});

test("a version of then comes back field by field, bag by bag and photo by photo", () => {
  const now = createSnapshot({
    [MOON_BAG_FILE]: { price: 30 },
    "bolsos/star-bag/bolso.yaml": undefined,
    "bolsos/sol/bolso.yaml": "name: Sol\n",
    "bolsos/moon-bag/1.jpg": "otra",
  });
  const draft = revertTo(now, example);
  expect(listChanges(draft).map(({ file, path }) => [file, path])).toEqual(
    expect.arrayContaining([
      [MOON_BAG_FILE, ["price"]],
      ["bolsos/star-bag/bolso.yaml", []],
      ["bolsos/moon-bag/1.jpg", []],
    ]),
  );
  expect(hasFile(draft, "bolsos/sol/bolso.yaml")).toBe(false);
  expect(revertTo(example, example).files).toEqual({});
});

test("a file that somebody else has broken stays hers as a whole, and is marked", () => {
  const draft = rebase(price(26), createSnapshot({ [MOON_BAG_FILE]: "name: [\n" }));
  expect(currentData(draft, MOON_BAG_FILE)).toMatchObject({ name: "Moon Bag", price: 26 });
  expect(draft.conflicts).toEqual([changeKey({ file: MOON_BAG_FILE, path: [] })]);
});

test("a file that cannot be read takes no change, and is turned back as a whole", () => {
  const broken = createSnapshot({ [MOON_BAG_FILE]: "name: [\n" });
  expect(price(26, createDraft(broken)).files).toEqual({});
  expect(currentData(revertTo(broken, example), MOON_BAG_FILE)).toEqual(
    currentData(none, MOON_BAG_FILE),
  );
});
