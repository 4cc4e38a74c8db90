import {
  getBagFolder,
  isContentDocument,
  SHARE_IMAGE_FILE,
  SINGLETON_FILES,
} from "../../model/content/content-files.ts";
import { readDocument } from "../../model/content/document.ts";
import { dropEmptyValues } from "../../model/content/empty-values.ts";
import { isExamplePhoto, isExampleShop } from "../../model/content/example-shop.ts";
import { isPlainObject, type Path } from "../../model/schema/problem.ts";
import { normalizeFileName } from "../../model/schema/text.ts";
import {
  diffValues,
  isDeepEqual,
  parseDocument,
  setIn,
  updateYaml,
  type ValueChange,
} from "./edit-yaml.ts";
import { ABOUT_FILE, type FieldRef, SHOP_FILE } from "./field-refs.ts";

/** A binary file by its Git blob id; its bytes are in this browser or in the repository. */
export type BlobRef = { oid: string; width?: number; height?: number };

/** A file's data, its text if it cannot be parsed, or its blob; `null` if the file does not exist. */
export type FileContent = Record<string, unknown> | string | BlobRef | null;

export const isBlobRef = (content: FileContent | undefined): content is BlobRef =>
  typeof content === "object" && content !== null && typeof content.oid === "string";

/** Returns a binary file's Git blob id; undefined for a document and for a missing file. */
export const getBlobId = (content: FileContent | undefined): string | undefined =>
  isBlobRef(content) ? content.oid : undefined;

/** The content at one commit. */
export type Snapshot = {
  /** The commit's id; in a local folder, a hash of all its files. */
  head: string;
  /** When it was committed, in ISO 8601; unknown in a local folder. */
  date?: string;
  /** The text of each YAML file, by path below `content/`. */
  texts: Readonly<Record<string, string>>;
  /** The Git blob id of each file, YAML files included. */
  oids: Readonly<Record<string, string>>;
  /** The path in the repository of each file whose name is normalized here: Macs write accents as separate characters. */
  originalPaths?: Readonly<Record<string, string>>;
};

/** The owner's unpublished changes. Plain data, which the browser stores as one value. */
export type Draft = {
  /** The snapshot that the changes apply to. */
  base: Snapshot;
  /** Changed files only, with normalized texts and without empty values. */
  files: Readonly<Record<string, FileContent>>;
  /** The id of the owner's last commit, while the repository has not confirmed its publication. */
  pendingCommit?: string;
  /** The files of published bags that the owner has removed. `files` keeps their unpublished changes. */
  removedBags?: readonly string[];
  /** The files of bags that were restored when the owner returned to an earlier version. */
  restoredBags?: readonly string[];
  /** The example's snapshot, once the owner has started an empty shop in its place: `base` is that empty shop. */
  example?: Snapshot;
  /** The owner has said that the example's bags and texts are the owner's own. */
  keepsExample?: true;
};

/** A changed field or, with an empty path, a changed file. */
export type Change = FieldRef & ValueChange;

/** The owner starts an empty shop in the place of the example. */
export const START_CHANGE: Change = { file: SHOP_FILE, path: [], before: null, after: null };

/** A bag's folder, of any file in it. */
const BAG_FOLDER = /^bolsos\/[^/]+\//;

/** Returns the snapshot with normalized file names, as the build reads them. */
export function normalizeFileNames(snapshot: Snapshot): Snapshot {
  const { texts, oids } = snapshot;
  const isChanged = (file: string) => normalizeFileName(file) !== file;
  const renamed = Object.keys(oids).filter(isChanged);
  if (renamed.length === 0) return snapshot;
  const rename = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(files).map(([file, value]) => [normalizeFileName(file), value]),
    );
  return {
    ...snapshot,
    texts: rename(texts),
    oids: rename(oids),
    originalPaths: Object.fromEntries(renamed.map((file) => [normalizeFileName(file), file])),
  };
}

export const createDraft = (base: Snapshot): Draft => ({ base, files: {} });

/** Returns the snapshot that the repository has. */
export const getPublishedSnapshot = ({ base, example }: Draft): Snapshot => example ?? base;

