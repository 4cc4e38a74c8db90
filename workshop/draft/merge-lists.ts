import { isPlainObject } from "../../model/schema/problem.ts";
import { diffValues, isDeepEqual } from "./edit-yaml.ts";

type Items = ReadonlyMap<string, unknown>;

/** What makes an item the same one on both sides: a photo's file, a yarn's name, a step's title, or a text itself. */
function identify(item: unknown): string {
  if (!isPlainObject(item)) return String(item);
  return String(item.file ?? item.name ?? item.title ?? JSON.stringify(item));
}

/** Indexes a list by its items' identities. A repeated item gets a number. */
function indexItems(list: unknown): Items {
  const items = new Map<string, unknown>();
  for (const item of Array.isArray(list) ? list : []) {
    const identity = identify(item);
    let key = identity;
    for (let n = 2; items.has(key); n += 1) key = `${identity} ${n}`;
    items.set(key, item);
  }
  return items;
}

/** Whether items that both lists have are in another order. */
function isReordered(before: Items, after: Items): boolean {
  const commonBefore = [...before.keys()].filter((key) => after.has(key));
  const commonAfter = [...after.keys()].filter((key) => before.has(key));
  return !isDeepEqual(commonBefore, commonAfter);
}

/** Returns the keys of `first`, with each further key of `second` behind the one that precedes it there. */
function combineKeys(first: Items, second: Items): string[] {
  const keys = [...first.keys()];
  let previous: string | undefined;
  for (const key of second.keys()) {
    if (!first.has(key))
      keys.splice(previous === undefined ? 0 : keys.indexOf(previous) + 1, 0, key);
    previous = key;
  }
  return keys;
}

/** Merges an item field by field; the owner's value of a field that both have changed wins. */
function mergeItem(before: unknown, own: unknown, other: unknown): unknown {
  if (own === undefined) return other;
  if (!isPlainObject(own) || !isPlainObject(other)) return own;
  const base = isPlainObject(before) ? before : {};
  const merged = { ...other };
  for (const key of Object.keys({ ...base, ...own }))
    if (!isDeepEqual(base[key], own[key])) merged[key] = own[key];
  return merged;
}

/**
 * Merges a list that two sides may have changed, item by item: what either side has added stays, and what either side has
 * removed goes, unless the other one has changed it. The owner's order wins. Returns undefined if nothing is left.
 */
export function mergeLists(base: unknown, own: unknown, other: unknown): unknown[] | undefined {
  const baseItems = indexItems(base);
  const ownItems = indexItems(own);
  const otherItems = indexItems(other);
  const keys = isReordered(baseItems, ownItems)
    ? combineKeys(ownItems, otherItems)
    : combineKeys(otherItems, ownItems);
  const merged = keys.flatMap((key) => {
    const before = baseItems.get(key);
    const item = mergeItem(before, ownItems.get(key), otherItems.get(key));
    const isRemoved = baseItems.has(key) && !(ownItems.has(key) && otherItems.has(key));
    return isRemoved && isDeepEqual(before, item) ? [] : [item];
  });
  return merged.length > 0 ? merged : undefined;
}

/** Compares two lists item by item. The path of each change begins with the item's identity. */
export function diffLists(before: unknown, after: unknown) {
  const itemsBefore = indexItems(before);
  const itemsAfter = indexItems(after);
  return {
    items: diffValues(Object.fromEntries(itemsBefore), Object.fromEntries(itemsAfter)),
    isReordered: isReordered(itemsBefore, itemsAfter),
  };
}

/** Whether a merged list has an item that the owner has removed. */
export function hasKeptItem(base: unknown, own: unknown, merged: unknown): boolean {
  const ownItems = indexItems(own);
  const mergedItems = indexItems(merged);
  return [...indexItems(base).keys()].some((key) => !ownItems.has(key) && mergedItems.has(key));
}
