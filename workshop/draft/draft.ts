import type { Path } from "../../model/problem.ts";
import { CLEARABLE_KEYS, dropEmptyValues } from "../../model/values.ts";
import { findOid, isContentFile, namedIn } from "./content-paths.ts";
import { isDeepEqual, isPlainObject, parseFileData, setIn } from "./edit-yaml.ts";

/** A file that is no text, by Git's name for its bytes. They lie in this browser or in the repository. */
export type BlobRef = { oid: string; width?: number; height?: number };

/** What a file says: its data, its text where that cannot be read, or its bytes; `null` where there is no such file. */
export type FileContent = Record<string, unknown> | string | BlobRef | null;

/** The content as the repository has it. */
export type Snapshot = {
  /** The repository's last commit; in the folder of a computer, the name of its state. */
  head: string;
  /** The YAML files, by path below `content/`. */
  texts: Readonly<Record<string, string>>;
  /** Git's name for every file, texts too. */
  oids: Readonly<Record<string, string>>;
};

/** All that is not published yet; plain data, kept in one piece. */
export type Draft = {
  /** The content upon which her changes were made. */
  base: Snapshot;
  /** What each file shall say that she has changed, as she has typed it. */
  files: Readonly<Record<string, FileContent>>;
  /** The files of a publication that was not answered: if the repository has them, they are hers. */
  pendingCommit?: Readonly<Record<string, FileContent>>;
  /** The changes, as `placeOf` names them, of what somebody else has changed too. */
  conflicts: readonly string[];
  /** It makes of the content what it was in a version, and holds nothing of hers. */
  isRevert?: true;
};

export const createDraft = (base: Snapshot): Draft => ({ base, files: {}, conflicts: [] });

/** What a file says in the repository. */
export function readFrom({ texts, oids }: Snapshot, file: string): FileContent {
  const text = texts[file];
  if (text !== undefined && isContentFile(file)) return parseFileData(text) ?? text;
  const oid = oids[file];
  return oid === undefined ? null : { oid };
}

/** What a file says with her changes. */
export const currentContent = ({ base, files }: Draft, file: string): FileContent =>
  file in files ? (files[file] ?? null) : readFrom(base, file);

const isFieldGroup = (value: unknown): value is Record<string, unknown> =>
  isPlainObject(value) && !("oid" in value);

/** A text file's data with her changes; of a file that there is not or that cannot be read, none. */
export function currentData(draft: Draft, file: string): Record<string, unknown> {
  const said = currentContent(draft, file);
  return isFieldGroup(said) ? said : {};
}

/** Whether the draft, or else the repository, has a file. */
export const hasFile = (draft: Draft, file: string): boolean =>
  currentContent(draft, file) !== null;

/** Of a photograph the bytes count, not what is known of them. */
const blobIdentity = (said: unknown): unknown => Object(said).oid ?? said;
const isSameContent = (one: unknown, other: unknown) =>
  isDeepEqual(blobIdentity(one), blobIdentity(other));

/** The draft in which a file says something else; `null` removes it. */
export function setFile({ isRevert: _, ...draft }: Draft, file: string, said: FileContent): Draft {
  const { [file]: _before, ...others } = draft.files;
  const files = isSameContent(said, readFrom(draft.base, file))
    ? others
    : { ...others, [file]: said };
  return { ...draft, files };
}

/** The draft with another value at a place; `undefined` or an empty text leaves it out. */
export function setField(draft: Draft, file: string, path: Path, value: unknown): Draft {
  const said = currentContent(draft, file);
  // A bag that somebody has taken out has no fields, and a file that cannot be read would be written over.
  if (!isFieldGroup(said)) return draft;
  const isGone = value === "" && !CLEARABLE_KEYS.has(path.at(-1));
  const next = setIn(said, path, isGone ? undefined : value) as FileContent;
  return dropResolvedConflicts(setFile(draft, file, next));
}

/** What a file says, as it is written. */
export const normalizeForCommit = (said: FileContent): FileContent =>
  isFieldGroup(said) ? (dropEmptyValues(said) as FileContent) : said;

const unionKeys = (...groups: unknown[]): string[] => [
  ...new Set(groups.flatMap((one) => Object.keys(Object(one)))),
];

