import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SHARE_IMAGE_FILE } from "../../model/content/content-files.ts";
import { readDocument } from "../../model/content/document.ts";
import { isExampleShop } from "../../model/content/example-shop.ts";
import { isPlainObject } from "../../model/schema/problem.ts";
import { addBag, listBags, moveItem, renameNewBags, reorderBags } from "./bags.ts";
import { type ChangeSummary, listChanges, START_CHANGE, summarizeChanges } from "./changes.ts";
import { buildCommit, prepareCommit } from "./create-commit.ts";
import {
  createDraft,
  type Draft,
  dropUnreferencedMedia,
  type FileContent,
  getBlobId,
  getCurrentContent,
  getCurrentData,
  getPublishedSnapshot,
  hasFile,
  parsePhotos,
  type Snapshot,
  setField,
  setFile,
} from "./draft.ts";
import { isDeepEqual } from "./edit-yaml.ts";
import { ABOUT_FILE, getBagFile, HOME_FILE, SHOP_FILE } from "./field-refs.ts";
import { addPhoto, createPictureFile } from "./photos.ts";
import { discardChanges, rebase, revertTo, undoChanges } from "./rebase.ts";
import { startShop } from "./start-shop.ts";

const createPhoto = (n: number) =>
  createPictureFile({ oid: `${n}`.repeat(12), width: 1600, height: 2000 }, "jpg");

/** A small shop: two bags with a photo each, and one photo on Home and in About. */
function createShop(): Snapshot {
  const { ref, fileName } = createPhoto(1);
  const homePhoto = `fotos/${fileName}`;
  const documents: Record<string, object> = {
    [SHOP_FILE]: { brand: "Luna", whatsapp: "+34 600 000 000", notice: { text: "Cerrado." } },
    [HOME_FILE]: { title: "Hola", hero: { file: homePhoto, alt: "Una." } },
    [ABOUT_FILE]: { paragraphs: ["Uno."], photo: { file: homePhoto, alt: "Una." } },
    [getBagFile("sol")]: { name: "Sol", price: 20, photos: [{ file: "1.jpg" }], order: 1 },
    [getBagFile("mar")]: { name: "Mar", price: 21, photos: [{ file: "1.jpg" }], order: 2 },
  };
  const texts = Object.fromEntries(
    Object.entries(documents).map(([file, data]) => [file, JSON.stringify(data)]),
  );
  const media = {
    [homePhoto]: ref.oid,
    "bolsos/sol/1.jpg": "sol",
    "bolsos/mar/1.jpg": "mar",
    [SHARE_IMAGE_FILE]: "chats",
  };
  return { head: "0", texts, oids: { ...texts, ...media } };
}

/** What an owner does with one tap or one text: a change of the draft. */
type Edit = (draft: Draft) => Draft;

const pickBag = (draft: Draft, index: number) => {
  const bags = listBags(draft);
  return bags[index % bags.length];
};
const editBag =
  (index: number, path: readonly string[], value: unknown): Edit =>
  (draft) => {
    const bag = pickBag(draft, index);
    return bag ? setField(draft, bag.file, path, value) : draft;
  };
const editPhotos =
  (index: number, edit: (photos: { file: string }[]) => object[]): Edit =>
  (draft) => {
    const bag = pickBag(draft, index);
    const photos = parsePhotos(bag?.data.photos);
    return bag ? setField(draft, bag.file, ["photos"], edit(photos)) : draft;
  };

