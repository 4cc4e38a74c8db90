import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { READING } from "../../model/reading.ts";
import { withoutEmpty } from "../../model/values.ts";
import type { Path } from "./draft.ts";

// What another program would read as a number, a date or a yes is written as the text that it is.
const OPTIONS = { ...READING, compat: "core" } as const;
const WRITING = {
  lineWidth: 0,
  singleQuote: true,
  flowCollectionPadding: false,
  doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
};

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The value at a place of what a file says. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], data);

/** The data with another value at a place; with `undefined` the place goes, and a group that it leaves empty. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const next = withValue(Object(data)[key], rest, value);
  if (Array.isArray(data)) return data.map((item, i) => (i === key ? next : item));
  const { [String(key)]: _before, ...others } = Object(data);
  const isGone = next === undefined || (rest.length > 0 && same(next, {}));
  if (isGone) return others;
  // A key that is there keeps its place.
  return String(key) in Object(data)
    ? { ...Object(data), [key]: next }
    : { ...others, [key]: next };
}

const read = new Map<string, unknown>();

/** What a file says, without the keys that have no value; `undefined` where it cannot be read. */
export function dataOf(text: string): unknown {
  if (!read.has(text)) {
    const document = parseDocument(text, READING);
    read.set(text, document.errors.length > 0 ? undefined : withoutEmpty(document.toJS()));
  }
  return read.get(text);
}

/** Remembers what follows from a file's data as long as somebody has the data: most files stay as they are. */
export function remembered<Result>(follows: (file: string, data: object) => Result) {
  const known = new WeakMap<object, Map<string, Result>>();
  return (file: string, data: object): Result => {
    const own = known.get(data) ?? new Map<string, Result>();
    known.set(data, own);
    const result = own.get(file) ?? follows(file, data);
    own.set(file, result);
    return result;
  };
}

/** Which keys a group may have, in their order. */
export type KeysAt = (path: Path) => readonly string[];

/**
 * A file's text with another value at a place. All else stays byte for byte: comments, order, and keys that nobody
 * knows. With `undefined` the place goes.
 */
export function spliced(text: string, path: Path, value: unknown, keysAt: KeysAt): string {
  const wanted = withoutEmpty(withValue(dataOf(text), path, value));
  if (same(dataOf(text), wanted)) return text;
  const written = write(text, path, value, keysAt);
  if (written !== undefined && equal(dataOf(written), wanted)) return written;
  // Written in a way that is not taken apart here: the package writes the whole file, with its comments.
  const document = parseDocument(text, OPTIONS);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return document.toString(WRITING);
}

/** The same data, in whatever order. */
const equal = (one: unknown, other: unknown): boolean => same(sorted(one), sorted(other));
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === "object" && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, entry]) => [key, sorted(entry)] as const)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value;

type Place = { from: number; to: number };
const put = (text: string, { from, to }: Place, inside: string): string =>
  text.slice(0, from) + inside + text.slice(to);

function write(text: string, path: Path, value: unknown, keysAt: KeysAt): string | undefined {
  const { contents } = parseDocument(text, OPTIONS);
  if (contents === null) return value === undefined ? text : asYaml(nested(path, value));
  let node: unknown = contents;
  for (const [depth, key] of path.entries()) {
    const rest = path.slice(depth + 1);
    if (isSeq(node)) {
      node = node.items[Number(key)];
      continue;
    }
    if (!isMap(node) || node.flow) return undefined;
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (!pair)
      return withPair(text, node, String(key), nested(rest, value), keysAt(path.slice(0, depth)));
    const isLast = rest.length === 0;
    // The last field of a group takes the group along.
    const isAlone = (inner: unknown): boolean =>
      isMap(inner) && inner.items.length === 1 && same(keyOf(inner.items[0]), rest[0]);
    if (value === undefined && (isLast || (rest.length === 1 && isAlone(pair.value))))
      return withoutPair(text, node, pair);
    if (isEmptyNode(pair.value)) return replaced(text, pair, nested(rest, value));
    node = pair.value;
    if (isLast) return rewritten(text, pair, value, path, keysAt);
  }
  return isScalar(node) ? withScalar(text, node, value) : undefined;
}

