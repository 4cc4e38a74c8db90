import { isContentDocument, mediaReferences } from "../../model/content-files.ts";
import type { Path } from "../../model/problem.ts";
import { CLEARABLE_KEYS, dropEmptyValues } from "../../model/values.ts";
import { type FieldRef, fieldName, findOid } from "./content-paths.ts";
import {
  diff,
  isDeepEqual,
  isPlainObject,
  parseFileData,
  setIn,
  type ValueChange,
} from "./edit-yaml.ts";

/** A binary file by its Git blob id; its bytes are in this browser or in the repository. */
export type BlobRef = { oid: string; width?: number; height?: number };

/** A file's data, its text if it cannot be parsed, or its blob; `null` if the file does not exist. */
export type FileContent = Record<string, unknown> | string | BlobRef | null;

/** The content at one commit. */
export type Snapshot = {
  /** The commit's id; in a local folder, a hash of all its files. */
  head: string;
  /** The text of each YAML file, by path below `content/`. */
  texts: Readonly<Record<string, string>>;
  /** The Git blob id of each file, YAML files included. */
  oids: Readonly<Record<string, string>>;
};

/** The owner's unpublished changes. Plain data, which the browser stores as one value. */
export type Draft = {
  /** The snapshot that the changes apply to. */
  base: Snapshot;
  /** Changed files only, with normalized texts and without empty values. */
  files: Readonly<Record<string, FileContent>>;
  /** A commit of the owner's whose publication the repository has not confirmed. */
  pendingCommit?: Snapshot;
  /** The `fieldName` of each change that another commit has made differently. */
  conflicts: readonly string[];
};

export const createDraft = (base: Snapshot): Draft => ({ base, files: {}, conflicts: [] });

export function readFrom({ texts, oids }: Snapshot, file: string): FileContent {
  const text = texts[file];
  if (text !== undefined && isContentDocument(file)) return parseFileData(text) ?? text;
  const oid = oids[file];
  return oid === undefined ? null : { oid };
}

/** Returns a file's content with the owner's changes. */
export const currentContent = ({ base, files }: Draft, file: string): FileContent =>
  file in files ? (files[file] ?? null) : readFrom(base, file);

const isFieldGroup = (value: unknown): value is Record<string, unknown> =>
  isPlainObject(value) && !("oid" in value);

/** Returns a YAML file's data with the owner's changes; `{}` if the file is missing or cannot be parsed. */
export function currentData(draft: Draft, file: string): Record<string, unknown> {
  const content = currentContent(draft, file);
  return isFieldGroup(content) ? content : {};
}

export type BagPhoto = { file: string; alt?: string; keep?: string };

/** Reads a bag's photos, also from a file in which they are only names. */
export const parsePhotos = (value: unknown): BagPhoto[] =>
  [value ?? []]
    .flat()
    .map((photo) => (isPlainObject(photo) ? (photo as BagPhoto) : { file: String(photo) }));

export const hasFile = (draft: Draft, file: string): boolean =>
  currentContent(draft, file) !== null;

/** Blobs are equal if their ids are; only some references know the size. */
const blobIdentity = (content: unknown): unknown => Object(content).oid ?? content;
const isSameContent = (a: unknown, b: unknown): boolean =>
  isDeepEqual(blobIdentity(a), blobIdentity(b));

/** Returns the draft with a file's content replaced; `null` deletes the file. */
export function setFile(draft: Draft, file: string, content: FileContent): Draft {
  const { [file]: _previous, ...files } = draft.files;
  const next = isFieldGroup(content) ? (dropEmptyValues(content) as FileContent) : content;
  const isUnchanged = isSameContent(next, readFrom(draft.base, file));
  return dropResolvedConflicts({
    ...draft,
    files: isUnchanged ? files : { ...files, [file]: next },
  });
}

/** Returns the draft with a field's value replaced; `undefined` or an empty text removes the field. */
export function setField(draft: Draft, file: string, path: Path, value: unknown): Draft {
  const content = currentContent(draft, file);
  // A removed bag has no fields, and a field would replace a file that cannot be parsed.
  if (!isFieldGroup(content)) return draft;
  const isRemoved = value === "" && !CLEARABLE_KEYS.has(path.at(-1));
  // A photo that the file only names gets fields of its own.
  const data =
    path[0] === "photos" && path.length > 1
      ? { ...content, photos: parsePhotos(currentData(draft, file).photos) }
      : content;
  return setFile(draft, file, setIn(data, path, isRemoved ? undefined : value) as FileContent);
}

