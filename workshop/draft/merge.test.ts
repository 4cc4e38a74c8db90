import { expect, test } from "vitest";
import { example, exampleWith, MOON } from "../../tests/support/workshop-core.ts";
import { EMPTY, isEmpty } from "./draft.ts";
import { changed, dataNow, withBag, withMedia, withoutBag, writtenText } from "./edit.ts";
import { clashesOf, merged, settled } from "./merge.ts";

const price = (value: number) => changed(example, EMPTY, MOON, ["price"], value);
const theirs = (price: number) =>
  exampleWith({ [MOON]: (text) => text.replace("price: 24", `price: ${price}`) });

test("what somebody else has changed in another field or file is simply there", () => {
  const newer = exampleWith({
    [MOON]: (text) => text.replace("name: Moon Bag", "name: Luna"),
    "tienda.yaml": (text) => text.replace("brand: ovillo", "brand: madeja"),
  });
  const draft = merged(example, newer, price(26));
  expect(clashesOf(draft)).toEqual([]);
  expect(writtenText(newer, draft, MOON)).toBe(
    example.texts[MOON]?.replace("name: Moon Bag\nprice: 24", "name: Luna\nprice: 26"),
  );
});

test("the same field shows both values, until she chooses one", () => {
  const newer = theirs(25);
  const draft = merged(example, newer, price(26));
  const [clash, ...others] = clashesOf(draft);
  expect(others).toEqual([]);
  expect(clash).toMatchObject({ file: MOON, path: ["price"], mine: 26, theirs: 25 });
  if (!clash) return;
  expect(isEmpty(settled(draft, clash, "theirs"))).toBe(true);
  const mine = settled(draft, clash, "mine");
  expect(clashesOf(mine)).toEqual([]);
  expect(writtenText(newer, mine, MOON)).toContain("price: 26");
  expect(mine.fields[MOON]?.['["price"]']).toEqual({ was: 25, now: 26 });
});

test("a picture that both have replaced shows both, until she chooses one", () => {
  const [file, was] = ["compartir.jpg", example.oids["compartir.jpg"] ?? ""];
  const hers = withMedia(example, EMPTY, file, { oid: "mia" });
  const newer = { ...example, oids: { ...example.oids, [file]: "suya" } };
  const draft = merged(example, newer, hers);
  const [clash] = clashesOf(draft);
  expect(clash).toMatchObject({ file, mine: "mia", theirs: "suya" });
  if (!clash) return;
  expect(isEmpty(settled(draft, clash, "theirs"))).toBe(true);
  expect(settled(draft, clash, "mine").files[file]).toEqual({ was: "suya", now: { oid: "mia" } });
  // The other one has taken it back.
  expect(merged(newer, example, draft).files[file]).toEqual({ was, now: { oid: "mia" } });
});

test("both having written the same is no clash, and no change any more", () => {
  expect(isEmpty(merged(example, theirs(26), price(26)))).toBe(true);
});

test("what is not settled is not settled by a third change either", () => {
  const once = merged(example, theirs(25), price(26));
  const twice = merged(theirs(25), theirs(27), once);
  expect(clashesOf(twice)).toMatchObject([{ mine: 26, theirs: 27 }]);
  expect(clashesOf(merged(theirs(25), example, once))).toEqual([]);
});

test("a bag that somebody has taken out comes back with what she has changed", () => {
  const newer = exampleWith({ [MOON]: undefined });
  const draft = merged(example, newer, price(26));
  expect(writtenText(newer, draft, MOON)).toContain("price: 26");
});

test("a bag that both have taken out is out", () => {
  const draft = withoutBag(example, EMPTY, "moon-bag");
  expect(isEmpty(merged(example, exampleWith({ [MOON]: undefined }), draft))).toBe(true);
});

test("her new photo takes another name where somebody has used it meanwhile", () => {
  const photos = dataNow(example, EMPTY, MOON).photos as object[];
  const named = changed(
    example,
    EMPTY,
    MOON,
    ["photos"],
    [...photos, { file: "6.jpg", alt: "Mía." }],
  );
  const star = "bolsos/star-bag/bolso.yaml";
  const far = [{ file: "../moon-bag/6.jpg", alt: "La misma." }];
  const both = changed(example, named, star, ["photos"], far);
  const draft = withMedia(example, both, "bolsos/moon-bag/6.jpg", { oid: "mía" });
  const newer = exampleWith({ "bolsos/moon-bag/6.jpg": "suya" });
  const next = merged(example, newer, draft);
  expect(next.files).toEqual({ "bolsos/moon-bag/7.jpg": { now: { oid: "mía" } } });
  expect((dataNow(newer, next, MOON).photos as object[]).at(-1)).toEqual({
    file: "7.jpg",
    alt: "Mía.",
  });
  expect(dataNow(newer, next, star).photos).toEqual([
    { file: "../moon-bag/7.jpg", alt: "La misma." },
  ]);
});

test("a photo that has arrived after all is not sent again", () => {
  const newer = exampleWith({ "bolsos/moon-bag/6.jpg": "foto" });
  const oid = newer.oids["bolsos/moon-bag/6.jpg"] ?? "";
  expect(
    isEmpty(merged(example, newer, withMedia(example, EMPTY, "bolsos/moon-bag/6.jpg", { oid }))),
  ).toBe(true);
});

test("two new bags that are called the same each have a folder of their own", () => {
  const { draft } = withBag(example, EMPTY, { name: "Sun Bag", category: "new" });
  const photo = { now: { oid: "mía" } };
  const hers = { ...draft, files: { ...draft.files, "bolsos/sun-bag/1.jpg": photo } };
  const newer = exampleWith({
    "bolsos/sun-bag/bolso.yaml": "name: Sun Bag\nprice: 9\n",
    "bolsos/sun-bag/1.jpg": "suya",
  });
  const { files } = merged(example, newer, hers);
  expect(files).toEqual({
    "bolsos/sun-bag-2/bolso.yaml": draft.files["bolsos/sun-bag/bolso.yaml"],
    "bolsos/sun-bag-2/1.jpg": photo,
  });
  // Her own, which has arrived after all.
  const text = writtenText(example, draft, "bolsos/sun-bag/bolso.yaml") ?? "";
  const arrived = exampleWith({ "bolsos/sun-bag/bolso.yaml": text });
  expect(isEmpty(merged(example, arrived, draft))).toBe(true);
});

test("what is not settled is not settled by a letter more", () => {
  const clashing = merged(example, theirs(25), price(26));
  const typed = changed(theirs(25), clashing, MOON, ["price"], 260);
  expect(clashesOf(typed)).toMatchObject([{ mine: 260, theirs: 25 }]);
  expect(isEmpty(changed(theirs(25), clashing, MOON, ["price"], 25))).toBe(true);
  const file = "compartir.jpg";
  const newer = exampleWith({ [file]: "suya" });
  const picture = merged(example, newer, withMedia(example, EMPTY, file, { oid: "mia" }));
  const other = withMedia(newer, picture, file, { oid: "otra" });
  expect(clashesOf(other)).toMatchObject([{ file, mine: "otra", theirs: newer.oids[file] }]);
  expect(isEmpty(withMedia(newer, picture, file, { oid: newer.oids[file] ?? "" }))).toBe(true);
});
