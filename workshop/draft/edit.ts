import { slug } from "../../model/slug.ts";
import { EMPTIED, foldedName, textOf, withoutEmpty } from "../../model/values.ts";
import type { Draft, Edit, FileChange, Media, Path, Snapshot } from "./draft.ts";
import { bagFile, folderOf, freeName, hasFile, isWritten, keysOf, mediaIn } from "./files.ts";
import { dataOf, same, valueAt, withValue, written } from "./yaml.ts";

const placeOf = (path: Path): string => JSON.stringify(path);
export const pathOf = (place: string): Path => JSON.parse(place) as Path;

/**
 * A value whose texts are as the shop reads them: without spaces around them and signs that nobody sees.
 *
 * @param path its place: in some, an empty text says something
 */
export function plain(value: unknown, path: Path = []): unknown {
  if (typeof value === "string")
    return textOf(value) || (EMPTIED.has(path.at(-1)) ? "" : undefined);
  if (Array.isArray(value)) return value.map((entry) => plain(entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, plain(entry, [key])]),
  );
}

/** The text of a file before her edits: the repository's or, of a file that the draft adds, the draft's. */
export function baseOf({ texts }: Snapshot, { files }: Draft, file: string): string | undefined {
  const change = files[file];
  if (!change) return texts[file];
  return typeof change.now === "string" ? change.now : undefined;
}

/** What a file says with her edits, as she has typed them. */
export function dataNow(snapshot: Snapshot, draft: Draft, file: string): Record<string, unknown> {
  const base = baseOf(snapshot, draft, file);
  if (base === undefined) return {};
  return Object.entries(draft.fields[file] ?? {}).reduce<Record<string, unknown>>(
    (data, [place, { now }]) => Object(withValue(data, pathOf(place), now)),
    Object(dataOf(base)),
  );
}

/** A file's text with her edits; nothing where there is no such file, or the draft removes it. */
export function writtenText(snapshot: Snapshot, draft: Draft, file: string): string | undefined {
  const base = baseOf(snapshot, draft, file);
  if (base === undefined || !draft.fields[file]) return base;
  const now = withoutEmpty(plain(dataNow(snapshot, draft, file)));
  return same(now, dataOf(base)) ? base : written(base, now, keysOf(file));
}

/** All files that are written, those of the draft too. */
export const writtenFiles = (snapshot: Snapshot, draft: Draft): string[] =>
  [...new Set([...Object.keys(snapshot.texts), ...Object.keys(draft.files)])].filter(
    (file) => isWritten(file) && baseOf(snapshot, draft, file) !== undefined,
  );

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The places in which two values may differ: a list is one, a group has one for each of its fields. */
function leaves(one: unknown, other: unknown): Path[] {
  if (
    ![one, other].some(isGroup) ||
    ![one, other].every((value) => value === undefined || isGroup(value))
  )
    return [[]];
  return [...new Set([...Object.keys(Object(one)), ...Object.keys(Object(other))])].flatMap((key) =>
    leaves(Object(one)[key], Object(other)[key]).map((path) => [key, ...path]),
  );
}

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

/** The draft with another edit at a place, or with none. */
export function withEdit(draft: Draft, file: string, place: string, edit: Edit | undefined): Draft {
  const { [file]: before = {}, ...others } = draft.fields;
  const fields = edit ? { ...before, [place]: edit } : without(before, place);
  return {
    ...draft,
    fields: Object.keys(fields).length > 0 ? { ...others, [file]: fields } : others,
  };
}

export const withFile = (draft: Draft, file: string, change: FileChange | undefined): Draft => ({
  ...draft,
  files: change ? { ...draft.files, [file]: change } : without(draft.files, file),
});

/**
 * The draft with another value at a place. A place in a list changes the list, which is one field. A file that is not
 * there, such as a bag's that has been taken out meanwhile, has no fields.
 */
