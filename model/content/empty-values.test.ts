import { describe, expect, test } from "vitest";
import { dropEmptyValues, isEmptyValue } from "./empty-values.ts";

test("empty values are dropped at any depth", () => {
  const data = { a: " b ", c: "", d: { e: null, f: [] }, g: [" ", { h: "" }], i: 0 };
  expect(dropEmptyValues(data)).toEqual({ a: "b", g: ["", {}], i: 0 });
});

describe("isEmptyValue", () => {
  test.each([[undefined], [null], [""], [" \n"], [[]], [{}]])("accepts %j", (value) =>
    expect(isEmptyValue(value)).toBe(true),
  );
  test.each([[0], [false], ["a"], [[""]], [{ a: undefined }]])("rejects %j", (value) =>
    expect(isEmptyValue(value)).toBe(false),
  );
});
