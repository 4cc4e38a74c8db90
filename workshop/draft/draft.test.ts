import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SHARE_IMAGE_FILE } from "../../model/content/content-files.ts";
import { dropEmptyValues } from "../../model/content/empty-values.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { addBag } from "./bags.ts";
import { listChanges } from "./changes.ts";
import { buildCommit, prepareCommit } from "./create-commit.ts";
import {
  createDraft,
  type Draft,
  getCurrentContent,
  getCurrentData,
  hasFile,
  type Snapshot,
  setField,
  setFile,
} from "./draft.ts";
import { getBagFile } from "./field-refs.ts";
import { addPhoto, createPictureFile } from "./photos.ts";
import { discardChanges, listLostBags, rebase, revertTo, undoChanges } from "./rebase.ts";

const example = createSnapshot();
const emptyDraft = createDraft(example);
const setPrice = (value: number, draft = emptyDraft) =>
  setField(draft, MOON_BAG_FILE, ["price"], value);
const snapshotWithPrice = (price: number) => createSnapshot({ [MOON_BAG_FILE]: { price } });
/** Undoes the draft's only change. */
const undo = (draft: Draft) => {
  const changes = listChanges(draft);
  expect(changes).toHaveLength(1);
  return undoChanges(draft, changes);
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

test.each<[string, Draft, Snapshot, unknown]>([
  ["field", setPrice(26), snapshotWithPrice(25), [["price"], 25, 26]],
  [
    "image",
    setFile(emptyDraft, SHARE_IMAGE_FILE, { oid: "mia", width: 3 }),
    snapshotWithShareImage("suya"),
    [[], { oid: "suya" }, { oid: "mia", width: 3 }],
  ],
])(
  "if both sides have changed a %s, the draft keeps its own, and undo restores the other side's",
  (_, draft, onto, change) => {
    const rebased = rebase(draft, onto);
    expect(changeTriples(rebased)).toEqual([change]);
    expect(undo(rebased).files).toEqual({});
  },
);

test("edits made after a pending commit are changes to it once it has arrived", () => {
  const arrived = snapshotWithPrice(26);
  const rebaseWithPrice = (value: number) => {
    const rebased = rebase({ ...setPrice(value), pendingCommit: arrived.head }, arrived);
    expect(rebased.pendingCommit).toBeUndefined();
    return changeTriples(rebased);
  };
  expect(rebaseWithPrice(26)).toEqual([]);
  expect(rebaseWithPrice(27)).toEqual([[["price"], 26, 27]]);
  expect(rebaseWithPrice(24)).toEqual([[["price"], 26, 24]]);
});

test("a pending commit that has not arrived stays pending, and its changes stay changes", () => {
  const pendingCommit = snapshotWithPrice(26).head;
  const latest = createSnapshot({ "tienda.yaml": { brand: "madeja" } });
  const rebased = rebase({ ...setPrice(26), pendingCommit }, latest);
  expect(changeTriples(rebased)).toEqual([[["price"], 24, 26]]);
  expect(rebased.pendingCommit).toBe(pendingCommit);
});

test("new bags of one name on two devices stay two bags, even while a publication has no answer", async () => {
  const addLuna = (price: number, photo: string) => {
    const { draft, folder } = addBag(emptyDraft, { name: "Luna", category: "new", price });
    return addPhoto(draft, getBagFile(folder), createPictureFile({ oid: photo }, "jpg"));
  };
  const tablet = await buildCommit(prepareCommit(addLuna(30, "a")), []);
  const phone = addLuna(45, "b");
  for (const draft of [phone, { ...phone, pendingCommit: "lost" }]) {
    const rebased = rebase(draft, { head: "tablet", ...tablet.content });
    expect(getCurrentData(rebased, getBagFile("luna"))).toMatchObject({
      price: 30,
      photos: [{ file: "a.jpg" }],
    });
    expect(getCurrentData(rebased, getBagFile("luna-2"))).toMatchObject({
      price: 45,
      photos: [{ file: "b.jpg" }],
    });
    expect(Object.keys(rebased.files).toSorted()).toEqual([
      "bolsos/luna-2/b.jpg",
      "bolsos/luna-2/bolso.yaml",
    ]);
  }
  // The same bag, whose publication has arrived below another commit, stays one.
  const own = await buildCommit(prepareCommit(phone), []);
  const arrived = rebase({ ...phone, pendingCommit: "own" }, { head: "later", ...own.content });
  expect(arrived.files).toEqual({});
});

test("an edited bag that another commit deletes stays deleted", () => {
  const photo = "bolsos/moon-bag/9.jpg";
  const { photos } = getCurrentData(emptyDraft, MOON_BAG_FILE) as { photos: object[] };
  const withPhoto = setFile(
    setField(setPrice(26), MOON_BAG_FILE, ["photos"], [...photos, { file: "9.jpg" }]),
    photo,
    { oid: "nueva" },
  );
  const onto = createSnapshot({ "bolsos/moon-bag": undefined });
  const rebased = rebase(withPhoto, onto);
  expect(rebased).toEqual(createDraft(onto));
  expect(listLostBags(rebased, withPhoto)).toEqual([MOON_BAG_FILE]);
  expect(listLostBags(rebased, setFile(withPhoto, MOON_BAG_FILE, null))).toEqual([]);
});

test("a photo that the owner has changed comes back if another commit deletes it", () => {
  const photo = "bolsos/moon-bag/1.jpg";
  const { photos } = getCurrentData(emptyDraft, MOON_BAG_FILE) as { photos: object[] };
  const described = setField(emptyDraft, MOON_BAG_FILE, ["photos", 0, "alt"], "De noche.");
  const onto = createSnapshot({ [MOON_BAG_FILE]: { photos: photos.slice(1) }, [photo]: undefined });
  expect(getCurrentContent(rebase(described, onto), photo)).toEqual({ oid: example.oids[photo] });
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

test("an owner's edit replaces a file that another commit has made unparsable", () => {
  const draft = rebase(setPrice(26), createSnapshot({ [MOON_BAG_FILE]: "name: [\n" }));
  expect(getCurrentData(draft, MOON_BAG_FILE)).toMatchObject({ name: "Moon Bag", price: 26 });
});

test("a file that cannot be parsed accepts no edit, and a revert replaces it", () => {
  const broken = createSnapshot({ [MOON_BAG_FILE]: "name: [\n" });
  expect(setPrice(26, createDraft(broken)).files).toEqual({});
  expect(getCurrentData(revertTo(broken, example), MOON_BAG_FILE)).toEqual(
    getCurrentData(emptyDraft, MOON_BAG_FILE),
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
      { requiredKeys: [] },
    ),
    photos: fc.uniqueArray(
      fc.record({
        file: fc.constantFrom("1.jpg", "2.jpg", "3.jpg", "4.jpg"),
        alt: fc.constantFrom("Uno.", "Dos."),
      }),
      { selector: ({ file }) => file, maxLength: 3 },
    ),
  },
  { requiredKeys: ["name"] },
);
type Bag = Record<string, unknown>;
/** The bags of a shop by folder; null for a bag that does not exist. */
const anyShop = fc.record({
  sol: fc.option(anyBag, { freq: 3 }),
  mar: fc.option(anyBag, { freq: 3 }),
  ola: fc.option(anyBag, { freq: 3 }),
});
type Shop = Record<string, Bag | null>;

function snapshotOf(shop: Shop): Snapshot {
  const texts = Object.entries(shop).flatMap(([folder, bag]) =>
    bag ? [[getBagFile(folder), JSON.stringify(bag)] as const] : [],
  );
  return {
    head: JSON.stringify(shop),
    texts: Object.fromEntries(texts),
    oids: Object.fromEntries(texts.map(([file, text]) => [file, text])),
  };
}
const draftOf = (base: Shop, mine: Shop): Draft =>
  Object.entries(mine).reduce(
    (draft, [folder, bag]) => setFile(draft, getBagFile(folder), bag),
    createDraft(snapshotOf(base)),
  );
/** The fields of a bag, those of its group included; null for a bag that does not exist. */
function flatten(bag: Bag | null | undefined): Bag | null {
  if (!bag) return null;
  const { details, ...fields } = dropEmptyValues(bag) as Bag;
  const parts = Object.entries(details ?? {}).map(([key, value]) => [`details ${key}`, value]);
  return { ...fields, ...Object.fromEntries(parts) };
}
const contentOf = (draft: Draft, folder: string) =>
  flatten(getCurrentContent(draft, getBagFile(folder)) as Bag | null);
const isEqual = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);
const FIELDS = ["name", "price", "line", "soldOut", "details width", "details care"];

type Photo = { file: string; alt: string };
const findPhoto = (bag: Bag | null, file: string): Photo | undefined =>
  ((bag?.photos ?? []) as Photo[]).find((photo) => photo.file === file);

/** Returns the photo that a rebase must keep: both sides' changes, and no photo that one side alone has removed. */
function mergePhoto(base?: Photo, mine?: Photo, theirs?: Photo): Photo | undefined {
  if (mine && theirs) return isEqual(base, mine) ? theirs : mine;
  const remaining = mine ?? theirs;
  return isEqual(base, remaining) ? undefined : remaining;
}

test("a rebase keeps each side's changes of fields and photos, and the owner's value of a field that both have changed", () => {
  fc.assert(
    fc.property(anyShop, anyShop, anyShop, (base, mine, theirs) => {
      const draft = rebase(draftOf(base, mine), snapshotOf(theirs));
      for (const folder of Object.keys(base)) {
        const b = flatten((base as Shop)[folder]);
        const m = flatten((mine as Shop)[folder]);
        const t = flatten((theirs as Shop)[folder]);
        const result = contentOf(draft, folder);
        const isDeleted = m === null || (t === null && b !== null);
        for (const field of FIELDS) {
          const isMine = !isEqual(b?.[field], m?.[field]);
          if (isEqual(b, m)) expect(result?.[field]).toEqual(t?.[field]);
          else expect(result?.[field]).toEqual(isDeleted ? undefined : (isMine ? m : t)?.[field]);
        }
        if (!isEqual(b, m)) expect(result === null).toBe(isDeleted);
        if (result === null || isEqual(b, m)) continue;
        for (const file of ["1.jpg", "2.jpg", "3.jpg", "4.jpg"])
          expect(findPhoto(result, file)).toEqual(
            mergePhoto(findPhoto(b, file), findPhoto(m, file), findPhoto(t, file)),
          );
      }
    }),
    { numRuns: 500 },
  );
});

test("a rebase onto the same snapshot or the owner's own commit changes nothing, and all changes can be undone", () => {
  fc.assert(
    fc.property(anyShop, anyShop, anyShop, (base, published, mine) => {
      const draft = draftOf(base, mine);
      expect(rebase(draft, draft.base)).toEqual(draft);
      const arrived = snapshotOf(published);
      const rebased = rebase({ ...draft, pendingCommit: arrived.head }, arrived);
      for (const folder of Object.keys(mine))
        expect(contentOf(rebased, folder)).toEqual(flatten((mine as Shop)[folder]));
      expect(discardChanges(rebased)).toEqual(createDraft(rebased.base));
    }),
  );
});