export function changed(
  snapshot: Snapshot,
  draft: Draft,
  file: string,
  path: Path,
  value: unknown,
): Draft {
  const text = baseOf(snapshot, draft, file);
  if (text === undefined) return draft;
  const inList = path.findIndex((key) => typeof key === "number");
  const place = inList === -1 ? path : path.slice(0, inList);
  const before = valueAt(dataNow(snapshot, draft, file), place);
  const isGone = value === "" && !EMPTIED.has(path.at(-1));
  const now = withValue(before, path.slice(place.length), isGone ? undefined : value);
  const base = dataOf(text);
  return leaves(before, now).reduce((next, leaf) => {
    const at = placeOf([...place, ...leaf]);
    const [was, own] = [valueAt(base, [...place, ...leaf]), valueAt(now, leaf)];
    // Where both have changed it, she has still to choose.
    const clash = next.fields[file]?.[at]?.theirs && next.fields[file]?.[at];
    return withEdit(next, file, at, same(was, own) ? undefined : { was, ...clash, now: own });
  }, draft);
}

/** The draft with all that a file shall say. */
export function withData(
  snapshot: Snapshot,
  draft: Draft,
  file: string,
  data: Readonly<Record<string, unknown>>,
): Draft {
  const before = dataNow(snapshot, draft, file);
  return [...new Set([...Object.keys(before), ...Object.keys(data)])]
    .filter((key) => !same(before[key], plain(data[key], [key])))
    .reduce((next, key) => changed(snapshot, next, file, [key], data[key]), draft);
}

/** The draft with a photograph, film or drawing in a place: a new one, or another one than stood there. */
export function withMedia({ oids }: Snapshot, draft: Draft, file: string, media: Media): Draft {
  const was = oids[file];
  const clash = draft.files[file]?.theirs && draft.files[file];
  const change = { ...(was && { was }), ...clash, now: media };
  return withFile(draft, file, was === media.oid ? undefined : change);
}

/** A name for a new file in a folder that neither the repository nor the draft uses. */
export const newName = (
  snapshot: Snapshot,
  draft: Draft,
  folder: string,
  ending: string,
  name?: string,
): string =>
  freeName((file) => hasFile(snapshot, file) || file in draft.files, folder, ending, name);

/** A name for a bag's folder that none of these files stands in. */
function freeFolder(stem: string, files: readonly string[]): string {
  for (let n = 1; ; n++) {
    const folder = n === 1 ? stem : `${stem}-${n}`;
    if (!files.some((file) => file.toLowerCase().startsWith(`bolsos/${folder}/`))) return folder;
  }
}

/** The draft with a bag more, first in its collection; `folder` is its name for as long as it lives. */
export function withBag(
  snapshot: Snapshot,
  draft: Draft,
  bag: { name: string; category: "new" | "basic" } & Record<string, unknown>,
): { draft: Draft; folder: string } {
  const others = [...Object.keys(snapshot.oids), ...Object.keys(draft.files)];
  const folder = freeFolder(slug(bag.name) || "bolso", others);
  const file = bagFile(folder);
  const orders = bagsNow(snapshot, draft).flatMap(({ data }) =>
    typeof data.order === "number" ? [data.order] : [],
  );
  const order = orders.length > 0 ? Math.min(...orders) - 1 : 1;
  const data: Record<string, unknown> = { ...bag, order };
  const text = written("", data, keysOf(file));
  return { draft: withFile(draft, file, { now: text }), folder };
}

/** The draft with a new bag in a folder of its own, called as the bag is called: it is its address. */
export function withOwnFolder(snapshot: Snapshot, draft: Draft, folder: string): Draft {
  const { name } = dataNow(snapshot, draft, bagFile(folder));
  const others = Object.keys(draft.files).filter((file) => !file.startsWith(`bolsos/${folder}/`));
  const stem = slug(String(name ?? "")) || folder;
  const fresh = freeFolder(stem, [...Object.keys(snapshot.oids), ...others]);
  const moved = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(record).map(([path, value]) => [
        path.replace(`bolsos/${folder}/`, `bolsos/${fresh}/`),
        value,
      ]),
    );
  return { fields: moved(draft.fields), files: moved(draft.files) };
}

