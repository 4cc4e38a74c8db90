import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SHARE_IMAGE_FILE } from "../../model/content-files.ts";
import type { Path } from "../../model/problem.ts";
import { dropEmptyValues } from "../../model/values.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { removeBags } from "./bags.ts";
import { fieldName, findOid } from "./content-paths.ts";
import { dropUnreferencedMedia, prepareCommit } from "./create-commit.ts";
import {
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
/** Undoes the draft's only change. */
const undo = (draft: Draft) => {
  const changes = listChanges(draft);
  expect(changes).toHaveLength(1);
  return changes.reduce(undoChange, draft);
};
const changeTriples = (draft: Draft) =>
  listChanges(draft).map(({ path, before, after }) => [path, before, after]);
const snapshotWithShareImage = (oid: string): Snapshot => ({
  ...example,
  oids: { ...example.oids, [SHARE_IMAGE_FILE]: oid },
});

test("restoring or undoing a value, or the same edit on both sides, leaves no change", () => {
  expect(changeTriples(setPrice(26))).toEqual([[["price"], 24, 26]]);
  expect(setPrice(24, setPrice(26)).files).toEqual({});
  expect(undo(setPrice(26)).files).toEqual({});
  expect(rebase(setPrice(26), snapshotWithPrice(26)).files).toEqual({});
});

test("a trailing space is no change", () => {
  expect(setField(emptyDraft, MOON_BAG_FILE, ["name"], "Moon Bag ").files).toEqual({});
});

test("an empty text removes its field", () => {
  const draft = setField(emptyDraft, MOON_BAG_FILE, ["line"], "");
  expect(currentData(draft, MOON_BAG_FILE)).not.toHaveProperty("line");
});

test("describing a photo that is written as a name keeps the photos", () => {
  for (const [photos, described] of [
    [
      ["a.jpg", "b.jpg"],
      [{ file: "a.jpg", alt: "H" }, { file: "b.jpg" }],
    ],
    ["a.jpg", [{ file: "a.jpg", alt: "H" }]],
  ]) {
    const draft = createDraft(createSnapshot({ [MOON_BAG_FILE]: { photos } }));
    const edited = setField(draft, MOON_BAG_FILE, ["photos", 0, "alt"], "H");
    expect(currentData(edited, MOON_BAG_FILE).photos).toEqual(described);
  }
});

test("a commit deletes all files of a removed bag, and unreferenced photos", () => {
  const unreferenced = {
    "bolsos/moon-bag/a/9.jpg": "a",
    "fotos/9.jpg": "b",
    "bolsos/star-bag/9.jpg": "c",
  };
  const draft = createDraft(createSnapshot(unreferenced));
  const { photos } = currentData(draft, "bolsos/star-bag/bolso.yaml") as { photos: object[] };
  const shorter = setField(draft, "bolsos/star-bag/bolso.yaml", ["photos"], photos.slice(1));
  const deleted = Object.entries(prepareCommit(removeBags(shorter, "moon-bag")).files)
    .filter(([, content]) => content === null)
    .map(([file]) => file);
  const moonFiles = Object.keys(draft.base.oids).filter((file) =>
    file.startsWith("bolsos/moon-bag/"),
  );
  expect(deleted.toSorted()).toEqual([...moonFiles, "bolsos/star-bag/1.jpg"].toSorted());
});

test("a new photo is dropped with its last reference; a file that was never referenced stays", () => {
  const photo = "bolsos/moon-bag/9.jpg";
  const { photos } = currentData(emptyDraft, MOON_BAG_FILE) as { photos: object[] };
  const withPhoto = setFile(
    setField(emptyDraft, MOON_BAG_FILE, ["photos"], [...photos, { file: "9.jpg" }]),
    photo,
    { oid: "nueva" },
  );
  const without = setField(withPhoto, MOON_BAG_FILE, ["photos"], photos);
  expect(dropUnreferencedMedia(withPhoto, emptyDraft).files).toHaveProperty([photo]);
  expect(dropUnreferencedMedia(without, withPhoto).files).toEqual({});
  const unnamed = setFile(emptyDraft, "bolsos/moon-bag/a.sh", { oid: "a" });
  expect(dropUnreferencedMedia(unnamed, unnamed)).toEqual(unnamed);
  const [first] = photos as { file: string }[];
  const base = `bolsos/moon-bag/${first?.file}`;
  const replaced = setFile(setField(emptyDraft, MOON_BAG_FILE, ["photos"], photos.slice(1)), base, {
    oid: "b",
  });
  expect(dropUnreferencedMedia(replaced, emptyDraft).files).toHaveProperty([base]);
});

test.each<[string, Path, unknown]>([
  ["tienda.yaml", ["notice", "text"], "Cerramos en agosto."],
  ["tienda.yaml", ["promise"], ""],
  [MOON_BAG_FILE, ["photos", 1, "alt"], "De lado."],
])("in %s, a change of %j can be undone", (file, path, value) => {
  expect(undo(setField(emptyDraft, file, path, value)).files).toEqual({});
});

test.each<[string, Draft, Snapshot, unknown]>([
  ["field", setPrice(26), snapshotWithPrice(25), [["price"], 25, 26]],
  [
    "image",
    setFile(emptyDraft, SHARE_IMAGE_FILE, { oid: "mia", width: 3 }),
    snapshotWithShareImage("suya"),
    [[], { oid: "suya" }, { oid: "mia", width: 3 }],
  ],
])("a conflict keeps the draft's %s, and undo takes the other one", (_, draft, onto, change) => {
  const rebased = rebase(draft, onto);
  expect(changeTriples(rebased)).toEqual([change]);
  expect(rebased.conflicts).toEqual(listChanges(rebased).map(fieldName));
  const { files, conflicts } = undo(rebased);
  expect({ files, conflicts }).toEqual({ files: {}, conflicts: [] });
});

test("a conflict persists through edits and rebases until both values are equal, or the bag is removed", () => {
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
  expect(removeBags(draft, "moon-bag").conflicts).toEqual([]);
});

test("edits after a pending commit that has arrived are changes to it, not conflicts", () => {
  const arrivedCommit = snapshotWithPrice(26);
  const rebaseWithPrice = (value: number, onto = arrivedCommit) => {
    const draft = { ...setPrice(value), pendingCommit: arrivedCommit };
    const rebased = rebase(draft, onto, arrivedCommit);
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
  expect(draft.conflicts).toEqual([]);
  expect(currentData(draft, MOON_BAG_FILE).price).toBe(26);
  const photo = "bolsos/moon-bag/1.jpg";
  expect(currentContent(draft, photo)).toEqual({ oid: example.oids[photo] });
  expect(Object.keys(draft.files).toSorted()).toEqual(bagFiles.toSorted());
});

test("a bag that the draft deletes stays deleted, even if another commit edits or deletes it", () => {
  const withoutMoon = removeBags(emptyDraft, "moon-bag");
  expect(rebase(withoutMoon, createSnapshot({ [MOON_BAG_FILE]: undefined })).files).toEqual({});
  const rebased = rebase(withoutMoon, snapshotWithPrice(25));
  expect(hasFile(rebased, MOON_BAG_FILE)).toBe(false);
  expect(rebased.conflicts).toEqual([]);
  expect(setField(withoutMoon, MOON_BAG_FILE, ["price"], 26)).toBe(withoutMoon);
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

test("a replaced photo of a bag that another commit deletes stays the owner's", () => {
  const photo = "bolsos/moon-bag/1.jpg";
  const draft = setFile(setPrice(26), photo, { oid: "mia" });
  const rebased = rebase(draft, createSnapshot({ "bolsos/moon-bag": undefined }));
  expect(currentContent(rebased, photo)).toEqual({ oid: "mia" });
  expect(currentContent(rebased, "bolsos/moon-bag/2.jpg")).not.toBeNull();
});

test.each(["camión.jpg", "camión.jpg".normalize("NFD")])(
  "«%s» is found by its composed name",
  (file) => {
    expect(findOid({ "a.jpg": "1", [file]: "2" }, "camión.jpg")).toBe("2");
    expect(findOid({ "a.jpg": "1" }, "camión.jpg")).toBeUndefined();
  },
);

test("a file that another commit makes unreadable keeps the draft's content with a conflict", () => {
  const draft = rebase(setPrice(26), createSnapshot({ [MOON_BAG_FILE]: "name: [\n" }));
  expect(currentData(draft, MOON_BAG_FILE)).toMatchObject({ name: "Moon Bag", price: 26 });
  expect(draft.conflicts).toEqual([fieldName({ file: MOON_BAG_FILE, path: [] })]);
});

test("a file that cannot be parsed accepts no edit, and a revert replaces it", () => {
  const broken = createSnapshot({ [MOON_BAG_FILE]: "name: [\n" });
  expect(setPrice(26, createDraft(broken)).files).toEqual({});
  expect(currentData(revertTo(broken, example), MOON_BAG_FILE)).toEqual(
    currentData(emptyDraft, MOON_BAG_FILE),
  );
});

const TEXTS = ["a", "b", "c"] as const;
/** A bag of few values, so that two of them often agree. */
const anyBag = fc.record(
  {
    name: fc.constantFrom("Moon Bag", ...TEXTS),
    price: fc.integer({ min: 24, max: 26 }),
    line: fc.constantFrom(...TEXTS),
    soldOut: fc.boolean(),
    details: fc.record(
      { width: fc.integer({ min: 1, max: 3 }), care: fc.constantFrom(...TEXTS) },
      { requiredKeys: ["width"] },
    ),
    colours: fc.array(fc.constantFrom(...TEXTS), { maxLength: 2 }),
  },
  { requiredKeys: ["name", "details"] },
);
type Bag = Record<string, unknown>;
const snapshotOf = (bag: Bag) => createSnapshot({ [MOON_BAG_FILE]: JSON.stringify(bag) });
const draftOf = (base: Bag, mine: Bag) =>
  setFile(createDraft(snapshotOf(base)), MOON_BAG_FILE, mine);
/** The fields of a bag, those of its group included. */
const flatten = ({ details, ...bag }: Bag): Bag => ({
  ...bag,
  ...Object.fromEntries(
    Object.entries(Object(details)).map(([key, value]) => [`details ${key}`, value]),
  ),
});
const FIELDS = ["name", "price", "line", "soldOut", "colours", "details width", "details care"];
const normalized = (bag: Bag) => flatten(Object(dropEmptyValues(bag)));

test("a rebase merges field by field: the owner's changes on the other ones", () => {
  fc.assert(
    fc.property(anyBag, anyBag, anyBag, (base, mine, theirs) => {
      const draft = rebase(draftOf(base, mine), snapshotOf(theirs));
      const merged = normalized(currentData(draft, MOON_BAG_FILE));
      const [b, m, t] = [base, mine, theirs].map(normalized) as [Bag, Bag, Bag];
      const isEqual = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);
      for (const field of FIELDS) {
        const isMine = !isEqual(b[field], m[field]);
        expect(merged[field]).toEqual(isMine ? m[field] : t[field]);
        const isConflict = isMine && !isEqual(b[field], t[field]) && !isEqual(m[field], t[field]);
        const key = fieldName({ file: MOON_BAG_FILE, path: field.split(" ") });
        expect(draft.conflicts.includes(key)).toBe(isConflict);
      }
    }),
  );
});

test("a rebase onto the same snapshot or the owner's own commit changes nothing, and undo removes all changes", () => {
  fc.assert(
    fc.property(anyBag, anyBag, anyBag, (base, published, mine) => {
      const draft = draftOf(base, mine);
      expect(rebase(draft, draft.base)).toEqual(draft);
      const arrivedCommit = snapshotOf(published);
      const rebased = rebase(draft, arrivedCommit, arrivedCommit);
      expect(rebased.conflicts).toEqual([]);
      expect(normalized(currentData(rebased, MOON_BAG_FILE))).toEqual(normalized(mine));
      expect(listChanges(listChanges(rebased).reduce(undoChange, rebased))).toEqual([]);
    }),
  );
});
