import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { dropEmptyValues } from "../../model/content/empty-values.ts";
import { getValueAt } from "../../model/schema/problem.ts";
import { exampleFiles } from "../../tests/support/example-shop.ts";
import { isDeepEqual, parseDocument, setIn, updateYaml } from "./edit-yaml.ts";

// Editing every value of every file takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const editValue = (text: string, path: ValuePath, value: unknown) =>
  updateYaml(text, setIn(parseDocument(text), path, value));

const texts = Object.entries(exampleFiles)
  .filter(([file]) => /^[^/]+\.yaml$|chain-bag.*yaml$/.test(file))
  .map(([file, bytes]) => [file, String(bytes)] as const);

type ValuePath = (string | number)[];
function scalarPaths(value: unknown, path: ValuePath = []): ValuePath[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => scalarPaths(item, [...path, i]));
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => scalarPaths(item, [...path, key]));
}

const changedLines = (before: string, after: string): number => {
  const linesBefore = before.split("\n");
  const linesAfter = after.split("\n");
  expect(linesAfter).toHaveLength(linesBefore.length);
  return linesBefore.filter((line, i) => line !== linesAfter[i]).length;
};

/** Returns true if `shorter` is `text` without one block of lines. */
function hasOnlyLinesRemoved(text: string, shorter: string): boolean {
  const lines = text.split("\n");
  const remaining = shorter.split("\n");
  const start = remaining.findIndex((line, i) => line !== lines[i]);
  const count = lines.length - remaining.length;
  return count > 0 && lines.slice(start + count).join() === remaining.slice(start).join();
}

test.each(texts)("editing a value of %s changes its line only", (_file, text) => {
  for (const path of scalarPaths(parseDocument(text))) {
    const isNumber = typeof getValueAt(parseDocument(text), path) === "number";
    const value = isNumber ? 7.5 : "Otra: cosa # y más";
    const edited = editValue(text, path, value);
    expect(changedLines(text, edited)).toBe(1);
    expect(parseDocument(edited)).toEqual(setIn(parseDocument(text), path, value));
  }
});

test.each(texts)(
  "removing a key of %s removes its lines only, and it can be restored",
  (_file, text) => {
    for (const key of Object.keys(parseDocument(text) ?? {})) {
      const removed = editValue(text, [key], undefined);
      expect(parseDocument(removed)).toEqual(setIn(parseDocument(text), [key], undefined));
      expect(hasOnlyLinesRemoved(text, removed)).toBe(true);
      const restored = editValue(removed, [key], getValueAt(parseDocument(text), [key]));
      expect(parseDocument(restored)).toEqual(parseDocument(text));
    }
  },
);

/** Layouts of a bag's file with a price, as people write them by hand. */
const LAYOUTS = [
  "description: >-\n  Una línea\n  que sigue.\n\n  Otra.\nprice: 24\n",
  "description: |\n    Una línea\n    que sigue.\nprice: 24\n",
  "description: Una línea\n  que sigue.\nprice: 24\n",
  'description: "Una línea\n  que sigue.\\n\\\n  Otra."\nprice: 24\n',
  "photos:\n- file: 1.jpg\n  alt: Una.\n-   file: 2.jpg\n    alt: Dos.\nprice: 24\n",
  "name: Moon     # el nombre\nprice: 24      # en euros\nsoldOut: no   # todavía\n",
  "name:      Moon\nprice:     24\nsoldOut:   false\n",
  "name : Moon\nprice : 24\n",
  "details: { width: 27,   height: 20 }\nphotos: [ { file: 1.jpg } , { file: 2.jpg } ]\nprice: 24\n",
  "---\nname: 'Moon'\n\n\n# Una nota\n\n'price': 24   \n\n\n# El final",
  "photos: # las fotos\n\n  # la primera\n\n  - file: 1.jpg\n\nprice: 24",
  "details:\n    width: 27\n    yarns:\n        -   Rojo\n        -   Azul\nprice: 24\n",
];

