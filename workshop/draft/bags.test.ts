import { expect, test } from "vitest";
import { readDocument } from "../../model/content/document.ts";
import type { Path } from "../../model/schema/problem.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { addBag, copyBag, listBags, renameNewBags, reorderBags } from "./bags.ts";
import { summarizeChanges } from "./changes.ts";
import { createDraft, type Draft, setField, setFile } from "./draft.ts";
import { getBagFile } from "./field-refs.ts";
import { addPhoto, createPictureFile, replacePhoto, replaceTurnedPhoto } from "./photos.ts";
import { undoChanges } from "./rebase.ts";

const emptyDraft = createDraft(createSnapshot());
const PICTURE = { ref: { oid: "a" }, fileName: "x.jpg" };
const addNewBag = (name: string, draft = emptyDraft) => addBag(draft, { name, category: "new" });
const dataOf = (draft: Draft, folder: string) =>
  listBags(draft).find((bag) => bag.folder === folder)?.data;
const folderOrder = (draft = emptyDraft) => listBags(draft).map(({ folder }) => folder);

test("a new bag comes first, in a folder named after it", () => {
  const { draft, folder } = addNewBag("Sun Bag");
  expect(folder).toBe("sun-bag");
  expect(folderOrder(draft)[0]).toBe("sun-bag");
  const second = addNewBag("Sun Bag", draft);
  expect(second.folder).toBe("sun-bag-2");
  expect(addNewBag("sun bag", second.draft).folder).toBe("sun-bag-3");
  expect(addNewBag("月", draft).folder).toBe("bolso");
  const orders = listBags(draft).map(({ data }) => data.order);
  expect(new Set(orders).size).toBe(orders.length);
});

test("a copy of a bag has its data, and none of the files in its folder", () => {
  const copy = copyBag(emptyDraft, "moon-bag");
  const { draft, folder } = addBag(emptyDraft, { ...copy, name: "Sun Bag", category: "new" });
  expect(dataOf(draft, folder)).toMatchObject({
    price: 24,
    yarns: [{ name: "Terracota" }, {}, {}, {}, {}],
  });
  expect(readDocument(getBagFile(folder), dataOf(draft, folder)).media).toEqual([]);
});

test("a bag's folder has at most 60 letters, in whole words, and follows its name until it is published", () => {
  const words = "Bolso de rayas con asa de madera y forro de lino de la abuela de Ana";
  const { draft, folder } = addNewBag(words);
  expect(folder).toBe("bolso-de-rayas-con-asa-de-madera-y-forro-de-lino-de-la");
  expect(addNewBag("a".repeat(70)).folder).toBe("a".repeat(60));
  const withPhoto = addPhoto(draft, getBagFile(folder), PICTURE);
  const renamed = setField(withPhoto, getBagFile(folder), ["name"], "Sol");
  expect(Object.keys(renameNewBags(renamed).files).toSorted()).toEqual([
    "bolsos/sol/bolso.yaml",
    "bolsos/sol/x.jpg",
  ]);
  expect(Object.keys(renameNewBags(addNewBag("Sol").draft).files)).toEqual([getBagFile("sol")]);
  const published = setField(emptyDraft, MOON_BAG_FILE, ["name"], "Sol");
  expect(renameNewBags(published)).toEqual(published);
});

test("a reorder is one change that undo reverts, even if a bag has no order", () => {
  const withoutOrder = createDraft(createSnapshot({ [MOON_BAG_FILE]: { order: undefined } }));
  for (const draft of [emptyDraft, withoutOrder]) {
    const reordered = reorderBags(draft, ["star-bag", "chain-bag"].map(getBagFile));
    expect(folderOrder(reordered).indexOf("star-bag")).toBe(
      folderOrder(draft).indexOf("chain-bag"),
    );
    expect(folderOrder(reordered).indexOf("moon-bag")).toBe(folderOrder(draft).indexOf("moon-bag"));
    expect(listBags(reordered).map(({ data }) => data.order)).toEqual(
      listBags(draft).map((_, i) => i + 1),
    );
    const summaries = summarizeChanges(reordered);
    expect(summaries).toHaveLength(1);
    const [summary] = summaries;
    expect(summary?.text).toBe("Los bolsos cambian de orden");
    expect(summary && undoChanges(reordered, summary.changes).files).toEqual({});
  }
});

