import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { valueAt } from "../../model/problem.ts";
import { dataOf, withValue, written } from "./edit-yaml.ts";

// Each value of each file is changed alone: that takes its time on a machine that does other things too.
vi.setConfig({ testTimeout: 60_000 });

const spliced = (text: string, way: Way, value: unknown) =>
  written(text, withValue(dataOf(text), way, value));

const texts = readdirSync("example", { recursive: true, encoding: "utf8" })
  .filter((file) => /^[^/]+\.yaml$|chain-bag.*yaml$/.test(file))
  .map(
    (file) =>
      [file.split(path.sep).join("/"), readFileSync(path.join("example", file), "utf8")] as const,
  );

type Way = (string | number)[];
const scalars = (value: unknown, way: Way = []): Way[] =>
  Array.isArray(value)
    ? value.flatMap((item, i) => scalars(item, [...way, i]))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, item]) => scalars(item, [...way, key]))
      : [way];

const changedLines = (before: string, after: string): number => {
  const [one, other] = [before, after].map((text) => text.split("\n"));
  expect(other).toHaveLength(one?.length ?? 0);
  return (one ?? []).filter((line, i) => line !== other?.[i]).length;
};

/** True where a text is another one of which some lines in a row are gone. */
function withoutLines(text: string, shorter: string): boolean {
  const [one, other] = [text.split("\n"), shorter.split("\n")];
  const from = other.findIndex((line, i) => line !== one[i]);
  const gone = one.length - other.length;
  return gone > 0 && one.slice(from + gone).join() === other.slice(from).join();
}

/** A file as a careful hand notes things down in it: behind each line, and a comment of its own above it. */
const noted = (text: string): string =>
  text.replace(/^( *)([\w-].*)$/gm, (line, indent: string, _, at: number) =>
    /[:-]$/.test(line) ? line : `${indent}# nota ${at}\n${line} # otra`,
  );

/** The entries of a text's lists, each with the line above it. */
const entriesIn = (text: string): string[] => text.match(/^.*\n *- .*$/gm) ?? [];

test.each(texts)("every value of %s is changed in its own line alone", (_file, text) => {
  for (const written of [text, noted(text), text.replaceAll("\n", "\r\n")])
    for (const way of scalars(dataOf(written))) {
      const now = typeof valueAt(dataOf(written), way) === "number" ? 7.5 : "Otra: cosa # y más";
      const after = spliced(written, way, now);
      expect(changedLines(written, after)).toBe(1);
      expect(dataOf(after)).toEqual(withValue(dataOf(written), way, now));
    }
});

test.each(texts)(
  "what is left out of %s takes its own lines along, and can come back",
  (_file, text) => {
    for (const key of Object.keys(Object(dataOf(text)))) {
      const without = spliced(text, [key], undefined);
      expect(dataOf(without)).toEqual(withValue(dataOf(text), [key], undefined));
      expect(withoutLines(text, without)).toBe(true);
      const back = spliced(without, [key], valueAt(dataOf(text), [key]));
      expect(dataOf(back)).toEqual(dataOf(text));
    }
  },
);

test.each(texts)(
  "the lists of %s take along what is noted in them, in whatever order",
  (_file, text) => {
    const written = noted(text);
    for (const [key, list] of Object.entries(Object(dataOf(text)))) {
      if (!Array.isArray(list)) continue;
      for (const now of [[...list].reverse(), list.slice(1), [list.at(-1), ...list.slice(0, -1)]]) {
        const after = spliced(written, [key], now);
        expect(valueAt(dataOf(after), [key])).toEqual(now);
        const lines = new Set(written.split("\n"));
        expect(after.split("\n").filter((line) => !lines.has(line))).toEqual([]);
        expect(entriesIn(written)).toEqual(expect.arrayContaining(entriesIn(after)));
      }
    }
  },
);

test("a text of several lines, and a group that is new, are read as they were written", () => {
  const data = {
    brand: "ovillo",
    description: "Una línea.\n\nOtra: # más",
    notice: { text: "Hoy" },
  };
  expect(dataOf(written("brand: ovillo # nota\ndescription: 'Una'\n", data))).toEqual(data);
});