const anyIndex = fc.nat({ max: 3 });
const anyPhoto = fc.integer({ min: 1, max: 4 });
const anyField = fc.constantFrom<[readonly string[], unknown[]]>(
  [["price"], [20, 22, "veinte"]],
  [["name"], ["Sol", "Mar", "Ola"]],
  [["line"], ["", "Uno.", "Dos."]],
  [["soldOut"], [true, undefined]],
  [["hidden"], [true, undefined]],
  [
    ["details", "width"],
    [1, 2, undefined],
  ],
  [
    ["details", "care"],
    ["A mano.", ""],
  ],
);
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .tuple(anyIndex, anyField, anyIndex)
    .map(([bag, [path, values], i]) => editBag(bag, path, values[i % values.length])),
  fc
    .constantFrom<[string, readonly string[], unknown]>(
      [SHOP_FILE, ["brand"], "Nube"],
      [SHOP_FILE, ["notice", "text"], ""],
      [SHOP_FILE, ["notice"], undefined],
      [SHOP_FILE, ["promise"], ""],
      [ABOUT_FILE, ["signature"], "Ana"],
      [HOME_FILE, ["hero", "alt"], "Otra."],
      [ABOUT_FILE, ["paragraphs"], ["Uno.", "Dos."]],
    )
    .map(
      ([file, path, value]): Edit =>
        (draft) =>
          setField(draft, file, path, value),
    ),
  fc.constantFrom("Sol", "Ola", "Mar").map(
    (name): Edit =>
      (draft) =>
        addBag(draft, { name, category: "new", price: 30 }).draft,
  ),
  anyIndex.map(
    (index): Edit =>
      (draft) => {
        const bag = pickBag(draft, index);
        return bag ? setFile(draft, bag.file, null) : draft;
      },
  ),
  fc.tuple(anyIndex, anyPhoto).map(
    ([index, photo]): Edit =>
      (draft) => {
        const bag = pickBag(draft, index);
        const picture = createPhoto(photo);
        const has = parsePhotos(bag?.data.photos).some(({ file }) => file === picture.fileName);
        return bag && !has ? addPhoto(draft, bag.file, picture) : draft;
      },
  ),
  anyIndex.map((index) => editPhotos(index, (photos) => photos.slice(1))),
  anyIndex.map((index) => editPhotos(index, (photos) => moveItem(photos, 0, photos.length - 1))),
  fc
    .tuple(
      fc.constantFrom<[string, string]>(
        [HOME_FILE, "hero"],
        [HOME_FILE, "stitches"],
        [ABOUT_FILE, "photo"],
      ),
      anyPhoto,
    )
    .map(
      ([[file, key], photo]): Edit =>
        (draft) => {
          const { ref, fileName } = createPhoto(photo);
          const name = `fotos/${fileName}`;
          return setField(setFile(draft, name, ref), file, [key, "file"], name);
        },
    ),
  anyPhoto.map(
    (photo): Edit =>
      (draft) =>
        setFile(draft, SHARE_IMAGE_FILE, createPhoto(photo).ref),
  ),
  fc.constant<Edit>((draft) =>
    reorderBags(
      draft,
      listBags(draft)
        .map(({ file }) => file)
        .reverse(),
    ),
  ),
);

/** What happens to a draft besides edits. Publications commit, as the store does. */
type Event =
  | { type: "edit"; edit: Edit }
  | { type: "undo"; line: number }
  | { type: "start" }
  | { type: "publish"; isLost: boolean }
  | { type: "other device"; edits: readonly Edit[] }
  | { type: "revert"; version: number };

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 12, arbitrary: anyEdit.map((edit): Event => ({ type: "edit", edit })) },
  { weight: 2, arbitrary: anyIndex.map((line): Event => ({ type: "undo", line })) },
  { weight: 1, arbitrary: fc.constant<Event>({ type: "start" }) },
  { weight: 3, arbitrary: fc.boolean().map((isLost): Event => ({ type: "publish", isLost })) },
  {
    weight: 2,
    arbitrary: fc
      .array(anyEdit, { minLength: 1, maxLength: 3 })
      .map((edits): Event => ({ type: "other device", edits })),
  },
  { weight: 3, arbitrary: anyIndex.map((version): Event => ({ type: "revert", version })) },
);

/** Applies edits as the store does. */
const apply = (draft: Draft, ...edits: readonly Edit[]): Draft =>
  edits.reduce((next, edit) => dropUnreferencedMedia(edit(next)), draft);

async function commit(draft: Draft, head: string): Promise<Snapshot> {
  const { content } = await buildCommit(prepareCommit(draft), []);
  return { head, ...content };
}

const CONTACT = { brand: "Hilo", whatsapp: "+34 611 22 33 44", email: "ana@hilo.example" };

const undo = (draft: Draft, { changes }: ChangeSummary) => undoChanges(draft, changes);

async function play(events: readonly Event[]): Promise<Draft> {
  const versions = [createShop()];
  let draft = createDraft(createShop());
  for (const event of events) {
    const latest = versions.at(-1) as Snapshot;
    const head = String(versions.length);
    if (event.type === "edit") draft = apply(draft, event.edit);
    if (event.type === "undo") {
      const lines = summarizeChanges(draft);
      const line = lines[event.line % lines.length];
      if (line) draft = undo(draft, line);
    }
    if (event.type === "start" && isExampleShop(getCurrentData(draft, SHOP_FILE)))
      draft = startShop(draft, CONTACT);
    if (event.type === "other device") {
      versions.push(await commit(apply(createDraft(latest), ...event.edits), head));
    }
    if (event.type === "publish") {
      draft = rebase(draft, latest);
      draft = renameNewBags(draft);
      const snapshot = await commit(draft, head);
      versions.push(snapshot);
      draft = { ...draft, pendingCommit: head };
      if (!event.isLost) draft = rebase(draft, snapshot);
    }
    // A revert waits until no change is left.
    if (event.type === "revert" && listChanges(draft).length === 0)
      draft = revertTo(latest, versions[event.version % versions.length] as Snapshot);
  }
  return rebase(draft, versions.at(-1) as Snapshot);
}