const unionKeys = (...groups: unknown[]): string[] => [
  ...new Set(groups.flatMap((group) => Object.keys(Object(group)))),
];

/** A changed field or, with an empty path, a changed file. */
export type Change = FieldRef & ValueChange;

function diffContents(before: FileContent, after: FileContent, file: string): Change[] {
  const isData = isFieldGroup(before) && isFieldGroup(after);
  if (!isData && isSameContent(before, after)) return [];
  const changes = isData ? diff(before, after) : [{ path: [], before, after }];
  return changes.map((change) => ({ file, ...change }));
}

/** Returns the difference between the repository and the draft. */
export const listChanges = ({ base, files }: Draft): Change[] =>
  Object.entries(files).flatMap(([file, content]) =>
    diffContents(readFrom(base, file), content, file),
  );

export const undoChange = (draft: Draft, { file, path, before }: Change): Draft =>
  path.length === 0
    ? setFile(draft, file, before as FileContent)
    : setField(draft, file, path, before);

/** Drops the conflicts of changes that the owner has undone. */
function dropResolvedConflicts(draft: Draft): Draft {
  if (draft.conflicts.length === 0) return draft;
  const names = listChanges(draft).map(fieldName);
  return { ...draft, conflicts: draft.conflicts.filter((name) => names.includes(name)) };
}

/** Merges field by field. Where both sides have changed a field, keeps `mine` and reports a conflict. */
function threeWayMerge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  onConflict: (path: Path) => void,
  path: Path = [],
): unknown {
  if (isSameContent(mine, theirs) || isSameContent(base, mine)) return theirs;
  if (isSameContent(base, theirs)) return mine;
  if (isFieldGroup(mine) && isFieldGroup(theirs))
    return unionKeys(mine, theirs).reduce<unknown>((merged, key) => {
      const values = [Object(base)[key], mine[key], theirs[key]] as const;
      return setIn(merged, [key], threeWayMerge(...values, onConflict, [...path, key]));
    }, mine);
  // A deleted file is no conflict: my edit restores a file they deleted, my deletion wins over their edit.
  if (theirs !== null && mine !== null) onConflict(path);
  return mine;
}

/**
 * Returns the draft's changes on top of a newer snapshot, like `git rebase`.
 *
 * @param arrivedCommit the pending commit if `onto` contains it. It is then the merge base.
 */
export function rebase(draft: Draft, onto: Snapshot, arrivedCommit?: Snapshot): Draft {
  const { base, pendingCommit } = draft;
  const mergeBase = arrivedCommit ?? base;
  const conflicts = new Set(draft.conflicts);
  const mergeFile = (file: string): FileContent => {
    const mine = currentContent(draft, file);
    return threeWayMerge(readFrom(mergeBase, file), mine, readFrom(onto, file), (path) =>
      conflicts.add(fieldName({ file, path })),
    ) as FileContent;
  };
  // Skip photos that the commit deletes: one comes back only if a document references it.
  const inCommit = unionKeys(base.oids, mergeBase.oids).filter(
    (file) =>
      base.oids[file] !== mergeBase.oids[file] &&
      (file in mergeBase.oids || isContentDocument(file)),
  );
  const merged = [...new Set([...Object.keys(draft.files), ...inCommit])].reduce(
    (to, file) => setFile(to, file, mergeFile(file)),
    createDraft(onto),
  );
  const rebased = dropResolvedConflicts({ ...merged, conflicts: [...conflicts] });
  return {
    ...restoreMissingBlobs(rebased, base),
    ...(pendingCommit && !arrivedCommit && { pendingCommit }),
  };
}

/** Re-adds media that the draft references and the new base has deleted; Git still has their blobs. */
const restoreMissingBlobs = (draft: Draft, previousBase: Snapshot): Draft =>
  Object.entries(draft.files)
    .flatMap(([file, content]) => mediaReferences(file, content))
    .reduce((next, { file }) => {
      const oid = findOid(previousBase.oids, file);
      const isMissing = oid && !findOid(draft.base.oids, file) && !(file in next.files);
      return isMissing ? setFile(next, file, { oid }) : next;
    }, draft);

/** Returns a draft that restores an earlier version's content. */
export const revertTo = (base: Snapshot, version: Snapshot): Draft =>
  unionKeys(base.oids, version.oids).reduce(
    (next, file) => setFile(next, file, readFrom(version, file)),
    createDraft(base),
  );
