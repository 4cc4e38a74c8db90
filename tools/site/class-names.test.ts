import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

test("no two style sheets of components have one name, after which their classes are called", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(5);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
