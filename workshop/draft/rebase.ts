import {
  getBagFolder,
  isContentDocument,
  SHARE_IMAGE_FILE,
} from "../../model/content/content-files.ts";
import { getValueAt, isPlainObject, type Path } from "../../model/schema/problem.ts";
import { getBagName, listBags, renameBag } from "./bags.ts";
import { listChanges, listFileChanges, START_CHANGE } from "./changes.ts";
import {
  type Change,
  collectReferencedMedia,
  createDraft,
  type Draft,
  dropUnreferencedMedia,
  getCurrentContent,
  getCurrentData,
  getEditedContent,
  getPublishedSnapshot,
  hasFile,
  listReferencedFiles,
  readSnapshotFile,
  type Snapshot,
  setField,
  setFile,
} from "./draft.ts";
import { diffValues, isDeepEqual, type ValueChange } from "./edit-yaml.ts";
import { SHOP_FILE } from "./field-refs.ts";
import { diffLists, hasKeptItem, mergeLists } from "./merge-lists.ts";
import { createEmptyShop, isExampleSnapshot } from "./start-shop.ts";

/**
 * Makes the draft's changes again on a newer snapshot, like `git rebase`. A field that both sides have changed gets the
 * owner's value. A bag that another commit has deleted stays deleted.
 */
export function rebase(read: Draft, onto: Snapshot): Draft {
  const draft = separateNewBags(read, onto);
  const { base, pendingCommit } = draft;
  // The pending commit is the owner's own: compare the draft with it instead of reporting conflicts.
  const hasArrived = onto.head === pendingCommit;
  let rebased = createDraft(onto);
  if (draft.example && isExampleSnapshot(onto)) {
    const emptyShop = createEmptyShop(onto, base.texts[SHOP_FILE] ?? "");
    rebased = { ...createDraft(emptyShop), example: onto };
  }
  // If the repository still has the example, the commit that arrived is not the started shop's.
  if (hasArrived && !rebased.example) {
    for (const file of Object.keys({ ...base.oids, ...onto.texts, ...draft.files }))
      rebased = setFile(rebased, file, getEditedContent(draft, file));
  } else {
    for (const change of listFileChanges(draft)) rebased = replayChange(rebased, change, draft);
  }
  for (const file of draft.removedBags) rebased = setFile(rebased, file, null);
  return {
    ...dropUnreferencedMedia(restoreMissingBlobs(rebased, base)),
    keepsExample: draft.keepsExample && isExampleSnapshot(onto),
    pendingCommit: hasArrived ? undefined : pendingCommit,
    restoredBags: draft.restoredBags.filter((file) => !(file in onto.texts)),
  };
}

/** Moves a new bag to a folder of its own if another commit has added a different bag in its folder. */
function separateNewBags(draft: Draft, onto: Snapshot): Draft {
  const newer = createDraft(onto);
  let { files } = draft;
  for (const { folder, file, data } of listBags(draft)) {
    const isTaken = !(file in draft.base.oids) && file in onto.oids;
    if (isTaken && getCurrentData(newer, file).id !== data.id)
      files = renameBag({ ...newer, files }, folder, getBagName(data)).files;
  }
  return { ...draft, files };
}

function replayChange(draft: Draft, change: Change, source: Draft): Draft {
  const { file, path, before, after } = change;
  const current = getCurrentContent(draft, file);
  // The owner's file replaces one that another commit has made unreadable.
  if (typeof current === "string") return setFile(draft, file, getEditedContent(source, file));
  const areBothNew = path.length === 0 && before === null && isPlainObject(current);
  if (!isContentDocument(file) || (path.length === 0 && !areBothNew))
    return setField(draft, file, path, after);
  let next = draft;
  for (const part of splitGroup(path, before ?? undefined, after)) {
    const other = getValueAt(current, part.path);
    const value = isListChange(part) ? mergeLists(part.before, part.after, other) : part.after;
    next = setField(next, file, part.path, value);
  }
  return next;
}