/** A missing singleton document is empty: its fields are changed one by one. */
export function readSnapshotFile({ texts, oids }: Snapshot, file: string): FileContent {
  const text = texts[file];
  if (text !== undefined && isContentDocument(file)) return parseDocument(text) ?? text;
  const oid = oids[file];
  if (oid === undefined && SINGLETON_FILES.includes(file)) return {};
  return oid === undefined ? null : { oid };
}

/** Returns a file's content with the owner's changes, also of a removed bag. */
const getEditedContent = ({ base, files }: Draft, file: string): FileContent =>
  file in files ? (files[file] ?? null) : readSnapshotFile(base, file);

/** Returns a file's content with the owner's changes. */
export const getCurrentContent = (draft: Draft, file: string): FileContent =>
  draft.removedBags?.includes(file) ? null : getEditedContent(draft, file);

/** Returns a YAML file's data with the owner's changes; `{}` if the file is missing or cannot be parsed. */
export function getCurrentData(draft: Draft, file: string): Record<string, unknown> {
  const content = getCurrentContent(draft, file);
  return isContentDocument(file) && isPlainObject(content) ? content : {};
}

/** Returns the title of the section about the owner, which the owner may choose. */
export function getAboutTitle(draft: Draft): string {
  const { title } = getCurrentData(draft, ABOUT_FILE);
  return typeof title === "string" ? title : "Sobre Nosotros";
}

export type BagPhoto = { file: string; alt?: string; keep?: string };

/** Returns a bag's photos. Skips items without fields, such as a file name alone: the schema rejects them. */
export const parsePhotos = (value: unknown): BagPhoto[] =>
  [value].flat().filter(isPlainObject) as BagPhoto[];

export const hasFile = (draft: Draft, file: string): boolean =>
  getCurrentContent(draft, file) !== null;

/** Compares a document field by field, and media by their blob ids, because not every `BlobRef` has a size. */
function diffContents(before: FileContent, after: FileContent, file: string): Change[] {
  if (isContentDocument(file))
    return diffValues(before, after).map((change) => ({ file, ...change }));
  if (getBlobId(before) === getBlobId(after)) return [];
  return [{ file, path: [], before, after }];
}

/** Returns the difference between the repository and the files that the owner has edited. */
const listFileChanges = ({ base, files }: Draft): Change[] =>
  Object.entries(files).flatMap(([file, content]) =>
    diffContents(readSnapshotFile(base, file), content, file),
  );

/**
 * Returns the difference between the repository and the draft. A new photo is part of the change that names it, and what
 * the owner has changed in a removed bag is part of its removal.
 */
export function listChanges(draft: Draft): Change[] {
  const { base, removedBags = [] } = draft;
  const removedFolders = removedBags.map((file) => BAG_FOLDER.exec(file)?.[0]);
  const newReferences = collectNewReferences(draft);
  const isPartOfOther = ({ file, before }: Change): boolean =>
    removedFolders.includes(BAG_FOLDER.exec(file)?.[0]) ||
    (before === null && newReferences.has(file));
  const changes = listFileChanges(draft).filter((change) => !isPartOfOther(change));
  if (draft.example) changes.unshift(START_CHANGE);
  for (const file of removedBags)
    changes.push({ file, path: [], before: readSnapshotFile(base, file), after: null });
  return changes;
}

/** Returns the paths of the media that a document references. */
const listReferencedFiles = (document: string, content: FileContent): string[] =>
  readDocument(document, content).media.map((reference) => reference.file);

/** Returns the media that the owner's changes name. */
function collectNewReferences({ base, files }: Draft): Set<string> {
  const references = new Set<string>();
  for (const [document, content] of Object.entries(files)) {
    const published = listReferencedFiles(document, readSnapshotFile(base, document));
    for (const file of listReferencedFiles(document, content))
      if (!published.includes(file)) references.add(file);
  }
  return references;
}

/**
 * Returns the draft with a file's content replaced; `null` deletes the file. A published bag keeps the owner's changes:
 * they return with it if the owner undoes the removal.
 */
export function setFile(draft: Draft, file: string, content: FileContent): Draft {
  const { removedBags = [], restoredBags = [], ...rest } = draft;
  const otherRemoved = removedBags.filter((other) => other !== file);
  if (content === null && getBagFolder(file) !== undefined && file in draft.base.texts)
    return { ...draft, removedBags: [...otherRemoved, file] };

  const { [file]: _previous, ...otherFiles } = draft.files;
  const next = isPlainObject(content) ? (dropEmptyValues(content) as FileContent) : content;
  const isChanged = diffContents(readSnapshotFile(draft.base, file), next, file).length > 0;
  const files = isChanged ? { ...otherFiles, [file]: next } : otherFiles;
  const restored = restoredBags.filter((other) => other in files);
  return {
    ...rest,
    files,
    ...(otherRemoved.length > 0 && { removedBags: otherRemoved }),
    ...(restored.length > 0 && { restoredBags: restored }),
  };
}

