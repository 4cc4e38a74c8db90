import { expect, test } from "vitest";
import type { Path } from "../../model/problem.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { removeBags } from "./bags.ts";
import { SHARE_IMAGE_FILE } from "./content-paths.ts";
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
const emptyDraft = createDraft(example);
const setPrice = (value: number, draft = emptyDraft) =>
  setField(draft, MOON_BAG_FILE, ["price"], value);
const snapshotWithPrice = (price: number) => createSnapshot({ [MOON_BAG_FILE]: { price } });
const changeTriples = (draft: Draft) =>
  listChanges(draft).map(({ path, before, after }) => [path, before, after]);
const snapshotWithShareImage = (oid: string): Snapshot => ({
  ...example,
  oids: { ...example.oids, [SHARE_IMAGE_FILE]: oid },
});

test("restoring or undoing a value leaves no change", () => {
  expect(changeTriples(setPrice(26))).toEqual([[["price"], 24, 26]]);
  expect(setPrice(24, setPrice(26)).files).toEqual({});
  const [change] = listChanges(setPrice(26));
  expect(change && undoChange(setPrice(26), change).files).toEqual({});
});

test("a trailing space stays in the draft and is no change", () => {
  const draft = setField(emptyDraft, MOON_BAG_FILE, ["name"], "Moon Bag ");
  expect(currentData(draft, MOON_BAG_FILE).name).toBe("Moon Bag ");
  expect(changeTriples(draft)).toEqual([]);
});

test.each<[string, Path, unknown]>([
  ["tienda.yaml", ["notice", "text"], "Cerramos en agosto."],
  ["tienda.yaml", ["promise"], ""],
  [MOON_BAG_FILE, ["photos", 1, "alt"], "De lado."],
])("in %s, a change of %j can be undone", (file, path, value) => {
  const draft = setField(emptyDraft, file, path, value);
  expect(listChanges(draft)).toHaveLength(1);
  const [change] = listChanges(draft);
  expect(change && undoChange(draft, change).files).toEqual({});
});

test("a rebase takes over changes to other fields without a conflict", () => {
  const latest = createSnapshot({ [MOON_BAG_FILE]: { name: "Luna" } });
  const draft = rebase(setPrice(26), latest);
  expect(draft.conflicts).toEqual([]);
  expect(currentData(draft, MOON_BAG_FILE)).toMatchObject({ name: "Luna", price: 26 });
  expect(changeTriples(draft)).toEqual([[["price"], 24, 26]]);
});

test("a field changed on both sides keeps the draft's value with a conflict, and undo takes the other value", () => {
  const draft = rebase(setPrice(26), snapshotWithPrice(25));
  expect(changeTriples(draft)).toEqual([[["price"], 25, 26]]);
  expect(draft.conflicts).toEqual(listChanges(draft).map(changeKey));
  const [change] = listChanges(draft);
  if (change) expect(undoChange(draft, change)).toMatchObject({ files: {}, conflicts: [] });
});

test("a conflict persists through edits and rebases until both values are equal", () => {
  const draft = rebase(setPrice(26), snapshotWithPrice(25));
  const otherBrand = createSnapshot({
    [MOON_BAG_FILE]: { price: 25 },
    "tienda.yaml": { brand: "madeja" },
  });
  for (const next of [
    setPrice(260, draft),
    rebase(draft, snapshotWithPrice(27)),
    rebase(draft, otherBrand),
  ])
    expect(next.conflicts).toEqual(draft.conflicts);
  expect(rebase(draft, snapshotWithPrice(26)).conflicts).toEqual([]);
});

test("the same edit on both sides is no change", () => {
  expect(rebase(setPrice(26), snapshotWithPrice(26)).files).toEqual({});
});