const isListChange = ({ before, after }: ValueChange): boolean =>
  Array.isArray(before) || Array.isArray(after);

/** Splits a change that adds or removes a group into changes of its fields: the other side may have changed others. */
function splitGroup(path: Path, before: unknown, after: unknown): ValueChange[] {
  const isAdded = before === undefined && isPlainObject(after);
  const isRemoved = after === undefined && isPlainObject(before);
  if (!isAdded && !isRemoved) return [{ path, before, after }];
  return diffValues(before ?? {}, after ?? {}, path).flatMap((change) =>
    splitGroup(change.path, change.before, change.after),
  );
}

/** Re-adds media that the draft references and the new base has deleted; Git still has their blobs. */
function restoreMissingBlobs(draft: Draft, previousBase: Snapshot): Draft {
  let next = draft;
  for (const [document, content] of Object.entries(draft.files))
    for (const file of listReferencedFiles(document, content)) {
      const oid = previousBase.oids[file];
      const isMissing = !(file in draft.base.oids) && !(file in next.files);
      if (oid !== undefined && isMissing) next = setFile(next, file, { oid });
    }
  return next;
}

/** Whether two changes do the same. Those of a list do, if they add, remove and change the same items. */
function isSameChange(a: Change, b: Change): boolean {
  if (a.file !== b.file || !isDeepEqual(a.path, b.path)) return false;
  if (!isListChange(a) || !isListChange(b)) return isDeepEqual(a, b);
  return isDeepEqual(diffLists(a.before, a.after), diffLists(b.before, b.after));
}

/** Lists the changes that the owner has not read, because another commit has changed the same fields. */
export function listUnreadChanges(draft: Draft, read: Draft): Change[] {
  const known = listChanges(read);
  return listChanges(draft).filter((change) => !known.some((other) => isSameChange(other, change)));
}

/** Lists the fields from which the owner has removed an item that another commit has changed: it stays. */
export const listKeptItems = (draft: Draft, read: Draft): Change[] =>
  listChanges(read).filter(({ file, path, before, after }) =>
    hasKeptItem(before, after, getValueAt(getCurrentContent(draft, file), path)),
  );

/** Lists the files of bags that the owner has changed and another commit has deleted. */
export const listLostBags = (draft: Draft, read: Draft): string[] =>
  Object.keys(read.files).filter(
    (file) => getBagFolder(file) !== undefined && hasFile(read, file) && !hasFile(draft, file),
  );

/** Returns a draft that restores an earlier version's documents, the media that they name, and the share image. */
export function revertTo(base: Snapshot, version: Snapshot): Draft {
  const documents = Object.keys({ ...base.texts, ...version.texts }).filter(isContentDocument);
  const media = [...collectReferencedMedia(createDraft(version)), SHARE_IMAGE_FILE];
  const existingMedia = media.filter((file) => file in version.oids);
  let draft = createDraft(base);
  for (const file of [...documents, ...existingMedia])
    draft = setFile(draft, file, readSnapshotFile(version, file));
  const isRestored = (file: string) => getBagFolder(file) !== undefined && !(file in base.texts);
  return { ...draft, restoredBags: Object.keys(version.texts).filter(isRestored) };
}

/** Undoes some of the draft's changes. A removed bag returns as it was before its removal. */
export function undoChanges(draft: Draft, changes: readonly Change[]): Draft {
  let next = draft;
  for (const change of changes)
    if (isDeepEqual(change, START_CHANGE)) next = undoStart(next);
    else if (next.removedBags.includes(change.file))
      next = setFile(next, change.file, getEditedContent(next, change.file));
    else next = setField(next, change.file, change.path, change.before);
  return dropUnreferencedMedia(next);
}

/** Returns the example with what the owner has written since the start. */
const undoStart = ({ example, ...draft }: Draft): Draft =>
  example ? rebase(draft, example) : draft;

/** Undoes all of the draft's changes. */
export const discardChanges = (draft: Draft): Draft => ({
  ...createDraft(getPublishedSnapshot(draft)),
  pendingCommit: draft.pendingCommit,
});
