import { expect, test } from "vitest";
import { example, exampleWith, MOON } from "../../tests/support/workshop-core.ts";
import { turnedBack } from "../history/history.ts";
import { EMPTY, isEmpty } from "./draft.ts";
import {
  bagsNow,
  changed,
  dataNow,
  newName,
  withBag,
  withBagBefore,
  withMedia,
  withNamedFolders,
  withoutBag,
  writtenText,
} from "./edit.ts";

const lines = (text = "") => text.split("\n");
const moonWith = (path: (string | number)[], value: unknown, from = example) =>
  writtenText(from, changed(from, EMPTY, MOON, path, value), MOON);

test("a new price is one changed line, whatever is noted beside it", () => {
  const noted = exampleWith({
    [MOON]: (text) => text.replace("price: 24", "price: 24 # subir en otoño"),
  });
  expect(moonWith(["price"], 26, noted)).toBe(noted.texts[MOON]?.replace("24 #", "26 #"));
});

test("a field that nobody knows stays where it is", () => {
  const strange = exampleWith({
    [MOON]: (text) => text.replace("category", "cuento: sí\ncategory"),
  });
  expect(moonWith(["price"], 26, strange)).toBe(
    strange.texts[MOON]?.replace("price: 24", "price: 26"),
  );
});

test("a field that has been empty stands in its place among the others", () => {
  const text = lines(moonWith(["soldOut"], true));
  expect(text.slice(3, 5)).toEqual(["featured: true", "soldOut: true"]);
  expect(text).toHaveLength(lines(example.texts[MOON]).length + 1);
});

test("a value that is put back is no change any more", () => {
  const there = changed(example, EMPTY, MOON, ["price"], 26);
  expect(isEmpty(there)).toBe(false);
  expect(isEmpty(changed(example, there, MOON, ["price"], 24))).toBe(true);
});

test("an emptied text leaves its line, and a group its heading with the last of them", () => {
  const shop = "tienda.yaml";
  const colours = { ground: "#ffffff", accent: "#7a2f12" };
  const draft = changed(example, EMPTY, shop, ["colours"], colours);
  expect(Object.keys(draft.fields[shop] ?? {})).toEqual([
    '["colours","ground"]',
    '["colours","accent"]',
  ]);
  const withColours = exampleWith({ [shop]: writtenText(example, draft, shop) ?? "" });
  const ground = changed(withColours, EMPTY, shop, ["colours", "accent"], "");
  expect(writtenText(withColours, ground, shop)).not.toContain("accent");
  const none = changed(withColours, EMPTY, shop, ["colours"], undefined);
  expect(writtenText(withColours, none, shop)).toBe(example.texts[shop]);
});

test("what comes out of a chat is written without the signs that nobody sees", () => {
  expect(lines(moonWith(["name"], "\u200eLuna \u2060"))[0]).toBe("name: Luna");
});

test("as she types, a space at the end is hers and no change", () => {
  const draft = changed(example, EMPTY, MOON, ["name"], "Moon Bag ");
  expect(dataNow(example, draft, MOON).name).toBe("Moon Bag ");
  expect(writtenText(example, draft, MOON)).toBe(example.texts[MOON]);
});

test.each([
  ["Bolso: de frente", "line: 'Bolso: de frente'"],
  ["#1 en ventas", "line: '#1 en ventas'"],
  ["24", "line: '24'"],
  ["sí", "line: sí"],
  ["dos\nlíneas", String.raw`line: "dos\nlíneas"`],
])("the text «%s» is read again as it was typed", (typed, line) => {
  const text = moonWith(["line"], typed);
  expect(lines(text)).toContain(line);
  expect(dataNow(exampleWith({ [MOON]: text }), EMPTY, MOON).line).toBe(typed);
});

test("the description of one photo is one changed line", () => {
  const text = lines(moonWith(["photos", 1, "alt"], "De lado."));
  const before = lines(example.texts[MOON]);
  expect(text.filter((line, i) => line !== before[i])).toEqual(["    alt: De lado."]);
});

test("a photo moved to the beginning takes its lines along", () => {
  const photos = dataNow(example, EMPTY, MOON).photos as object[];
  const text = moonWith(["photos"], [photos[2], ...photos.slice(0, 2), ...photos.slice(3)]);
  expect(lines(text).toSorted()).toEqual(lines(example.texts[MOON]).toSorted());
  expect(text?.indexOf("3.jpg")).toBeLessThan(text?.indexOf("1.jpg") ?? 0);
});

test("a new bag has a folder by its name, the keys in the order of the others, and is first of its collection", () => {
  const bag = {
    name: "Sun Bag",
    category: "new",
    featured: true,
    price: 31,
    photos: [{ file: "1.jpg", alt: "De frente." }],
  } as const;
  const { draft, folder } = withBag(example, EMPTY, bag);
  expect(folder).toBe("sun-bag");
  expect(writtenText(example, draft, "bolsos/sun-bag/bolso.yaml")).toBe(
    "name: Sun Bag\nprice: 31\ncategory: new\nfeatured: true\nphotos:\n  - file: 1.jpg\n    alt: De frente.\norder: 0\n",
  );
  expect(bagsNow(example, draft)[0]?.folder).toBe("sun-bag");
  expect(withBag(example, draft, bag).folder).toBe("sun-bag-2");
  expect(withBag(example, draft, { ...bag, name: "月" }).folder).toBe("bolso");
});