const keyOf = (pair: Pair | undefined): unknown => isScalar(pair?.key) && pair.key.value;
const nested = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
const isEmptyNode = (node: unknown): boolean =>
  !node || (isScalar(node) && node.value === null) || (isSeq(node) && node.items.length === 0);

/** Puts a value into the place of the one that a pair has, as far as both are of one kind. */
function rewritten(
  text: string,
  pair: Pair,
  value: unknown,
  path: Path,
  keysAt: KeysAt,
): string | undefined {
  const node = pair.value;
  if (isScalar(node) && typeof value !== "object") return withScalar(text, node, value);
  if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0)
    return withItems(text, node, value, path, keysAt);
  return replaced(text, pair, value);
}

function withScalar(text: string, node: Scalar, value: unknown): string | undefined {
  if (!node.range || typeof value === "object" || value === undefined) return undefined;
  const [from, to] = node.range;
  const fresh = new Scalar(value);
  if (typeof value === "string" && /^QUOTE/.test(node.type ?? ""))
    fresh.type = node.type as Scalar.Type;
  return put(text, { from, to }, scalarText(fresh) + (text[to - 1] === "\n" ? "\n" : ""));
}

function scalarText(scalar: Scalar): string {
  // One line, however many the text has.
  if (String(scalar.value).includes("\n")) scalar.type = Scalar.QUOTE_DOUBLE;
  const document = new Document({}, OPTIONS);
  document.set("x", scalar);
  return document.toString(WRITING).slice("x: ".length).trimEnd();
}

/** A value as lines of a file. */
function asYaml(value: unknown): string {
  const document = new Document(value, OPTIONS);
  return document.toString({ ...WRITING, blockQuote: false });
}

const newLine = (text: string): string => (text.includes("\r\n") ? "\r\n" : "\n");
/** Lines of a file as they stand so many columns in. */
const indented = (text: string, value: unknown, column: number): string =>
  asYaml(value)
    .replace(/^(?=.)/gm, " ".repeat(column))
    .replaceAll("\n", newLine(text));

const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;
const lineEnd = (text: string, at: number): number => {
  if (text[at - 1] === "\n") return at;
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
};
const rangeOf = (node: unknown) => (node as Node | null)?.range ?? undefined;

/** The lines of a pair, with what is noted behind its value. */
function linesOf(text: string, { key, value }: Pair): Place | undefined {
  const [from, keyEnd] = rangeOf(key) ?? [];
  if (from === undefined || keyEnd === undefined) return undefined;
  return { from: lineStart(text, from), to: lineEnd(text, lastOf(value) ?? keyEnd) };
}

/** Where the last value in a node ends: what is noted below it is not the node's. */
function lastOf(node: unknown): number | undefined {
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const item: unknown = node.items.at(-1);
    const pair = item as Pair;
    return isMap(node) ? (lastOf(pair?.value) ?? rangeOf(pair?.key)?.[1]) : lastOf(item);
  }
  return rangeOf(node)?.[1];
}

/** False for a pair whose line begins with something else, such as the dash of a list. */
const beginsLine = (text: string, { key }: Pair): boolean => {
  const from = rangeOf(key)?.[0] ?? 0;
  return text.slice(lineStart(text, from), from).trim() === "";
};
const columnOf = (text: string, node: unknown): number => {
  const from = rangeOf(node)?.[0] ?? 0;
  return from - lineStart(text, from);
};

function replaced(text: string, pair: Pair, value: unknown): string | undefined {
  const lines = linesOf(text, pair);
  const key = rangeOf(pair.key);
  if (!lines || !key) return undefined;
  const own = indented(text, { [String(keyOf(pair))]: value }, columnOf(text, pair.key));
  return put(text, { from: key[0], to: lines.to }, own.trimStart());
}

