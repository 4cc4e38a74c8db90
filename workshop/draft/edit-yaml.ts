import { readEarlierDocument } from "../../model/content/earlier-documents.ts";
import { dropEmptyValues } from "../../model/content/empty-values.ts";
import { createYamlDocument, parseYaml, parseYamlDocument } from "../../model/content/yaml.ts";
import { getValueAt, isPlainObject, type Path } from "../../model/schema/problem.ts";

const STRINGIFY_OPTIONS = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false };

/** Compares two values and ignores the order of keys. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const areGroups = isPlainObject(a) && isPlainObject(b);
  if (!areGroups && !(Array.isArray(a) && Array.isArray(b))) return false;
  return Object.keys({ ...a, ...b }).every((key) =>
    isDeepEqual(getValueAt(a, [key]), getValueAt(b, [key])),
  );
}

/** Returns the data with a value replaced; `undefined` removes the key, and its group if that becomes empty. */
export function setIn(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const next = setIn(getValueAt(data, [key]), rest, value);
  if (typeof key === "number") {
    const items = Array.isArray(data) ? [...data] : [];
    items[key] = next;
    return items;
  }
  const group = isPlainObject(data) ? data : {};
  const { [key]: _previous, ...siblings } = group;
  const isRemoved = next === undefined || isDeepEqual(next, {});
  // Spreading the whole group keeps the position of an existing key.
  return isRemoved ? siblings : { ...group, [key]: next };
}

/** A changed value and its path. A list counts as one value. */
export type ValueChange = { path: Path; before: unknown; after: unknown };

/** Compares two values key by key. */
export function diffValues(before: unknown, after: unknown, path: Path = []): ValueChange[] {
  if (isDeepEqual(before, after)) return [];
  if (!isPlainObject(before) || !isPlainObject(after)) return [{ path, before, after }];
  return Object.keys({ ...before, ...after }).flatMap((key) =>
    diffValues(before[key], after[key], [...path, key]),
  );
}

const parseCache = new Map<string, Record<string, unknown> | undefined>();

/** Returns a YAML file's data without empty values; `undefined` if it cannot be parsed. Memoized by text. */
export function parseDocument(text: string): Record<string, unknown> | undefined {
  if (!parseCache.has(text)) {
    const { data, syntaxProblems } = parseYaml(text);
    const isReadable = syntaxProblems.every(({ warning }) => warning);
    const filled = isReadable && dropEmptyValues(readEarlierDocument(data).data);
    parseCache.set(text, isPlainObject(filled) ? filled : undefined);
  }
  return parseCache.get(text);
}

/** Returns the text with new data. Keeps comments, except in a changed list, and the order of keys; normalizes the layout. */
export function updateYaml(text: string, data: unknown): string {
  const target = dropEmptyValues(data);
  const before = parseDocument(text);
  const stringifyTarget = () => createYamlDocument(target).toString(STRINGIFY_OPTIONS);
  // A text that cannot be parsed is replaced whole.
  if (!before) return stringifyTarget();
  const document = parseYamlDocument(text);
  // The text itself, which may be of an earlier version, becomes the new data.
  for (const { path, after } of diffValues(dropEmptyValues(parseYaml(text).data), target))
    if (after === undefined) document.deleteIn(path);
    else document.setIn(path, after);
  const updated = document.toString(STRINGIFY_OPTIONS);
  return isDeepEqual(parseDocument(updated), target) ? updated : stringifyTarget();
}