test("edits after a pending commit that has arrived are changes to it, not conflicts", () => {
  const own = snapshotWithPrice(26);
  const rebaseWithPrice = (value: number, onto = own) => {
    const draft = { ...setPrice(value), pendingCommit: own };
    const rebased = rebase(draft, onto, own);
    expect(rebased).toMatchObject({ conflicts: [] });
    expect(rebased).not.toHaveProperty("pendingCommit");
    return changeTriples(rebased);
  };
  expect(rebaseWithPrice(26)).toEqual([]);
  expect(rebaseWithPrice(27)).toEqual([[["price"], 26, 27]]);
  expect(rebaseWithPrice(24)).toEqual([[["price"], 26, 24]]);
  // Also if another commit has edited other fields and files since.
  const later = createSnapshot({
    [MOON_BAG_FILE]: { price: 26, name: "Luna" },
    "tienda.yaml": { brand: "madeja" },
  });
  expect(rebaseWithPrice(24, later)).toEqual([[["price"], 26, 24]]);
});

test("a pending commit that has not arrived stays pending, and its changes stay changes", () => {
  const pendingCommit = snapshotWithPrice(26);
  const latest = createSnapshot({ "tienda.yaml": { brand: "madeja" } });
  const rebased = rebase({ ...setPrice(26), pendingCommit }, latest);
  expect(changeTriples(rebased)).toEqual([[["price"], 24, 26]]);
  expect(rebased.pendingCommit).toBe(pendingCommit);
});

test("an edited bag that another commit deletes comes back with its photos", () => {
  const bagFiles = Object.keys(example.oids).filter((file) => file.startsWith("bolsos/moon-bag/"));
  const draft = rebase(setPrice(26), createSnapshot({ "bolsos/moon-bag": undefined }));
  expect(currentData(draft, MOON_BAG_FILE).price).toBe(26);
  expect(Object.keys(draft.files).toSorted()).toEqual(bagFiles.toSorted());
});

test("a bag that the draft deletes stays deleted, even if another commit edits or deletes it", () => {
  const withoutMoon = removeBags(emptyDraft, "moon-bag");
  expect(rebase(withoutMoon, createSnapshot({ [MOON_BAG_FILE]: undefined })).files).toEqual({});
  expect(hasFile(rebase(withoutMoon, snapshotWithPrice(25)), MOON_BAG_FILE)).toBe(false);
  expect(setField(withoutMoon, MOON_BAG_FILE, ["price"], 26)).toBe(withoutMoon);
});

test("a bag removed in spite of a conflict has no conflict", () => {
  const draft = rebase(setPrice(26), snapshotWithPrice(25));
  expect(removeBags(draft, "moon-bag").conflicts).toEqual([]);
});

test("an image replaced on both sides keeps the draft's file with a conflict, and undo takes the other file", () => {
  const draft = rebase(
    setFile(emptyDraft, SHARE_IMAGE_FILE, { oid: "mia", width: 3 }),
    snapshotWithShareImage("suya"),
  );
  expect(currentContent(draft, SHARE_IMAGE_FILE)).toMatchObject({ oid: "mia" });
  expect(draft.conflicts).toEqual(listChanges(draft).map(changeKey));
  const [change] = listChanges(draft);
  if (change) expect(undoChange(draft, change).files).toEqual({});
});

test("a revert restores fields, bags and photos", () => {
  const latest = createSnapshot({
    [MOON_BAG_FILE]: { price: 30 },
    "bolsos/star-bag/bolso.yaml": undefined,
    "bolsos/sol/bolso.yaml": "name: Sol\n",
    "bolsos/moon-bag/1.jpg": "otra",
  });
  const draft = revertTo(latest, example);
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

test("a file that another commit makes unreadable keeps the draft's content with a conflict", () => {
  const draft = rebase(setPrice(26), createSnapshot({ [MOON_BAG_FILE]: "name: [\n" }));
  expect(currentData(draft, MOON_BAG_FILE)).toMatchObject({ name: "Moon Bag", price: 26 });
  expect(draft.conflicts).toEqual([changeKey({ file: MOON_BAG_FILE, path: [] })]);
});

test("a file that cannot be parsed accepts no edit, and a revert replaces it", () => {
  const broken = createSnapshot({ [MOON_BAG_FILE]: "name: [\n" });
  expect(setPrice(26, createDraft(broken)).files).toEqual({});
  expect(currentData(revertTo(broken, example), MOON_BAG_FILE)).toEqual(
    currentData(emptyDraft, MOON_BAG_FILE),
  );
});
