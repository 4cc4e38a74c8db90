import { expect, test } from "vitest";
import { diffLists, mergeLists } from "./merge-lists.ts";

type Texts = readonly string[];

test.each<[happened: string, base: Texts, own: Texts, other: Texts, merged: Texts]>([
  ["both add at the end", ["a"], ["a", "b"], ["a", "c"], ["a", "b", "c"]],
  ["both add in the middle", ["a", "z"], ["a", "b", "z"], ["a", "c", "z"], ["a", "b", "c", "z"]],
  ["one adds at the start, one removes", ["a", "b"], ["x", "a", "b"], ["b"], ["x", "b"]],
  ["the owner moves, the other one adds", ["a", "b"], ["b", "a"], ["a", "c", "b"], ["b", "a", "c"]],
  ["the other one moves, the owner adds", ["a", "b"], ["a", "b", "c"], ["b", "a"], ["b", "c", "a"]],
  ["both write the first item", [], ["a"], ["b"], ["a", "b"]],
  ["both add the same item", ["a"], ["a", "b"], ["a", "b"], ["a", "b"]],
  ["a text stands twice", ["a", "a"], ["a", "a", "b"], ["a"], ["a", "b"]],
])("%s", (_, base, own, other, merged) => {
  expect(mergeLists(base, own, other)).toEqual(merged);
});

test("an item that one side describes and the other side moves keeps both changes", () => {
  const base = [{ file: "1.jpg", alt: "" }, { file: "2.jpg" }];
  const own = [{ file: "1.jpg", alt: "Uno." }, { file: "2.jpg" }];
  const other = [{ file: "2.jpg" }, { file: "1.jpg", alt: "", keep: "top" }];
  expect(mergeLists(base, own, other)).toEqual([
    { file: "2.jpg" },
    { file: "1.jpg", alt: "Uno.", keep: "top" },
  ]);
});

test("an item that the owner removes and the other side changes stays", () => {
  const base = [{ name: "Rosa", colour: "#d3a08c" }];
  const other = [{ name: "Rosa", colour: "#d3a08d" }];
  expect(mergeLists(base, [], other)).toEqual(other);
});

test("a list that the owner empties is undefined", () => {
  expect(mergeLists(["a"], undefined, ["a"])).toBeUndefined();
});

test("a change of a list has the same diff on a longer list", () => {
  const change = diffLists(["a"], ["a", "b"]);
  expect(diffLists(["c", "a"], ["c", "a", "b"])).toEqual(change);
  expect(diffLists(["a", "b"], ["b", "a"])).not.toEqual(diffLists(["a", "b"], ["a", "b"]));
});