function withoutPair(text: string, map: YAMLMap, pair: Pair): string | undefined {
  const lines = linesOf(text, pair);
  const next = rangeOf(map.items[map.items.indexOf(pair) + 1]?.key);
  if (!lines) return undefined;
  if (beginsLine(text, pair)) return put(text, lines, "");
  const from = rangeOf(pair.key)?.[0];
  return next && from !== undefined ? put(text, { from, to: next[0] }, "") : undefined;
}

/** A pair more, behind the last one that comes before it in the order of the keys. */
function withPair(
  text: string,
  map: YAMLMap,
  key: string,
  value: unknown,
  keys: readonly string[],
): string | undefined {
  if (value === undefined) return text;
  const before = new Set(keys.slice(0, Math.max(0, keys.indexOf(key))));
  const [first] = map.items;
  if (!first) return undefined;
  const previous =
    map.items.findLast((pair) => before.has(String(keyOf(pair)))) ??
    (keys.includes(key) && beginsLine(text, first)
      ? undefined
      : keys.includes(key)
        ? first
        : map.items.at(-1));
  const lines = linesOf(text, previous ?? first);
  if (!lines) return undefined;
  const at = previous ? lines.to : lines.from;
  const own = indented(text, { [key]: value }, columnOf(text, first.key));
  const isOpen = at > 0 && text[at - 1] !== "\n";
  return put(text, { from: at, to: at }, (isOpen ? newLine(text) : "") + own);
}

/** What an item of a list is known by, whatever is said of it. */
const identity = (item: unknown): string => JSON.stringify(Object(item).file ?? item);

/** A list with other items, in another order: each that stays takes along its lines, and what is noted there. */
function withItems(
  text: string,
  list: YAMLSeq,
  items: readonly unknown[],
  path: Path,
  keysAt: KeysAt,
): string | undefined {
  const before = valueAt(dataOf(text), path) as readonly unknown[];
  if (before.length !== list.items.length) return undefined;
  const free = new Set(before.keys());
  const take = (found: number | undefined): number | undefined => {
    if (found !== undefined) free.delete(found);
    return found;
  };
  const known = items.map((item) =>
    take([...free].find((i) => identity(before[i]) === identity(item))),
  );
  // What is left is the item at its own place, written anew.
  const from = known.map((found, i) => found ?? take(free.has(i) ? i : undefined));
  if (from.length === before.length && from.every((found, i) => found === i))
    return items.reduce<string | undefined>(
      (now, item, i) => now && withItem(now, item, [...path, i], keysAt),
      text,
    );
  const parts: Place[] = [];
  for (const item of list.items) {
    const [at] = rangeOf(item) ?? [];
    if (at === undefined) return undefined;
    parts.push({
      from: parts.at(-1)?.to ?? lineStart(text, at),
      to: lineEnd(text, lastOf(item) ?? at),
    });
  }
  const [first] = parts;
  const column = first
    ? /\S/.exec(text.slice(first.from).replace(/^(\s*#.*\n)*/, ""))?.index
    : undefined;
  if (!first || column === undefined) return undefined;
  const lines = items.map((item, i) => {
    const part = parts[from[i] ?? -1];
    const own = part ? text.slice(part.from, part.to) : indented(text, [item], column);
    return own.endsWith("\n") ? own : own + newLine(text);
  });
  const moved = put(text, { from: first.from, to: parts.at(-1)?.to ?? first.to }, lines.join(""));
  return spliced(moved, path, items, keysAt);
}

/** An item of a list, field by field. */
function withItem(text: string, item: unknown, path: Path, keysAt: KeysAt): string {
  if (typeof item !== "object" || item === null) return spliced(text, path, item, keysAt);
  const before = Object(valueAt(dataOf(text), path));
  return [...new Set([...Object.keys(before), ...Object.keys(item)])].reduce(
    (now, key) => spliced(now, [...path, key], (item as Record<string, unknown>)[key], keysAt),
    text,
  );
}
