import { CST, Document, Parser, parseDocument, Scalar } from "yaml";
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

/** The same data, in whatever order of keys. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The value at a place of what a file says. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], data);

/** The data with another value at a place; with `undefined` the place goes, and a group that it leaves empty. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const next = withValue(Object(data)[key], rest, value);
  if (Array.isArray(data)) return data.map((item, i) => (i === key ? next : item));
  // A word that stands where a group should goes.
  const group = (typeof data === "object" && data) || {};
  const { [String(key)]: _before, ...others } = group as Record<string, unknown>;
  const isGone = next === undefined || (rest.length > 0 && same(next, {}));
  // A key that is there keeps its place.
  return isGone ? others : { ...group, [key]: next };
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
  if (written !== undefined && same(dataOf(written), wanted)) return written;
  // Written in a way that is not taken apart here: the package writes the whole file, with its comments.
  const document = parseDocument(text, OPTIONS);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return document.toString(WRITING);
}

// The package's parser keeps every sign of a file in a token. An item is a pair of a group or an entry of a list. Its
// `start` has what is noted above it and its indentation, the `end` of its value what is noted behind it.
type Item = CST.CollectionItem;

/** Where a group or list stands in its file, and how the file is written. */
type Place = { at: Path; data: unknown; keysAt: KeysAt; newline: string };

function write(text: string, path: Path, value: unknown, keysAt: KeysAt): string | undefined {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const isOpen = !text.endsWith("\n");
  const tokens = [...new Parser().parse(isOpen ? text + newline : text)];
  const root = rootOf(tokens);
  if (!root) return value === undefined ? text : text + asYaml(nested(path, value), 0, newline);
  const place = { at: [], data: dataOf(text), keysAt, newline };
  if (root.type !== "block-map" || !put(root, path, value, place)) return undefined;
  const written = tokens.map(CST.stringify).join("");
  return isOpen ? written.slice(0, -newline.length) : written;
}

const rootOf = (tokens: readonly CST.Token[]) =>
  tokens.find((token) => token.type === "document")?.value;
