import * as yaml from "yaml";
import type { Path } from "../../model/problem.ts";
import { dropEmptyValues } from "../../model/values.ts";
import { parseYaml, YAML_PARSE_OPTIONS } from "../../model/yaml.ts";

// What another program would read as a number, a date or a yes is written as the text that it is.
const DOCUMENT_OPTIONS = { ...YAML_PARSE_OPTIONS, compat: "core" } as const;
const STRINGIFY_OPTIONS = {
  lineWidth: 0,
  singleQuote: true,
  flowCollectionPadding: false,
};

/** The same data, in whatever order of keys. */
export const isDeepEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);

const sortKeys = (_key: string, value: unknown): unknown =>
  isPlainObject(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The data with another value at a place; with `undefined` the place goes, and a group that it leaves empty. */
export function setIn(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const next = setIn(Object(data)[key], rest, value);
  if (Array.isArray(data)) return data.map((item, i) => (i === key ? next : item));
  const group = isPlainObject(data) ? data : {};
  const { [key]: _before, ...others } = group;
  const isGone = next === undefined || (rest.length > 0 && isDeepEqual(next, {}));
  // A key that is there keeps its place.
  return isGone ? others : { ...group, [key]: next };
}

const parseCache = new Map<string, Record<string, unknown> | undefined>();

/** What a file says, without the keys that have no value; `undefined` where it cannot be read. */
export function parseFileData(text: string): Record<string, unknown> | undefined {
  if (!parseCache.has(text)) {
    const { data, syntaxProblems: mistakes } = parseYaml(text);
    const filled = mistakes.every(({ warning }) => warning) && dropEmptyValues(data);
    parseCache.set(text, isPlainObject(filled) ? filled : undefined);
  }
  return parseCache.get(text);
}

/**
 * A file's text that says `data`. Whatever says the same before and after keeps its line, with its comments. A text that
 * cannot be parsed is written anew.
 */
export function updateYaml(text: string, data: unknown): string {
  const document: yaml.Document = yaml.parseDocument(text, DOCUMENT_OPTIONS);
  const fresh = () => new yaml.Document(data, DOCUMENT_OPTIONS).toString(STRINGIFY_OPTIONS);
  if (document.errors.length > 0) return fresh();
  document.contents = updateNode(document, document.contents, data);
  const lines = document.toString(STRINGIFY_OPTIONS);
  const isRight = isDeepEqual(parseFileData(lines), dropEmptyValues(data));
  return (isRight ? lines : fresh()).replaceAll("\n", text.includes("\r\n") ? "\r\n" : "\n");
}

/** The node that says `data`: the old one where it can, since the comments hang on it. */
function updateNode(document: yaml.Document, node: unknown, data: unknown): yaml.Node {
  const before: unknown = yaml.isNode(node) ? node.toJS(document) : undefined;
  if (yaml.isNode(node) && isDeepEqual(before, data)) return node;
  if (yaml.isMap<yaml.Scalar>(node) && isPlainObject(data)) {
    const keyOf = ({ key }: yaml.Pair<yaml.Scalar>) => String(key.value);
    // A key without a value says nothing, and stays.
    const saying = Object(dropEmptyValues(before));
    node.items = node.items.filter((pair) => keyOf(pair) in data || !(keyOf(pair) in saying));
    for (const [key, value] of Object.entries(data)) {
      const pair = node.items.find((one) => keyOf(one) === key);
      if (pair) pair.value = updateNode(document, pair.value, value);
      else node.items.push(document.createPair(key, value) as yaml.Pair<yaml.Scalar>);
    }
    return node;
  }
  if (yaml.isSeq<yaml.Node>(node) && Array.isArray(data)) {
    // The parser hangs a comment above the first entry on the list.
    const [first] = node.items;
    if (first && node.commentBefore) first.commentBefore = node.commentBefore;
    node.commentBefore = null;
    const hasGrown = node.items.length !== data.length;
    const free = node.items.map((item, i) => ({ item, was: Object(before)[i] }));
    const take = (i: number) => (i < 0 ? undefined : free.splice(i, 1)[0]?.item);
    const known = data.map((value) =>
      take(free.findIndex(({ was }) => listItemKey(was) === listItemKey(value))),
    );
    node.items = data.map((value, i) =>
      updateNode(document, known[i] ?? (hasGrown ? undefined : take(0)), value),
    );
    return node;
  }
  if (!yaml.isScalar(node) || typeof data === "object") return document.createNode(data);
  node.value = data;
  return node;
}

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What an entry of a list is known by, whatever else is said of it. */
const listItemKey = (entry: unknown): string => JSON.stringify(Object(entry).file ?? entry);
