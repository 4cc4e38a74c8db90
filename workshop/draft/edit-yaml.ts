import * as yaml from "yaml";
import type { Path } from "../../model/problem.ts";
import { dropEmptyValues } from "../../model/values.ts";
import { parseYaml, YAML_PARSE_OPTIONS } from "../../model/yaml.ts";

// `compat` quotes text that other YAML parsers would read as a number, a boolean or null.
const DOCUMENT_OPTIONS = { ...YAML_PARSE_OPTIONS, compat: "core" } as const;
const STRINGIFY_OPTIONS = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false };

/** Compares two values and ignores the order of keys. */
export const isDeepEqual = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);

const sortKeys = (_key: string, value: unknown): unknown =>
  isPlainObject(value)
    ? Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((key) => [key, value[key]]),
      )
    : value;

/** Returns the data with a value replaced; `undefined` removes the key, and its group if that becomes empty. */
export function setIn(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const next = setIn(Object(data)[key], rest, value);
  if (Array.isArray(data)) return data.map((item, i) => (i === key ? next : item));
  const group = isPlainObject(data) ? data : {};
  const { [key]: _previous, ...siblings } = group;
  const isRemoved = next === undefined || isDeepEqual(next, {});
  // Spreading the whole group keeps the position of an existing key.
  return isRemoved ? siblings : { ...group, [key]: next };
}

const parseCache = new Map<string, Record<string, unknown> | undefined>();

/** Returns a YAML file's data without empty values; `undefined` if it cannot be parsed. Memoized by text. */
export function parseFileData(text: string): Record<string, unknown> | undefined {
  if (!parseCache.has(text)) {
    const { data, syntaxProblems } = parseYaml(text);
    const filled = syntaxProblems.every(({ warning }) => warning) && dropEmptyValues(data);
    parseCache.set(text, isPlainObject(filled) ? filled : undefined);
  }
  return parseCache.get(text);
}

/** Returns the text with new data. A new value changes nothing else; a new list or field normalizes the indentation. */
export function updateYaml(text: string, data: unknown): string {
  const target = dropEmptyValues(data);
  const isUpdated = (updated: string) => isDeepEqual(parseFileData(updated), target);
  const withScalars = updateScalars(text, target);
  if (isUpdated(withScalars)) return withScalars;
  const stringifyData = () => new yaml.Document(data, DOCUMENT_OPTIONS).toString(STRINGIFY_OPTIONS);
  const source = [withScalars, text].find(parseFileData);
  // Replace text that cannot be parsed as a whole.
  if (source === undefined) return stringifyData();
  const document: yaml.Document = yaml.parseDocument(source, DOCUMENT_OPTIONS);
  document.contents = updateNode(document, document.contents, data);
  const updated = document.toString(STRINGIFY_OPTIONS);
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  return (isUpdated(updated) ? updated : stringifyData()).replaceAll("\n", lineBreak);
}

const SCALAR_TYPES: Readonly<Record<string, yaml.Scalar.Type>> = {
  "'": "QUOTE_SINGLE",
  '"': "QUOTE_DOUBLE",
  "|": "BLOCK_LITERAL",
};

/** Replaces values in the text itself, between the same bytes. Leaves new and removed keys and items alone. */
function updateScalars(text: string, data: unknown): string {
  const tokens = [...new yaml.Parser().parse(text)];
  const [document] = new yaml.Composer({ ...DOCUMENT_OPTIONS, keepSourceTokens: true }).compose(
    tokens,
  );
  for (const { path, value } of findScalarEdits(parseFileData(text), data)) {
    const node = document?.getIn(path, true);
    const token = yaml.isScalar(node) ? node.srcToken : undefined;
    if (!token) continue;
    const isPlain = typeof value !== "string" || token.type === "scalar";
    const [first = ""] = yaml.stringify(value, { ...DOCUMENT_OPTIONS, ...STRINGIFY_OPTIONS });
    const type = isPlain ? { type: SCALAR_TYPES[first] ?? "PLAIN" } : {};
    yaml.CST.setScalarValue(token, String(value), {
      afterKey: true,
      inFlow: path.some((_, i) => Object(document?.getIn(path.slice(0, i))).flow),
      ...type,
    });
  }
  return tokens.map(yaml.CST.stringify).join("");
}

/** Finds the values that changed in place. Skips a list whose length or more than one item has changed. */
function findScalarEdits(
  before: unknown,
  after: unknown,
  path: Path = [],
): { path: Path; value: unknown }[] {
  if (isDeepEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const others = before.filter((item, i) => listItemKey(item) !== listItemKey(after[i]));
    if (before.length !== after.length || others.length > 1) return [];
  } else if (!isPlainObject(before) || !isPlainObject(after)) {
    return after === undefined ? [] : [{ path, value: after }];
  }
  return Object.entries(before as object).flatMap(([key, item]) =>
    findScalarEdits(item, Object(after)[key], [...path, Array.isArray(before) ? Number(key) : key]),
  );
}

/** Returns a node with the value `data`: the existing one if possible, because comments belong to nodes. */
function updateNode(document: yaml.Document, node: unknown, data: unknown): yaml.Node {
  if (yaml.isMap<yaml.Scalar>(node) && isPlainObject(data)) return updateMap(document, node, data);
  if (yaml.isSeq<yaml.Node>(node) && Array.isArray(data)) return updateList(document, node, data);
  if (!yaml.isScalar(node) || typeof data === "object") return document.createNode(data);
  node.value = data;
  return node;
}

function updateMap(document: yaml.Document, map: yaml.YAMLMap<yaml.Scalar>, data: object) {
  const keyOf = ({ key }: yaml.Pair<yaml.Scalar>) => String(key.value);
  // Keep keys without a value: `data` never contains them.
  const filled = Object(dropEmptyValues(map.toJS(document)));
  map.items = map.items.filter((pair) => keyOf(pair) in data || !(keyOf(pair) in filled));
  for (const [key, value] of Object.entries(data)) {
    const pair = map.items.find((item) => keyOf(item) === key);
    if (pair) pair.value = updateNode(document, pair.value, value);
    else map.items.push(document.createPair(key, value) as yaml.Pair<yaml.Scalar>);
  }
  return map;
}

function updateList(document: yaml.Document, list: yaml.YAMLSeq<yaml.Node>, data: unknown[]) {
  // The parser attaches the comment above the first item to the list.
  const [first] = list.items;
  if (first && list.commentBefore) first.commentBefore = list.commentBefore;
  list.commentBefore = null;
  const unused = list.items.map((item) => ({ item, key: listItemKey(item.toJS(document)) }));
  const take = (i: number) => (i < 0 ? undefined : unused.splice(i, 1)[0]?.item);
  const keys = data.map(listItemKey);
  const matches = keys.map((key) => take(unused.findIndex((entry) => entry.key === key)));
  // In a list of the same length, a value without a match is an edited item.
  const takeEdited = () => (list.items.length === data.length ? take(0) : undefined);
  list.items = data.map((value, i) => updateNode(document, matches[i] ?? takeEdited(), value));
  return list;
}

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Identifies a photo by its file, and any other list item by its value. */
const listItemKey = (item: unknown): string => JSON.stringify(Object(item).file ?? item);