/** What has become of a field or, with an empty path, of a file. */
export type Change = { file: string; path: Path; before: unknown; after: unknown };

export const changeKey = ({ file, path }: Pick<Change, "file" | "path">): string =>
  JSON.stringify([file, path]);

/** The places in which two values differ: a list is one, a group has one for each of its fields. */
function diffValues(was: unknown, now: unknown, file: string, path: Path = []): Change[] {
  if (isSameContent(was, now)) return [];
  if (!isFieldGroup(was) || !isFieldGroup(now)) return [{ file, path, before: was, after: now }];
  return unionKeys(was, now).flatMap((key) => diffValues(was[key], now[key], file, [...path, key]));
}

/** All that she has changed, each with what stood there. */
export const listChanges = ({ base, files }: Draft): Change[] =>
  Object.entries(files).flatMap(([file, said]) =>
    diffValues(normalizeForCommit(readFrom(base, file)), normalizeForCommit(said), file),
  );

/** The draft without one of its changes. */
export const undoChange = (draft: Draft, { file, path, before: was }: Change): Draft =>
  path.length === 0
    ? dropResolvedConflicts(setFile(draft, file, was as FileContent))
    : setField(draft, file, path, was);

/** The draft without the clashes of what is no longer a change of hers. */
function dropResolvedConflicts(draft: Draft): Draft {
  if (draft.conflicts.length === 0) return draft;
  const changed = listChanges(draft).map(changeKey);
  return { ...draft, conflicts: draft.conflicts.filter((at) => changed.includes(at)) };
}

/** What becomes of a value that two have changed; where both have, hers stays and `clash` hears of it. */
function threeWayMerge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: Path,
  clash: (path: Path) => void,
): unknown {
  if (isSameContent(mine, theirs) || isSameContent(base, mine)) return theirs;
  if (isSameContent(base, theirs)) return mine;
  if (isFieldGroup(mine) && isFieldGroup(theirs))
    return unionKeys(mine, theirs).reduce<unknown>((next, key) => {
      const own = [Object(base)[key], mine[key], theirs[key]] as const;
      return setIn(next, [key], threeWayMerge(...own, [...path, key], clash));
    }, mine);
  // What the other one has removed comes back with her changes; what she removes stays away.
  if (theirs !== null && mine !== null) clash(path);
  return mine;
}

/** Her draft upon a newer state of the repository. */
export function rebase(draft: Draft, newer: Snapshot): Draft {
  const { pendingCommit: sent } = draft;
  const hasArrived =
    sent &&
    Object.entries(sent).every(([file, said]) => isSameContent(readFrom(newer, file), said));
  // What she had sent is hers and no other's: all that differs from it is a change of hers.
  const base = hasArrived ? newer : draft.base;
  const clashes = new Set(draft.conflicts);
  const next = Object.keys({ ...draft.files, ...(hasArrived && sent) }).reduce((on, file) => {
    const mine = normalizeForCommit(currentContent(draft, file));
    const said = threeWayMerge(readFrom(base, file), mine, readFrom(newer, file), [], (path) =>
      clashes.add(changeKey({ file, path })),
    ) as FileContent;
    return setFile(on, file, isSameContent(said, mine) ? currentContent(draft, file) : said);
  }, createDraft(newer));
  const made = restoreMissingBlobs(
    dropResolvedConflicts({ ...next, conflicts: [...clashes] }),
    draft.base,
  );
  return { ...made, ...(draft.isRevert && { isRevert: true }) };
}

/** The draft with the photographs that it names and that have gone from the repository: Git still has their bytes. */
const restoreMissingBlobs = (draft: Draft, before: Snapshot): Draft =>
  Object.entries(draft.files)
    .flatMap(([file, said]) => namedIn(file, said))
    .reduce((next, { file }) => {
      const oid = findOid(before.oids, file);
      const isNeeded = oid && !findOid(draft.base.oids, file) && !(file in next.files);
      return isNeeded ? setFile(next, file, { oid }) : next;
    }, draft);

/** The draft that makes of the content what it was. */
export function revertTo(base: Snapshot, then: Snapshot): Draft {
  const files = unionKeys(base.oids, then.oids);
  const draft = files.reduce(
    (to, file) => setFile(to, file, readFrom(then, file)),
    createDraft(base),
  );
  return { ...draft, isRevert: true };
}