test.each(LAYOUTS.map((layout) => [layout]))(
  "a new price keeps the data and the comments of %j",
  (text) => {
    const edited = editValue(text, ["price"], 26.5);
    expect(parseDocument(edited)).toEqual({ ...parseDocument(text), price: 26.5 });
    for (const comment of text.match(/# .*/g) ?? []) expect(edited).toContain(comment);
  },
);

test("a new text gets quotes if it needs them", () => {
  for (const value of "26|true|null|~|0x1f|1e3|Luna: # 1|- Luna|@luna|'Luna'".split("|")) {
    const text = editValue("name: Moon # nota\n", ["name"], value);
    expect(text).toMatch(/^name: (["']).*\1 # nota\n$/);
    expect(parseDocument(text)).toEqual({ name: value });
  }
});

/** Texts of characters that mean something to YAML, or that its reader normalizes. */
const anyText = fc.string({
  unit: fc.constantFrom(
    ..."añ 01.,-?:#'\"\\|>{}[]@&*!%`~",
    ..."\n\r\t\u00a0\u2003\u2028\u0085\u200b\ufeff\0🌞\ud800",
    ...["true", "null", "---"],
  ),
});
const anyBag = fc.record(
  {
    name: anyText.map((text) => `a${text}`),
    price: fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
    soldOut: fc.boolean(),
    description: anyText,
    details: fc.record({ width: fc.nat(99), yarns: fc.array(anyText) }, { requiredKeys: [] }),
    photos: fc.array(fc.record({ file: fc.constantFrom("1.jpg", "2.jpg", "3.jpg"), alt: anyText })),
  },
  { requiredKeys: ["name"] },
);

test("data round-trips through an empty file and through an edit", () => {
  fc.assert(
    fc.property(anyBag, anyBag, fc.constantFrom("\n", "\r\n"), (bag, edited, lineBreak) => {
      // A commit normalizes texts and drops empty values.
      const before = dropEmptyValues(bag);
      const after = dropEmptyValues(edited);
      const text = updateYaml("", before).replaceAll("\n", lineBreak);
      expect(parseDocument(text)).toEqual(before);
      expect(parseDocument(updateYaml(text, after))).toEqual(after);
    }),
    { numRuns: 150 },
  );
});

test("any text round-trips at any place of a hand-written file", () => {
  const places = LAYOUTS.flatMap((layout) =>
    [layout, layout.replaceAll("\n", "\r\n")].flatMap((text) =>
      scalarPaths(parseDocument(text)).map((path) => ({ text, path })),
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...places), anyText, ({ text, path }, value) => {
      const data = dropEmptyValues(setIn(parseDocument(text), path, `a${value}`));
      expect(parseDocument(updateYaml(text, data))).toEqual(data);
    }),
    { numRuns: 150 },
  );
});

test.each(["hola\n", "name: [\n", "name: *luna\n", "- a\n", "%\n", ""])(
  "%j, which is no map, is replaced",
  (text) => {
    expect(updateYaml(text, { name: "Luna" })).toBe("name: Luna\n");
  },
);

test("equality ignores the order of keys, but not of list items", () => {
  expect(isDeepEqual({ a: 1, b: { c: 2, d: 3 }, e: [] }, { e: [], b: { d: 3, c: 2 }, a: 1 })).toBe(
    true,
  );
  expect(isDeepEqual({ a: 1, b: 2 }, { a: 2, b: 1 })).toBe(false);
  expect(isDeepEqual([1, 2], [2, 1])).toBe(false);
});

test("removing its last key removes a group, and a changed key keeps its place", () => {
  const data = { a: 1, group: { b: 2 }, list: [{ c: 3, d: 4 }] };
  expect(setIn(data, ["group", "b"], undefined)).toEqual({ a: 1, list: data.list });
  expect(setIn({ a: 1 }, ["a"], undefined)).toEqual({});
  expect(setIn(data, ["list", 0, "c"], undefined)).toEqual({ ...data, list: [{ d: 4 }] });
  expect(setIn(data, ["new", "deep"], 5)).toEqual({ ...data, new: { deep: 5 } });
  expect(Object.keys(setIn(data, ["a"], 9) as object)).toEqual(["a", "group", "list"]);
});

test("a key without a value keeps its line, and gets a value there", () => {
  const text = "name: Moon\npreviousPrice: # si está rebajado\nphotos:\n  - file: 1.jpg\n";
  const longer = editValue(text, ["photos"], [{ file: "1.jpg" }, { file: "2.jpg" }]);
  expect(longer).toBe(`${text}  - file: 2.jpg\n`);
  expect(editValue(text, ["previousPrice"], 30)).toMatch(
    /^name: Moon\npreviousPrice: 30 # si está/,
  );
});

/** What phones, chats and text editors put into a file without showing it. */
const INVISIBLE = [
  "\u00a0",
  "\u200b",
  "\u200f",
  "\ufeff",
  "\u2028",
  "\r",
  "\r\n",
  "\u00a0\n",
  "\t",
];

test("the workshop can write each file that it can read, also with invisible characters", () => {
  const mutation = fc.record({
    text: fc.constantFrom(...texts.map(([, text]) => text)),
    insertions: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...INVISIBLE)), { maxLength: 4 }),
  });
  let readableCount = 0;
  fc.assert(
    fc.property(mutation, ({ text, insertions }) => {
      let mutated = text;
      for (const [place, characters] of insertions) {
        const offset = place % (mutated.length + 1);
        mutated = mutated.slice(0, offset) + characters + mutated.slice(offset);
      }
      const before = parseDocument(mutated);
      if (!before) return;
      readableCount += 1;
      const after = { ...before, name: "Otra" };
      expect(parseDocument(updateYaml(mutated, after))).toEqual(after);
    }),
    { numRuns: 400 },
  );
  expect(readableCount).toBeGreaterThan(100);
});
