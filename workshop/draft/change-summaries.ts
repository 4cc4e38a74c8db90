import { formatShortPrice } from "../../lib/price.ts";
import { getBagFolder, getSchema, SHARE_IMAGE_FILE } from "../../model/content/content-files.ts";
import { isEmptyValue } from "../../model/content/empty-values.ts";
import { type FieldSpec, getFieldLabelInSentence } from "../../model/schema/form-fields.ts";
import { getBagName } from "./bags.ts";
import { type Change, listChanges, START_CHANGE } from "./changes.ts";
import { createDraft, type Draft, getAboutTitle, getCurrentData } from "./draft.ts";
import { isDeepEqual } from "./edit-yaml.ts";
import {
  ABOUT_FILE,
  type FieldRef,
  findField,
  getBagFile,
  HOME_FILE,
  isPlural,
  SHOP_FILE,
} from "./field-refs.ts";

/** A sentence for the owner, and the changes that it summarizes. */
export type ChangeSummary = { text: string; file: string; changes: readonly Change[] };

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const MAX_QUOTED_LENGTH = 40;

function formatValue(value: unknown, { control, choices, emptyLabel }: Partial<FieldSpec>): string {
  if (typeof value === "number") {
    if (control === "amount") return formatShortPrice(value);
    return String(value).replace(".", ",");
  }
  if (choices) return choices[String(value)] ?? emptyLabel ?? String(value);
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (Array.isArray(value)) return String(value.length);
  // A sentence is one line. Split by code points, so that no surrogate pair is cut.
  const characters = [...String(value).replace(/\s+/g, " ")];
  const ellipsis = characters.length > MAX_QUOTED_LENGTH ? "…" : "";
  return `«${characters.slice(0, MAX_QUOTED_LENGTH).join("")}${ellipsis}»`;
}

const agree = (verb: string, { label = "" }: Partial<FieldSpec>): string =>
  isPlural(label) ? `${verb}n` : verb;

/** Describes the change of a photo, a video, a logo or a whole group. */
function describeMediaChange({ path, before, after }: Change, field: Partial<FieldSpec>): string {
  if (isEmptyValue(before)) return agree("se añade", field);
  if (isEmptyValue(after)) return agree("se quita", field);
  return /^(logo|icon)$/.test(String(path[0])) ? "nuevo" : "nueva";
}

/** Describes a field's change, such as «de 24 € a 26 €». */
function describeValueChange(change: Change): string {
  const field: Partial<FieldSpec> = findField(change) ?? {};
  if (/^(photo|video|logo|group)$/.test(field.control ?? ""))
    return describeMediaChange(change, field);
  const before = change.before ?? field.defaultValue;
  const after = change.after ?? field.defaultValue;
  if (isEmptyValue(after)) return before === true ? "no" : agree("se quita", field);
  if (isEmptyValue(before)) return formatValue(after, field);
  const from = formatValue(before, field);
  const to = formatValue(after, field);
  return from === to ? "con cambios" : `de ${from} a ${to}`;
}

/** Joins the labels of a field and of its groups, outermost first: «foto de la portada: descripción». */
function formatFieldTitle({ file, path }: FieldRef): string {
  const isDescription = path.at(-1) === "alt";
  const labels = (isDescription ? path.slice(0, -1) : path).map((_, i) =>
    getFieldLabelInSentence(getSchema(file), path.slice(0, i + 1)),
  );
  return `${labels.join(", ")}${isDescription ? ": descripción" : ""}`;
}

/** Says what a bag's switch does to the bag. */
const SWITCH_CHANGES: Readonly<Record<string, { on: string; off: string }>> = {
  soldOut: { on: "pasa a agotado", off: "vuelve a estar disponible" },
  hidden: { on: "se oculta", off: "vuelve a verse" },
};

/** Returns the bag's or page's name; empty if the field's label suffices. */
function formatSubjectPrefix(draft: Draft, file: string): string {
  if (getBagFolder(file) === undefined)
    return file === ABOUT_FILE ? `${getAboutTitle(draft)}: ` : "";
  // A removed bag still has its name in the base.
  const baseData = getCurrentData(createDraft(draft.base), file);
  return `${getBagName({ ...baseData, ...getCurrentData(draft, file) })}: `;
}

const SINGLETON_NAMES: Readonly<Record<string, string>> = {
  [SHOP_FILE]: "Los datos de la tienda",
  [HOME_FILE]: "La portada",
};

/** Names a file that has its earlier content again; a file in a bag's folder is named after the bag. */
function nameRestoredFile(draft: Draft, file: string): string {
  const [, folder] = /^bolsos\/([^/]+)\//.exec(file) ?? [];
  if (folder) return getBagName(getCurrentData(draft, getBagFile(folder)));
  if (file === ABOUT_FILE) return getAboutTitle(draft);
  return SINGLETON_NAMES[file] ?? "Las fotos de la tienda";
}

function summarizeChange(draft: Draft, change: Change): string {
  const { file, path, before, after } = change;
  const prefix = formatSubjectPrefix(draft, file);
  if (isDeepEqual(change, START_CHANGE)) return "Tu tienda empieza: fuera todo lo de prueba";
  if (path[0] === "order") return ORDER_SUMMARY;
  const switchChange = SWITCH_CHANGES[String(path[0])];
  if (switchChange) return `${prefix}${after === true ? switchChange.on : switchChange.off}`;
  if (path.length > 0) {
    // The group's label already names its photo.
    const isGroupFile = path.at(-1) === "file" && path.length > 1;
    const title = formatFieldTitle({ file, path: isGroupFile ? path.slice(0, -1) : path });
    const description = describeValueChange(change);
    const isNew = description === "nueva" || description === "nuevo";
    return capitalize(`${prefix}${title}${isNew ? "" : ","} ${description}`);
  }
  const folder = getBagFolder(file);
  if (folder !== undefined && !(before && after)) {
    const addedWord = draft.restoredBags?.includes(file) ? "Vuelve" : "Nuevo";
    return `${after === null ? "Fuera" : addedWord}: ${prefix.slice(0, -2)}`;
  }
  if (file === SHARE_IMAGE_FILE) return "La foto de los chats: otra";
  return `${nameRestoredFile(draft, file)}: como antes`;
}

/** The bags change their order together. */
const ORDER_SUMMARY = "Los bolsos cambian de orden";

/**
 * Summarizes the draft's changes, each in one sentence. Changes with the same sentence share one summary, unless they are
 * of bags with the same name.
 */
export function summarizeChanges(draft: Draft): ChangeSummary[] {
  const summaries = new Map<string, ChangeSummary>();
  for (const change of listChanges(draft)) {
    const text = summarizeChange(draft, change);
    const [bagFolder = ""] = /^bolsos\/[^/]+/.exec(change.file) ?? [];
    const key = text === ORDER_SUMMARY ? text : `${text} ${bagFolder}`;
    const changes = [...(summaries.get(key)?.changes ?? []), change];
    summaries.set(key, { text, file: change.file, changes });
  }
  return [...summaries.values()];
}