test("a new bag is featured until three are", () => {
  const withoutMoon = setFile(emptyDraft, MOON_BAG_FILE, null);
  expect(dataOf(addNewBag("Sol").draft, "sol")?.featured).toBe(false);
  expect(dataOf(addNewBag("Sol", withoutMoon).draft, "sol")?.featured).toBe(true);
});

test("a photo is dropped if its new bag was removed meanwhile, and refused if the bag already has it", () => {
  const { draft, folder } = addNewBag("Sol");
  const addTo = (target: Draft) => addPhoto(target, getBagFile(folder), PICTURE).files;
  expect(Object.keys(addTo(draft))).toContain("bolsos/sol/x.jpg");
  expect(addTo(setFile(draft, getBagFile(folder), null))).toEqual({});
  const withPhoto = addPhoto(draft, getBagFile(folder), PICTURE);
  expect(() => addTo(withPhoto)).toThrow("ya está entre las fotos");
});

test("a new photo takes nothing of the old one but its place, and is cropped at its centre", () => {
  const hero = { file: "fotos/h.jpg", mobile: "fotos/m.jpg", alt: "Una." };
  const home = setField(emptyDraft, "portada.yaml", ["hero"], hero);
  const replace = (path: Path, name: string) =>
    replacePhoto(home, { file: "portada.yaml", path }, { ref: { oid: "a" }, fileName: name }).files;
  expect(replace(["hero", "file"], "a.jpg")).toMatchObject({
    "portada.yaml": { hero: { file: "fotos/a.jpg", keep: "center" } },
    "fotos/a.jpg": { oid: "a" },
  });
  expect(replace(["hero", "file"], "a.jpg")["portada.yaml"]).not.toHaveProperty("hero.alt");
  expect(replace(["hero", "mobile"], "a.jpg")["portada.yaml"]).toMatchObject({
    hero: { ...hero, mobile: "fotos/a.jpg" },
  });
});

test("a turned photo takes the original's place, and its focal point turns with it", () => {
  const turn = (draft: Draft, file: string, photo: string, name: string, quarters = 1) =>
    replaceTurnedPhoto(draft, file, photo, createPictureFile({ oid: name }, "jpg"), quarters);
  const photos = [{ file: "1.jpg", keep: "top" }, { file: "2.jpg" }];
  const bag = setField(emptyDraft, MOON_BAG_FILE, ["photos"], photos);
  const turned = turn(bag, MOON_BAG_FILE, "bolsos/moon-bag/1.jpg", "a");
  expect(dataOf(turned, "moon-bag")?.photos).toEqual([{ file: "a.jpg", keep: "right" }, photos[1]]);
  expect(turned.files).toHaveProperty(["bolsos/moon-bag/a.jpg"], { oid: "a" });
  const turnedBack = turn(turned, MOON_BAG_FILE, "bolsos/moon-bag/a.jpg", "1", 3);
  expect(dataOf(turnedBack, "moon-bag")?.photos).toEqual(photos);
  const hero = { file: "fotos/h.jpg", mobile: "fotos/m.jpg", alt: "Una." };
  const home = setField(emptyDraft, "portada.yaml", ["hero"], hero);
  expect(turn(home, "portada.yaml", "fotos/m.jpg", "b").files["portada.yaml"]).toMatchObject({
    hero: { ...hero, mobile: "fotos/b.jpg" },
  });
  expect(turn(home, "compartir.jpg", "compartir.jpg", "c").files["compartir.jpg"]).toEqual({
    oid: "c",
  });
});

test("a new bag gets order 1 even if no bag has an order", () => {
  const withoutOrder = Object.fromEntries(
    folderOrder().map((folder) => [getBagFile(folder), { order: undefined }]),
  );
  const withoutBags = createDraft({ head: "", texts: {}, oids: {} });
  for (const draft of [withoutBags, createDraft(createSnapshot(withoutOrder))])
    expect(dataOf(addNewBag("Sol", draft).draft, "sol")?.order).toBe(1);
});