/** Returns the values of a document by path; a list is one value. */
function flatten(content: unknown, path = ""): Record<string, string> {
  if (content === null || content === undefined) return {};
  if (!isPlainObject(content)) return { [path]: JSON.stringify(content) };
  return Object.assign(
    { ...(path === "" && { "": "" }) },
    ...Object.entries(content).map(([key, value]) => flatten(value, `${path}/${key}`)),
  );
}

const listFiles = ({ base, files }: Draft) =>
  Object.keys({ ...base.oids, ...files }).filter(
    (file) => file.endsWith(".yaml") || file === SHARE_IMAGE_FILE,
  );
const read = (draft: Draft, file: string): Record<string, string> => {
  const content: FileContent = getCurrentContent(draft, file);
  return flatten(getBlobId(content) ?? content);
};

/** Expects that each photo of the draft exists, and that the draft holds no photo that nothing shows. */
function expectWholeMedia(draft: Draft) {
  const references = listFiles(draft).flatMap((file) =>
    readDocument(file, getCurrentContent(draft, file)).media.map((reference) => reference.file),
  );
  expect(references.filter((file) => !hasFile(draft, file))).toEqual([]);
  expect(dropUnreferencedMedia(draft)).toEqual(draft);
}

/** Expects that an undone line takes back its changes and no other. */
function expectExactUndo(draft: Draft, line: ChangeSummary) {
  const undone = undo(draft, line);
  expectWholeMedia(undone);
  if (isDeepEqual(line.changes, [START_CHANGE])) {
    expect(undone.base).toEqual(draft.example);
    const files = listBags(undone).map(({ file }) => file);
    expect(files).toEqual(expect.arrayContaining(listBags(draft).map(({ file }) => file)));
    return;
  }
  const shop = createDraft(draft.base);
  const isCovered = (file: string, key: string) =>
    line.changes.some(
      (change) =>
        change.file === file && `${key}/`.startsWith(`${["", ...change.path].join("/")}/`),
    );
  for (const file of listFiles(draft)) {
    // A removed bag returns with the owner's other changes.
    if (line.changes.some((change) => change.file === file && change.after === null)) {
      expect(hasFile(undone, file)).toBe(true);
      const sort = ({ removedBags, ...rest }: Draft) => ({
        ...rest,
        removedBags: removedBags.toSorted(),
      });
      expect(sort(setFile(undone, file, null))).toEqual(sort(draft));
      continue;
    }
    const [before, after, published] = [draft, undone, shop].map((version) => read(version, file));
    for (const key of Object.keys({ ...before, ...after, ...published }))
      expect(after?.[key], `${line.text}: ${file} ${key}`).toBe(
        (isCovered(file, key) ? published : before)?.[key],
      );
  }
}

test("each change is in one line, undoing a line undoes its changes alone, and undoing all lines leaves no change", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 14 }), async (events) => {
      const draft = await play(events);
      expectWholeMedia(draft);
      const lines = summarizeChanges(draft);
      const changes = listChanges(draft);
      expect(lines.flatMap((line) => line.changes)).toHaveLength(changes.length);
      for (const change of changes)
        expect(
          lines.filter((line) => line.changes.some((other) => isDeepEqual(other, change))),
          JSON.stringify(change),
        ).toHaveLength(1);
      for (const line of lines) expectExactUndo(draft, line);
      const published = createDraft(getPublishedSnapshot(draft));
      const { pendingCommit, ...rest } = discardChanges(draft);
      expect(rest).toEqual(published);
      // One line after another, and those of a removed bag after it is back.
      let remaining = draft;
      for (let i = 0; i < 100 && summarizeChanges(remaining).length > 0; i += 1)
        remaining = undo(remaining, summarizeChanges(remaining)[0] as ChangeSummary);
      const { files, restoredBags, removedBags } = remaining;
      expect({ files, restoredBags, removedBags }).toEqual({
        files: {},
        restoredBags: [],
        removedBags: [],
      });
    }),
    { numRuns: 250 },
  );
});
