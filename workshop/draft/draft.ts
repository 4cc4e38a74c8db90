import {
  getBagFolder,
  isContentDocument,
  SHARE_IMAGE_FILE,
  SINGLETON_FILES,
} from "../../model/content/content-files.ts";
import { readDocument } from "../../model/content/document.ts";
import { dropEmptyValues } from "../../model/content/empty-values.ts";
import { getValueAt, isPlainObject, type Path } from "../../model/schema/problem.ts";
import { normalizeFileName } from "../../model/schema/text.ts";
import { diffValues, isDeepEqual, parseDocument, setIn, type ValueChange } from "./edit-yaml.ts";
import { ABOUT_FILE, type FieldRef, findField } from "./field-refs.ts";

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
  originalPaths?: Readonly<Record<string, string>> | undefined;
};

/** The owner's unpublished changes. Plain data, which the browser stores as one value. */
export type Draft = {
  /** The snapshot that the changes apply to. */
  base: Snapshot;
  /** Changed files only, with normalized texts and without empty values. */
  files: Readonly<Record<string, FileContent>>;
  /** The files of published bags that the owner has removed. `files` keeps their unpublished changes. */
  removedBags: readonly string[];
  /** The files of bags that were restored when the owner returned to an earlier version. */
  restoredBags: readonly string[];
  /** The id of the owner's last commit, while the repository has not confirmed its publication. */
  pendingCommit?: string | undefined;
  /** The example's snapshot, once the owner has started an empty shop in its place: `base` is that empty shop. */
  example?: Snapshot;
  /** Whether the owner has said that the example's bags and texts are the owner's own. */
  keepsExample?: boolean | undefined;
};

/** A changed field or, with an empty path, a changed file. */
export type Change = FieldRef & ValueChange;

/** Returns the snapshot with normalized file names, as the build reads them. */
export function normalizeFileNames(snapshot: Snapshot): Snapshot {
  const { texts, oids } = snapshot;
  const renamed = Object.keys(oids).filter((file) => normalizeFileName(file) !== file);
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

/** Creates a draft without changes. */
export const createDraft = (base: Snapshot): Draft => ({
  base,
  files: {},
  removedBags: [],
  restoredBags: [],
});

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
export const getEditedContent = ({ base, files }: Draft, file: string): FileContent =>
  file in files ? (files[file] ?? null) : readSnapshotFile(base, file);

/** Returns a file's content with the owner's changes. */
export const getCurrentContent = (draft: Draft, file: string): FileContent =>
  draft.removedBags.includes(file) ? null : getEditedContent(draft, file);

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

/** Returns a bag's photos. Skips items without fields, such as a file name alone: the schema rejects them. */
export const parsePhotos = (value: unknown) =>
  [value].flat().filter(isPlainObject) as { file: string; alt?: string; keep?: string }[];

/** Whether the draft, with the owner's changes, has a file. */
export const hasFile = (draft: Draft, file: string): boolean =>
  getCurrentContent(draft, file) !== null;

/** Returns the files whose names fulfil a condition. */
export const pickFiles = <Value>(
  files: Readonly<Record<string, Value>>,
  isPicked: (file: string) => boolean,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(files).filter(([file]) => isPicked(file)));

/** Compares a document field by field, and media by their blob ids, because not every `BlobRef` has a size. */
export function diffContents(before: FileContent, after: FileContent, file: string): Change[] {
  if (isContentDocument(file))
    return diffValues(before, after).map((change) => ({ file, ...change }));
  if (getBlobId(before) === getBlobId(after)) return [];
  return [{ file, path: [], before, after }];
}

/** Returns the paths of the media that a document references. */
export const listReferencedFiles = (document: string, content: FileContent): string[] =>
  readDocument(document, content).media.map((reference) => reference.file);

/** Replaces a file's content; `null` deletes the file. A published bag keeps its changes, which an undone removal brings back. */
export function setFile(draft: Draft, file: string, content: FileContent): Draft {
  const removedBags = draft.removedBags.filter((other) => other !== file);
  if (content === null && getBagFolder(file) !== undefined && file in draft.base.texts)
    return { ...draft, removedBags: [...removedBags, file] };

  const { [file]: _previous, ...otherFiles } = draft.files;
  const next = isPlainObject(content) ? (dropEmptyValues(content) as FileContent) : content;
  const isChanged = diffContents(readSnapshotFile(draft.base, file), next, file).length > 0;
  const files = isChanged ? { ...otherFiles, [file]: next } : otherFiles;
  const restoredBags = draft.restoredBags.filter((other) => other in files);
  return { ...draft, files, removedBags, restoredBags };
}

/** Replaces a field's value; `undefined` or an empty text removes the field. An empty path names the whole file. */
export function setField(draft: Draft, file: string, path: Path, value: unknown): Draft {
  if (path.length === 0) return setFile(draft, file, (value ?? null) as FileContent);
  const content = getCurrentContent(draft, file);
  // A removed bag has no fields, and a field would replace a file that cannot be parsed.
  if (!isPlainObject(content)) return draft;
  const next = keepDefault(draft, { file, path }, value === "" ? undefined : value);
  return setFile(draft, file, setIn(content, path, next) as FileContent);
}

/** Returns what the repository has if a value is the default that it stands for: that is no change. */
function keepDefault({ base }: Draft, { file, path }: FieldRef, value: unknown): unknown {
  const { defaultValue } = findField({ file, path }) ?? {};
  if (value === undefined || !isDeepEqual(value, defaultValue)) return value;
  const published = getValueAt(readSnapshotFile(base, file), path);
  return isDeepEqual(published ?? defaultValue, defaultValue) ? published : value;
}

/** Returns the paths of all photos, videos and logos that the draft's files reference. */
export function collectReferencedMedia(draft: Draft, readContent = getCurrentContent): Set<string> {
  const documents = Object.keys({ ...draft.base.texts, ...draft.files });
  return new Set(
    documents.flatMap((document) => listReferencedFiles(document, readContent(draft, document))),
  );
}

/** Drops new media that no file references, not even a removed bag's. */
export function dropUnreferencedMedia(draft: Draft): Draft {
  const references = collectReferencedMedia(draft, getEditedContent).add(SHARE_IMAGE_FILE);
  const isKept = (file: string) =>
    file in draft.base.oids || isContentDocument(file) || references.has(file);
  return { ...draft, files: pickFiles(draft.files, isKept) };
}
