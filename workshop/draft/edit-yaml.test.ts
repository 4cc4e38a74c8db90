import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { valueAt } from "../../model/problem.ts";
import { parseFileData, setIn, updateYaml } from "./edit-yaml.ts";

// Each value of each file is changed alone: that takes its time on a machine that does other things too.
vi.setConfig({ testTimeout: 60_000 });

const editValue = (text: string, way: ValuePath, value: unknown) =>
  updateYaml(text, setIn(parseFileData(text), way, value));

const texts = readdirSync("example", { recursive: true, encoding: "utf8" })
  .filter((file) => /^[^/]+\.yaml$|chain-bag.*yaml$/.test(file))
  .map(
    (file) =>
      [file.split(path.sep).join("/"), readFileSync(path.join("example", file), "utf8")] as const,
  );

type ValuePath = (string | number)[];
const scalarPaths = (value: unknown, way: ValuePath = []): ValuePath[] =>
  Array.isArray(value)
    ? value.flatMap((item, i) => scalarPaths(item, [...way, i]))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, item]) => scalarPaths(item, [...way, key]))
      : [way];

const changedLines = (before: string, after: string): number => {
  const [one, other] = [before, after].map((text) => text.split("\n"));
  expect(other).toHaveLength(one?.length ?? 0);
  return (one ?? []).filter((line, i) => line !== other?.[i]).length;
};

/** True where a text is another one of which some lines in a row are gone. */
function hasOnlyLinesRemoved(text: string, shorter: string): boolean {
  const [one, other] = [text.split("\n"), shorter.split("\n")];
  const from = other.findIndex((line, i) => line !== one[i]);
  const gone = one.length - other.length;
  return gone > 0 && one.slice(from + gone).join() === other.slice(from).join();
}

/** A file as a careful hand notes things down in it: behind each line, and a comment of its own above it. */
const addComments = (text: string): string =>
  text.replace(/^( *)([\w-].*)$/gm, (line, indent: string, _, at: number) =>
    /[:-]$/.test(line) ? line : `${indent}# nota ${at}\n${line} # otra`,
  );

/** The entries of a text's lists, each with the line above it. */
const listEntries = (text: string): string[] => text.match(/^.*\n *- .*$/gm) ?? [];

test.each(texts)("every value of %s is changed in its own line alone", (_file, text) => {
  for (const written of [text, addComments(text), text.replaceAll("\n", "\r\n")])
    for (const way of scalarPaths(parseFileData(written))) {
      const now =
        typeof valueAt(parseFileData(written), way) === "number" ? 7.5 : "Otra: cosa # y más";
      const after = editValue(written, way, now);
      expect(changedLines(written, after)).toBe(1);
      expect(parseFileData(after)).toEqual(setIn(parseFileData(written), way, now));
    }
});

test.each(texts)(
  "what is left out of %s takes its own lines along, and can come back",
  (_file, text) => {
    for (const key of Object.keys(Object(parseFileData(text)))) {
      const without = editValue(text, [key], undefined);
      expect(parseFileData(without)).toEqual(setIn(parseFileData(text), [key], undefined));
      expect(hasOnlyLinesRemoved(text, without)).toBe(true);
      const back = editValue(without, [key], valueAt(parseFileData(text), [key]));
      expect(parseFileData(back)).toEqual(parseFileData(text));
    }
  },
);

test.each(texts)(
  "the lists of %s take along what is noted in them, in whatever order",
  (_file, text) => {
    const written = addComments(text);
    for (const [key, list] of Object.entries(Object(parseFileData(text)))) {
      if (!Array.isArray(list)) continue;
      for (const now of [[...list].reverse(), list.slice(1), [list.at(-1), ...list.slice(0, -1)]]) {
        const after = editValue(written, [key], now);
        expect(valueAt(parseFileData(after), [key])).toEqual(now);
        const lines = new Set(written.split("\n"));
        expect(after.split("\n").filter((line) => !lines.has(line))).toEqual([]);
        expect(listEntries(written)).toEqual(expect.arrayContaining(listEntries(after)));
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
  expect(parseFileData(updateYaml("brand: ovillo # nota\ndescription: 'Una'\n", data))).toEqual(
    data,
  );
});
