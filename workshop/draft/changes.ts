import {
  getBagFolder,
  isContentDocument,
  SHARE_IMAGE_FILE,
} from "../../model/content/content-files.ts";
import { getBagName } from "./bags.ts";
import { describeChanges } from "./describe-changes.ts";
import {
  type Change,
  createDraft,
  type Draft,
  diffContents,
  getAboutTitle,
  getCurrentData,
  readSnapshotFile,
} from "./draft.ts";
import { isDeepEqual } from "./edit-yaml.ts";
import { ABOUT_FILE, findBagFile, findField, HOME_FILE, SHOP_FILE } from "./field-refs.ts";
import { findPaletteName } from "./palettes.ts";

/** The owner starts an empty shop in the place of the example. */
export const START_CHANGE: Change = { file: SHOP_FILE, path: [], before: null, after: null };

/** Returns the difference between the repository and the files that the owner has edited. */
export const listFileChanges = ({ base, files }: Draft): Change[] =>
  Object.entries(files).flatMap(([file, content]) =>
    diffContents(readSnapshotFile(base, file), content, file),
  );

/**
 * Returns the difference between the repository and the draft. A new photo is part of the change that names it, and what
 * the owner has changed in a removed bag is part of its removal.
 */
export function listChanges(draft: Draft): Change[] {
  const { base, removedBags } = draft;
  const isPartOfOther = ({ file, before }: Change): boolean =>
    removedBags.includes(findBagFile(file) ?? "") ||
    (before === null && !isContentDocument(file) && file !== SHARE_IMAGE_FILE);
  const changes = listFileChanges(draft).filter((change) => !isPartOfOther(change));
  if (draft.example) changes.unshift(START_CHANGE);
  for (const file of removedBags)
    changes.push({ file, path: [], before: readSnapshotFile(base, file), after: null });
  return changes;
}

/** A sentence for the owner, and the changes that it summarizes. */
export type ChangeSummary = { text: string; file: string; changes: readonly Change[] };

const SWITCH_CHANGES: Readonly<Record<string, { on: string; off: string }>> = {
  featured: { on: "sale en la portada", off: "ya no sale en la portada" },
  soldOut: { on: "pasa a agotado", off: "vuelve a estar disponible" },
  hidden: { on: "se oculta", off: "vuelve a verse" },
};

/** Returns the bag's or page's name; empty if the field's label suffices. */
function getSubjectName(draft: Draft, file: string): string {
  if (getBagFolder(file) === undefined) return file === ABOUT_FILE ? getAboutTitle(draft) : "";
  // A removed bag still has its name in the base.
  const baseData = getCurrentData(createDraft(draft.base), file);
  return getBagName({ ...baseData, ...getCurrentData(draft, file) });
}

const SINGLETON_NAMES: Readonly<Record<string, string>> = {
  [SHOP_FILE]: "Los datos de la tienda",
  [HOME_FILE]: "La portada",
};

function summarizeFileChange(draft: Draft, change: Change): string {
  const { file, before, after } = change;
  if (isDeepEqual(change, START_CHANGE)) return "Tu tienda empieza: fuera todo lo de prueba";
  if (file === SHARE_IMAGE_FILE) return "La foto de los chats: otra";
  const name = getSubjectName(draft, findBagFile(file) ?? file);
  if (getBagFolder(file) === undefined || (before && after))
    return `${name || SINGLETON_NAMES[file] || "Las fotos de la tienda"}: como antes`;
  const addedWord = draft.restoredBags.includes(file) ? "Vuelve" : "Nuevo";
  return `${after === null ? "Fuera" : addedWord}: ${name}`;
}

const ORDER_SUMMARY = "Los bolsos cambian de orden";

function summarizeFieldChanges(draft: Draft, changes: readonly Change[]): string {
  const { file, path, before, after } = changes[0] as Change;
  const [key] = path;
  if (key === "order") return ORDER_SUMMARY;
  if (file === ABOUT_FILE && key === "title") {
    const { emptyLabel } = findField({ file, path }) ?? {};
    return `La sección «${before ?? emptyLabel}» se llama «${after ?? emptyLabel}»`;
  }
  const name = getSubjectName(draft, file);
  const prefix = name && `${name}: `;
  const switchChange = SWITCH_CHANGES[String(key)];
  if (switchChange) return `${prefix}${after === true ? switchChange.on : switchChange.off}`;
  const palette = key === "colours" && findPaletteName(getCurrentData(draft, file).colours);
  if (palette) return `Colores: ${palette}`;
  const text = prefix + describeChanges(changes);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names what a change is about: the changes of one key of a document share a line. */
function findSubject(draft: Draft, change: Change): string {
  const { file, path } = change;
  if (path[0] === "order") return ORDER_SUMMARY;
  if (path.length > 0) return `${file} ${path[0]}`;
  return `${summarizeFileChange(draft, change)} ${findBagFile(file)}`;
}

/** Summarizes the draft's changes: one sentence for each thing that they are about. */
export function summarizeChanges(draft: Draft): ChangeSummary[] {
  const groups = new Map<string, Change[]>();
  for (const change of listChanges(draft)) {
    const subject = findSubject(draft, change);
    groups.set(subject, [...(groups.get(subject) ?? []), change]);
  }
  return [...groups.values()].map((changes) => {
    const [first] = changes as [Change];
    const isFile = first.path.length === 0;
    const text = isFile ? summarizeFileChange(draft, first) : summarizeFieldChanges(draft, changes);
    return { text, file: first.file, changes };
  });
}
