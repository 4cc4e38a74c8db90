import { foldedName } from "../../model/values.ts";
import { type Draft, EMPTY, type Path, type Snapshot } from "./draft.ts";
import {
  dataNow,
  namedNow,
  newFolderOf,
  pathOf,
  plain,
  withData,
  withEdit,
  withFile,
  withOwnFolder,
  writtenText,
} from "./edit.ts";
import { freeName, hasFile, isWritten, mediaIn } from "./files.ts";
import { dataOf, same, valueAt, withValue } from "./yaml.ts";

/** The same field, changed by her and by somebody else; or the same photograph, by Git's names for both. */
export type Clash = {
  file: string;
  /** Nothing where it is the whole file. */
  place?: string;
  path: Path;
  mine: unknown;
  theirs: unknown;
};

/** Where she has not chosen yet. */
export const clashesOf = ({ fields, files }: Draft): Clash[] => [
  ...Object.entries(fields).flatMap(([file, edits]) =>
    Object.entries(edits).flatMap(([place, { now, theirs }]) =>
      theirs ? { file, place, path: pathOf(place), mine: now, theirs: theirs.value } : [],
    ),
  ),
  ...Object.entries(files).flatMap(([file, { now, theirs }]) =>
    theirs ? { file, path: [], mine: Object(now).oid, theirs } : [],
  ),
];

/** She has chosen: what she wrote stays, or what the other one did. */
export function settled(
  draft: Draft,
  { file, place, theirs }: Clash,
  whose: "mine" | "theirs",
): Draft {
  if (place === undefined) {
    const { theirs: was = "", ...own } = draft.files[file] ?? {};
    return withFile(draft, file, whose === "theirs" ? undefined : { ...own, was });
  }
  if (whose === "theirs") return withEdit(draft, file, place, undefined);
  const { now } = draft.fields[file]?.[place] ?? { now: undefined };
  return withEdit(draft, file, place, { was: theirs, now });
}

/**
 * Her draft upon a newer state of the repository. What another field or file says is simply there; where both have
 * changed the same field, the edit says so until she chooses.
 *
 * @param sent a publication of hers that was not answered: where it has arrived, its changes are none any more
 */
export function merged(before: Snapshot, newer: Snapshot, draft: Draft, sent?: Sent): Draft {
  const isThere = (path: string) => newer.oids[path] === sent?.snapshot.oids[path];
  if (sent?.paths.every(isThere))
    return merged(sent.snapshot, newer, published(before, sent, draft));
  const isWrittenSo = (file: string): boolean =>
    same(dataOf(newer.texts[file] ?? ""), dataOf(writtenText(before, draft, file) ?? ""));
  const apart = Object.entries(draft.files).reduce((next, [file, change]) => {
    const folder = newFolderOf(file, change);
    // Two new bags in one folder: hers takes another.
    return folder !== undefined && file in newer.oids && !isWrittenSo(file)
      ? withOwnFolder(newer, next, folder)
      : next;
  }, draft);
  const settledFiles = Object.entries(apart.files).reduce(
    (next, [file, { theirs: _, ...change }]) => {
      const theirs = newer.oids[file];
      if (theirs === change.was) return withFile(next, file, change);
      const isDone =
        typeof change.now === "object"
          ? theirs === change.now.oid
          : change.now === undefined
            ? theirs === undefined
            : isWrittenSo(file);
      if (isDone) return withFile(next, file, undefined);
      // Two new photographs under one name: hers takes another.
      if (!change.was && typeof change.now === "object") return renamed(newer, next, file);
      if (theirs && typeof change.now === "object")
        return withFile(next, file, { ...change, theirs });
      // What she removes has been changed: hers counts, and she reads it in the list of her changes.
      return withFile(next, file, { ...change, ...(theirs && { was: theirs }) });
    },
    apart,
  );

  let next = settledFiles;
  for (const [file, edits] of Object.entries(settledFiles.fields)) {
    if (typeof settledFiles.files[file]?.now === "string") continue;
    const text = newer.texts[file];
    if (text === undefined) {
      // Somebody has removed the bag that she has changed: it comes back with her changes.
      const own = before.texts[file];
      if (own !== undefined && isWritten(file))
        next = withFile(next, file, { now: own, back: true });
      else for (const place of Object.keys(edits)) next = withEdit(next, file, place, undefined);
      continue;
    }
    const data = dataOf(text);
    for (const [place, edit] of Object.entries(edits)) {
      const theirs = valueAt(data, pathOf(place));
      if (same(theirs, edit.was) && !edit.theirs) continue;
      const { was, now } = edit;
      const own = same(theirs, was) ? { was, now } : { was, now, theirs: { value: theirs } };
      next = withEdit(next, file, place, same(theirs, plain(now, pathOf(place))) ? undefined : own);
    }
  }
  return withNamed(before, newer, next);
}

/** The draft with the files that it names and that have gone from the repository: Git still has their bytes. */
function withNamed(before: Snapshot, newer: Snapshot, draft: Draft): Draft {
  const others = namedNow(newer, EMPTY);
  const own = new Set([...namedNow(newer, draft)].filter((named) => !others.has(named)));
  return Object.entries(before.oids).reduce(
    (next, [file, oid]) =>
      own.has(foldedName(file)) && !hasFile(newer, file) && !next.files[file]
        ? withFile(next, file, { now: { oid } })
        : next,
    draft,
  );
}

/** What a publication makes of the content, and the files that it writes and removes. */
export type Sent = { snapshot: Snapshot; paths: readonly string[] };

/** What is left of her draft once a publication is there: what she has changed since. */
export function published(before: Snapshot, { snapshot: now, paths }: Sent, draft: Draft): Draft {
  let next = draft;
  for (const file of paths) {
    const { [file]: _edits, ...fields } = next.fields;
    next = withFile({ ...next, fields }, file, undefined);
    const was = now.oids[file];
    if (isWritten(file)) {
      const text = writtenText(before, draft, file);
      if (was && text !== undefined) next = withData(now, next, file, dataNow(before, draft, file));
      else if (was) next = withFile(next, file, { was });
      else if (text !== undefined) next = withFile(next, file, { now: text, back: true });
    } else {
      const { now: own } = draft.files[file] ?? { now: { oid: before.oids[file] ?? "" } };
      if (was && typeof own === "object" && own.oid && own.oid !== was)
        next = withFile(next, file, { was, now: own });
    }
  }
  return withNamed(before, now, next);
}

/** Another name for a new file of the draft, wherever the draft names it. */
function renamed(newer: Snapshot, draft: Draft, file: string): Draft {
  const folder = file.slice(0, file.lastIndexOf("/"));
  const old = file.slice(folder.length + 1);
  const taken = (other: string) => hasFile(newer, other) || other in draft.files;
  const name = freeName(taken, folder, old.split(".").at(-1) ?? "jpg");
  const inWords = (written: string, now: unknown): unknown =>
    mediaIn(written, now)
      .filter((named) => named.file === file)
      .reduce((next, { path }) => {
        const way = String(valueAt(now, path)).slice(0, -old.length);
        return withValue(next, path, way + name);
      }, now);
  const fields = Object.fromEntries(
    Object.entries(draft.fields).map(([written, edits]) => [
      written,
      Object.fromEntries(
        Object.entries(edits).map(([place, edit]) => [
          place,
          { ...edit, now: inWords(written, edit.now) },
        ]),
      ),
    ]),
  );
  const { [file]: change, ...others } = draft.files;
  return { fields, files: { ...others, [`${folder}/${name}`]: change ?? {} } };
}