/** The folder of a bag that the draft adds; nothing for any other file. */
export const newFolderOf = (
  file: string,
  { was, now, back }: FileChange = {},
): string | undefined => (was || back || typeof now !== "string" ? undefined : folderOf(file));

/** The draft with all its new bags in folders that are called as they are. */
export const withNamedFolders = (snapshot: Snapshot, draft: Draft): Draft =>
  Object.entries(draft.files).reduce((next, [file, change]) => {
    const folder = newFolderOf(file, change);
    return folder === undefined ? next : withOwnFolder(snapshot, next, folder);
  }, draft);

/** The draft without a bag. Its photographs go with it: nothing names them any more. */
export function withoutBag({ oids }: Snapshot, draft: Draft, folder: string): Draft {
  const file = bagFile(folder);
  const was = oids[file];
  const kept = { ...draft, fields: without(draft.fields, file) };
  const own = Object.keys(draft.files).filter((other) => other.startsWith(`bolsos/${folder}/`));
  const bare = own.reduce((next, other) => withFile(next, other, undefined), kept);
  return was ? withFile(bare, file, { was }) : bare;
}

/** What a bag is called, from before it has a name. */
export const nameOfBag = ({ name = "Bolso nuevo" }: Record<string, unknown>): string =>
  String(name);

export type BagNow = { folder: string; file: string; data: Record<string, unknown> };

/** Every bag with her edits, in the order of the shop. */
export function bagsNow(snapshot: Snapshot, draft: Draft): BagNow[] {
  const place = ({ data }: BagNow) => (typeof data.order === "number" ? data.order : Infinity);
  return writtenFiles(snapshot, draft)
    .flatMap((file) => {
      const folder = folderOf(file);
      return folder === undefined ? [] : { folder, file, data: dataNow(snapshot, draft, file) };
    })
    .sort((one, other) =>
      place(one) === place(other)
        ? one.file.localeCompare(other.file, "es")
        : place(one) - place(other),
    );
}

/** The draft with a bag before another one or, without one, last in its collection. */
export function withBagBefore(
  snapshot: Snapshot,
  draft: Draft,
  folder: string,
  before: string | undefined,
): Draft {
  const bags = bagsNow(snapshot, draft);
  const bag = bags.find((one) => one.folder === folder);
  if (!bag) return draft;
  const others = bags.filter((one) => one !== bag);
  const shelf = others.filter(({ data }) => data.category === bag.data.category);
  const last = shelf.at(-1);
  const found = others.findIndex((one) => one.folder === before);
  const at = found >= 0 ? found : last ? others.indexOf(last) + 1 : others.length;
  const order = (one: BagNow | undefined) => one?.data.order;
  const [left, right] = [order(others[at - 1]), order(others[at])];
  const room = between(at === 0 ? undefined : left, at === others.length ? undefined : right);
  const isFree = room !== undefined && others.every((one) => typeof one.data.order === "number");
  if (isFree) return changed(snapshot, draft, bag.file, ["order"], room);
  return [...others.slice(0, at), bag, ...others.slice(at)].reduce(
    (next, one, i) => changed(snapshot, next, one.file, ["order"], i + 1),
    draft,
  );
}

/** A number between two, with at most the two decimals that a file of hers may have. */
function between(left: unknown, right: unknown): number | undefined {
  if (left === undefined && right === undefined) return 1;
  if (left === undefined) return typeof right === "number" ? Math.ceil(right) - 1 : undefined;
  if (right === undefined) return typeof left === "number" ? Math.floor(left) + 1 : undefined;
  if (typeof left !== "number" || typeof right !== "number") return undefined;
  const middle = Number(((left + right) / 2).toFixed(2));
  return middle > left && middle < right ? middle : undefined;
}

/** Every photograph, film and drawing that is named, with her edits; the names are `foldedName`s. */
export const namedNow = (snapshot: Snapshot, draft: Draft): Set<string> =>
  new Set(
    writtenFiles(snapshot, draft).flatMap((file) =>
      mediaIn(file, dataNow(snapshot, draft, file)).map((named) => foldedName(named.file)),
    ),
  );