/** Returns the draft with a field's value replaced; `undefined` or an empty text removes the field. */
export function setField(draft: Draft, file: string, path: Path, value: unknown): Draft {
  const content = getCurrentContent(draft, file);
  // A removed bag has no fields, and a field would replace a file that cannot be parsed.
  if (!isPlainObject(content)) return draft;
  return setFile(
    draft,
    file,
    setIn(content, path, value === "" ? undefined : value) as FileContent,
  );
}

const setValue = (draft: Draft, { file, path }: FieldRef, value: unknown): Draft =>
  path.length === 0
    ? setFile(draft, file, (value ?? null) as FileContent)
    : setField(draft, file, path, value);

/** Undoes some of the draft's changes. A removed bag returns as it was before its removal. */
export function undoChanges(draft: Draft, changes: readonly Change[]): Draft {
  let next = draft;
  for (const change of changes)
    if (isDeepEqual(change, START_CHANGE)) next = undoStart(next);
    else
      next = next.removedBags?.includes(change.file)
        ? setFile(next, change.file, getEditedContent(next, change.file))
        : setValue(next, change, change.before);
  return dropUnreferencedMedia(next);
}

/** Undoes all of the draft's changes. */
export const discardChanges = ({ base, pendingCommit, example }: Draft): Draft => ({
  ...createDraft(example ?? base),
  ...(pendingCommit && { pendingCommit }),
});

/** The data that a shop cannot do without. */
export type Contact = Record<"brand" | "whatsapp" | "email", string>;

/**
 * Starts an empty shop in the place of the example: the base then has the owner's contact data and nothing else, so that no
 * text or photo of the example can return. Keeps bags that are not the example's; changes of the example go with it.
 */
export function startShop(draft: Draft, contact: Contact): Draft {
  const { base, files, pendingCommit } = draft;
  const emptyShop = createEmptyShop(base, updateYaml("", contact));
  const ownFiles = Object.entries(files).filter(([file]) => {
    const folder = BAG_FOLDER.exec(file)?.[0];
    if (folder === undefined) return false;
    const bag = `${folder}bolso.yaml`;
    return bag in emptyShop.oids || !(bag in base.oids);
  });
  return {
    ...createDraft(emptyShop),
    files: Object.fromEntries(ownFiles),
    ...(pendingCommit && { pendingCommit }),
    example: base,
  };
}

/** Returns the example without its documents, bags and media. A bag with none of the example's photos is the owner's. */
function createEmptyShop({ texts, oids, ...commit }: Snapshot, shopText: string): Snapshot {
  const getFolder = (file: string) => BAG_FOLDER.exec(file)?.[0];
  const exampleFolders = new Set(
    Object.keys(oids).flatMap((file) =>
      isExamplePhoto(oids[file] ?? "") ? (getFolder(file) ?? []) : [],
    ),
  );
  const isOwn = ([file]: [string, string]): boolean => {
    const folder = getFolder(file);
    return folder !== undefined && !exampleFolders.has(folder);
  };
  return {
    ...commit,
    texts: { ...Object.fromEntries(Object.entries(texts).filter(isOwn)), [SHOP_FILE]: shopText },
    oids: { ...Object.fromEntries(Object.entries(oids).filter(isOwn)), [SHOP_FILE]: "" },
  };
}

/**
 * Keeps the example's bags and texts, which the owner has said are the owner's own, and replaces its contact data. The
 * example's telephone is its WhatsApp.
 */
export function keepExample(draft: Draft, { whatsapp, email }: Omit<Contact, "brand">): Draft {
  let next: Draft = { ...draft, keepsExample: true };
  for (const [key, value] of Object.entries({ whatsapp, email, phone: whatsapp }))
    next = setField(next, SHOP_FILE, [key], value);
  return next;
}