const keyOf = ({ key }: Item): unknown => CST.resolveAsScalar(key)?.value;
const nested = (path: Path, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
const token = <Type extends string>(type: Type, source: string) =>
  ({ type, source, offset: 0, indent: 0 }) as const;

/** A value as lines of a file that stand so many columns in. */
const asYaml = (value: unknown, column: number, newline: string): string =>
  new Document(value, OPTIONS)
    .toString({ ...WRITING, blockQuote: false })
    .replace(/^(?=.)/gm, " ".repeat(column))
    .replaceAll("\n", newline);

/** The first pair of a group, or entry of a list, as an item of its own. */
function itemOf(value: unknown, column: number, { newline }: Place): Item {
  const root = rootOf([...new Parser().parse(asYaml(value, column, newline))]);
  const { start, ...item } = (root as CST.BlockMap).items[0] as Item;
  return { start: [token("space", " ".repeat(column)), ...start], ...item };
}

/** What an item holds. The lines between its key and the first item below it are that one's from now on. */
function heldBy({ sep = [], value }: Item): CST.Token | undefined {
  const first =
    value?.type === "block-map" || value?.type === "block-seq" ? value.items[0] : undefined;
  const end = sep.findIndex(({ type }) => type === "newline");
  if (first && end !== -1) first.start.unshift(...sep.splice(end + 1));
  return value;
}

/** Puts a value into a group. @returns whether it could be done here */
function put(group: CST.BlockMap, path: Path, value: unknown, place: Place): boolean {
  const [key = "", ...rest] = path;
  const item = group.items.find((one) => keyOf(one) === key);
  if (!item) return insert(group, String(key), nested(rest, value), place);
  const held = heldBy(item);
  const isEmpty = !held || /^(null|~)?$/.test(CST.resolveAsScalar(held)?.value ?? "-");
  const below = { ...place, at: [...place.at, key] };
  if (rest.length > 0 && held?.type === "block-seq")
    return put(group, [key], withValue(valueAt(place.data, below.at), rest, value), place);
  if (rest.length > 0 && held?.type === "block-map") {
    const isAlone = held.items.every((one) => !one.key || keyOf(one) === rest[0]);
    // The last field of a group takes the group along.
    if (value !== undefined || rest.length > 1 || !isAlone) return put(held, rest, value, below);
  } else if (rest.length > 0 && held && !CST.isScalar(held)) return false;
  if (value === undefined) return remove(group, item);
  if (held?.type === "block-seq" && Array.isArray(value) && value.length > 0)
    return order(held, value, below);
  if (!isEmpty && rest.length === 0 && typeof value !== "object" && CST.isScalar(held))
    return setScalar(item, held, value, place);
  const { sep, value: fresh } = itemOf({ [key]: nested(rest, value) }, group.indent, place);
  Object.assign(item, { sep, value: fresh });
  return true;
}

/** A pair more, behind the last one that comes before it in the order of the keys. */
function insert(group: CST.BlockMap, key: string, value: unknown, place: Place): boolean {
  if (value === undefined) return true;
  const { items, indent } = group;
  const keys = place.keysAt(place.at);
  const before = keys.slice(0, Math.max(0, keys.indexOf(key)));
  const previous = items.findLastIndex((one) => before.includes(String(keyOf(one))));
  // The first pair of a list's entry stands behind its dash.
  const first = items[0]?.start.length === 0 && indent > 0 ? 1 : 0;
  const last = items.findLastIndex((one) => one.key) + 1;
  const at = previous >= 0 ? previous + 1 : keys.includes(key) ? first : last;
  items.splice(at, 0, itemOf({ [key]: value }, indent, place) as (typeof items)[0]);
  return true;
}

/** Takes a pair out; what is noted above it stays. */
function remove({ items, indent }: CST.BlockMap, item: Item): boolean {
  const i = (items as Item[]).indexOf(item);
  items.splice(i, 1);
  const next = items[i];
  // It has stood behind a dash: the next one does now.
  if (item.start.length === 0 && indent > 0) next?.start.shift();
  const noted = item.start.slice(0, item.start.findLastIndex(({ type }) => type === "newline") + 1);
  if (next) next.start.unshift(...noted);
  else items.push({ start: noted });
  return true;
}

/** Another value in the place of one that is a single text, number or yes. */
function setScalar(
  item: Item,
  held: CST.FlowScalar | CST.BlockScalar,
  value: unknown,
  { newline }: Place,
): boolean {
  const fresh = new Scalar(value);
  const { type } = CST.resolveAsScalar(held);
  if (typeof value === "string" && /^QUOTE/.test(type ?? "")) fresh.type = type as Scalar.Type;
  const end = "end" in held ? held.end : [token("newline", newline)];
  item.value = { ...token("scalar", scalarText(fresh)), ...(end && { end }) };
  return true;
}

function scalarText(scalar: Scalar): string {
  // One line, however many the text has.
  if (String(scalar.value).includes("\n")) scalar.type = Scalar.QUOTE_DOUBLE;
  const document = new Document({}, OPTIONS);
  document.set("x", scalar);
  return document.toString(WRITING).slice("x: ".length).trimEnd();
}

/** What an entry of a list is known by, whatever is said of it. */
const identity = (entry: unknown): string => JSON.stringify(Object(entry).file ?? entry);

/** A list with other entries, in another order: each that stays takes along what is noted in it. */
function order(list: CST.BlockSequence, values: readonly unknown[], place: Place): boolean {
  const before = valueAt(place.data, place.at) as readonly unknown[];
  const entries = list.items.filter(({ value }) => value);
  if (before.length !== entries.length) return false;
  const free = new Set(before.keys());
  const take = (found: number | undefined): number | undefined => {
    if (found !== undefined) free.delete(found);
    return found;
  };
  const known = values.map((value) =>
    take([...free].find((i) => identity(before[i]) === identity(value))),
  );
  // What is left is the entry at its own place, written anew.
  const from = known.map((found, i) => found ?? take(free.has(i) ? i : undefined));
  const ordered = values.map((value, i) => {
    const old = entries[from[i] ?? -1];
    return old && rewrite(old, before[from[i] ?? -1], value, { ...place, at: [...place.at, i] })
      ? old
      : itemOf([value], list.indent, place);
  });
  list.items = [...ordered, ...list.items.filter(({ value }) => !value)] as typeof list.items;
  return true;
}

/** An entry of a list with another value, field by field. @returns whether it could be done here */
function rewrite(entry: Item, was: unknown, value: unknown, place: Place): boolean {
  if (same(was, value)) return true;
  const { value: held } = entry;
  if (CST.isScalar(held) && typeof value !== "object") return setScalar(entry, held, value, place);
  if (held?.type !== "block-map") return false;
  return [...new Set([...Object.keys(Object(was)), ...Object.keys(Object(value))])].every(
    (key) =>
      same(Object(was)[key], Object(value)[key]) || put(held, [key], Object(value)[key], place),
  );
}