test("a bag that is taken out takes along what was changed in it, and comes back as it was", () => {
  const priced = changed(example, EMPTY, MOON, ["price"], 26);
  const draft = withoutBag(example, priced, "moon-bag");
  expect(bagsNow(example, draft).map(({ folder }) => folder)).not.toContain("moon-bag");
  expect(writtenText(example, draft, MOON)).toBeUndefined();
  const { draft: added, folder } = withBag(example, EMPTY, { name: "Sol", category: "new" });
  expect(isEmpty(withoutBag(example, added, folder))).toBe(true);
});

test("two photos called image.jpg stay two", () => {
  const name = newName(example, EMPTY, "bolsos/moon-bag", "jpg");
  expect(name).toBe("6.jpg");
  const draft = withMedia(example, EMPTY, `bolsos/moon-bag/${name}`, { oid: "a" });
  expect(newName(example, draft, "bolsos/moon-bag", "jpg")).toBe("7.jpg");
});

test("a bag that moves is the only one written where there is room for its number", () => {
  const order = (draft = EMPTY) => bagsNow(example, draft).map(({ folder }) => folder);
  const moved = withBagBefore(example, EMPTY, "star-bag", "chain-bag");
  expect(order(moved).indexOf("star-bag")).toBe(order(moved).indexOf("chain-bag") - 1);
  expect(Object.keys(moved.fields)).toEqual(["bolsos/star-bag/bolso.yaml"]);
  const last = withBagBefore(example, EMPTY, "moon-bag", undefined);
  const shelf = bagsNow(example, last).filter(({ data }) => data.category === "new");
  expect(shelf.at(-1)?.folder).toBe("moon-bag");
});

test("where bags have no numbers, all are given theirs", () => {
  const bare = exampleWith({ [MOON]: (text) => text.replace(/order: \d+\n/, "") });
  const moved = withBagBefore(bare, EMPTY, "moon-bag", "chain-bag");
  expect(bagsNow(bare, moved)[0]?.folder).toBe(
    bagsNow(bare, moved).find(({ data }) => data.order === 1)?.folder,
  );
  const folders = bagsNow(bare, moved).map(({ folder }) => folder);
  expect(folders.indexOf("moon-bag")).toBe(folders.indexOf("chain-bag") - 1);
});

test("a bag that has gone meanwhile takes nothing that is said of it", () => {
  const gone = withoutBag(example, EMPTY, "moon-bag");
  expect(changed(example, gone, MOON, ["price"], 26)).toBe(gone);
});

test("a new bag's folder is called as the bag is, and that of one that comes back as it was", () => {
  const { draft, folder } = withBag(example, EMPTY, { name: "", category: "new" });
  const named = changed(example, draft, `bolsos/${folder}/bolso.yaml`, ["name"], "Sun Bag");
  expect(Object.keys(withNamedFolders(example, named).files)).toEqual([
    "bolsos/sun-bag/bolso.yaml",
  ]);
  const then = exampleWith({ [MOON]: (text) => text.replace("Moon Bag", "Luna Grande") });
  const back = turnedBack(exampleWith({ [MOON]: undefined }), then);
  expect(withNamedFolders(example, back)).toEqual(back);
});

test("a new bag is the first of its collection, also of an empty one, and shares its number with none", () => {
  const basic = ["little-bag", "net-bag", "ribbon-bag"];
  const empty = basic.reduce((draft, folder) => withoutBag(example, draft, folder), EMPTY);
  const { draft } = withBag(example, empty, { name: "Sol", category: "basic" });
  const orders = bagsNow(example, draft).map(({ data }) => data.order);
  expect(new Set(orders).size).toBe(orders.length);
});

test("the line under the button, which is written where it is none, can be emptied and come back", () => {
  const shop = "tienda.yaml";
  const none = changed(example, EMPTY, shop, ["promise"], "");
  expect(dataNow(example, none, shop).promise).toBe("");
  const text = writtenText(example, none, shop) ?? "";
  expect(text).toMatch(/^promise: ["']{2}$/m);
  const emptied = exampleWith({ [shop]: text });
  const back = changed(emptied, EMPTY, shop, ["promise"], undefined);
  expect(writtenText(emptied, back, shop)).toBe(example.texts[shop]);
});

test("a group in whose place a word stands is written anew", () => {
  const odd = exampleWith({ "tienda.yaml": (text) => `${text}notice: Cerrado\n` });
  const draft = changed(odd, EMPTY, "tienda.yaml", ["notice", "text"], "Cerramos.");
  expect(writtenText(odd, draft, "tienda.yaml")).toMatch(/^notice:\n {2}text: Cerramos\.$/m);
});