/** Whether the shop is still the example, whatever the owner has changed in it: it cannot be published. */
export const isExampleDraft = (draft: Draft): boolean =>
  isExampleShop(getCurrentData(draft, SHOP_FILE)) ||
  (!draft.keepsExample && isExampleShop(getCurrentData(createDraft(draft.base), SHOP_FILE)));

/** Returns the example with what the owner has written since the start. */
const undoStart = ({ example, ...draft }: Draft): Draft =>
  example ? rebase(draft, example) : draft;

/** Returns the paths of all photos, videos and logos that the draft's files reference. */
export const collectReferencedMedia = (draft: Draft): Set<string> =>
  collectReferences(draft, getCurrentContent);

function collectReferences(draft: Draft, readContent: typeof getCurrentContent): Set<string> {
  const documents = Object.keys({ ...draft.base.texts, ...draft.files });
  return new Set(
    documents.flatMap((document) => listReferencedFiles(document, readContent(draft, document))),
  );
}

/** Drops new media that no file references, not even a removed bag's. */
export function dropUnreferencedMedia(draft: Draft): Draft {
  const references = collectReferences(draft, getEditedContent);
  const files = Object.entries(draft.files).filter(
    ([file]) =>
      file in draft.base.oids ||
      isContentDocument(file) ||
      file === SHARE_IMAGE_FILE ||
      references.has(file),
  );
  return { ...draft, files: Object.fromEntries(files) };
}

/**
 * Makes the draft's changes again on a newer snapshot, like `git rebase`. A field that both sides have changed gets the
 * owner's value. A bag that another commit has deleted stays deleted.
 */
export function rebase(draft: Draft, onto: Snapshot): Draft {
  const { base, keepsExample, pendingCommit, removedBags = [], restoredBags = [] } = draft;
  // The pending commit is the owner's own: compare the draft with it instead of reporting conflicts.
  const hasArrived = onto.head === pendingCommit;
  const changes = hasArrived ? listChangesSince(draft, onto) : listFileChanges(draft);
  let rebased = createDraft(onto);
  if (draft.example && isExampleShop(getCurrentData(rebased, SHOP_FILE)))
    rebased = {
      ...createDraft(createEmptyShop(onto, base.texts[SHOP_FILE] ?? "")),
      example: onto,
    };
  for (const change of changes) rebased = replayChange(rebased, change, draft);
  for (const file of removedBags) rebased = setFile(rebased, file, null);
  const pendingBags = restoredBags.filter((file) => !(file in onto.texts));
  return {
    ...dropUnreferencedMedia(restoreMissingBlobs(rebased, base)),
    ...(keepsExample &&
      isExampleShop(getCurrentData(createDraft(onto), SHOP_FILE)) && { keepsExample }),
    ...(pendingCommit && !hasArrived && { pendingCommit }),
    ...(pendingBags.length > 0 && { restoredBags: pendingBags }),
  };
}

/**
 * Returns the difference between a commit of the owner's and the draft that has been edited since. Media that the draft no
 * longer has are no change: the next commit deletes them (create-commit.ts).
 */
function listChangesSince(draft: Draft, commit: Snapshot): Change[] {
  const changes: Change[] = [];
  for (const file of Object.keys({ ...draft.base.texts, ...commit.oids, ...draft.files })) {
    const content = getEditedContent(draft, file);
    if (content !== null || isContentDocument(file))
      changes.push(...diffContents(readSnapshotFile(commit, file), content, file));
  }
  return changes;
}

function replayChange(draft: Draft, change: Change, source: Draft): Draft {
  const { file, path, before, after } = change;
  const current = getCurrentContent(draft, file);
  // The owner's file replaces one that another commit has made unreadable.
  if (typeof current === "string") return setFile(draft, file, getEditedContent(source, file));
  const areBothNew = path.length === 0 && before === null && isPlainObject(current);
  if (!isContentDocument(file) || (path.length === 0 && !areBothNew))
    return setValue(draft, change, after);
  let next = draft;
  for (const part of splitGroup(path, before ?? undefined, after))
    next = setValue(next, { file, path: part.path }, part.after);
  return next;
}

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

/** Lists the changes that the owner has not read, because another commit has changed the same fields. */
export function listUnreadChanges(draft: Draft, read: Draft): Change[] {
  const known = listChanges(read);
  return listChanges(draft).filter((change) => !known.some((other) => isDeepEqual(other, change)));
}

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
