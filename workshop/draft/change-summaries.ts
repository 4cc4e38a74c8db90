import { formatPrice } from "../../lib/price.ts";
import {
  bagFolder,
  isContentDocument,
  SHARE_IMAGE_FILE,
  schemaOf,
} from "../../model/content-files.ts";
import { type Field, fieldLabelInSentence } from "../../model/form-fields.ts";
import { isEmptyValue } from "../../model/values.ts";
import { bagName } from "./bags.ts";
import { ABOUT_FILE, type FieldRef, findField } from "./content-paths.ts";
import { type Change, currentData, type Draft, listChanges, readFrom } from "./draft.ts";

/** A sentence for the owner, and the changes that it summarizes. */
export type ChangeSummary = { text: string; file: string; changes: readonly Change[] };

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const MAX_QUOTED_LENGTH = 40;

function formatValue(value: unknown, { control, choices, emptyLabel }: Partial<Field>): string {
  if (typeof value === "number")
    return control === "amount"
      ? formatPrice(value).replace(",00", "")
      : String(value).replace(".", ",");
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (Array.isArray(value)) return String(value.length);
  if (choices) return choices[String(value)] ?? emptyLabel ?? String(value);
  // A sentence is one line. Split by code points, so that no emoji is cut in half.
  const characters = [...String(value).replace(/\s+/g, " ")];
  const ellipsis = characters.length > MAX_QUOTED_LENGTH ? "…" : "";
  return `«${characters.slice(0, MAX_QUOTED_LENGTH).join("")}${ellipsis}»`;
}

/** Describes a field's change, such as «de 24 € a 26 €». */
function describeValueChange(change: Change): string {
  const field: Partial<Field> = findField(change) ?? {};
  if (/^(photo|film|drawing|group)$/.test(field.control ?? ""))
    return isEmptyValue(change.before)
      ? "se añade"
      : isEmptyValue(change.after)
        ? "se quita"
        : /^(logo|icon)$/.test(String(change.path[0]))
          ? "nuevo"
          : "nueva";
  const before = change.before ?? field.defaultValue;
  const after = change.after ?? field.defaultValue;
  if (isEmptyValue(after))
    return before === true ? "no" : Array.isArray(before) ? "se quitan" : "se quita";
  if (isEmptyValue(before)) return formatValue(after, field);
  const [from, to] = [before, after].map((value) => formatValue(value, field));
  return from === to ? "con cambios" : `de ${from} a ${to}`;
}

/** Joins the labels of a field and of its groups, outermost first. */
const formatFieldTitle = ({ file, path }: FieldRef): string =>
  path.map((_, i) => fieldLabelInSentence(schemaOf(file), path.slice(0, i + 1))).join(", ");

/** Returns the bag's or page's name; empty if the field's label suffices. */
function subjectPrefix(draft: Draft, file: string): string {
  if (bagFolder(file) === undefined) return file === ABOUT_FILE ? "Sobre Nosotros: " : "";
  // A removed bag still has its name in the base.
  return `${bagName({ ...Object(readFrom(draft.base, file)), ...currentData(draft, file) })}: `;
}

function summarizeChange(draft: Draft, change: Change): string | undefined {
  const { file, path, before, after } = change;
  const prefix = subjectPrefix(draft, file);
  if (path[0] === "confirmed") return "Primeros pasos: lo que has dado por bueno";
  if (path[0] === "order") return "Los bolsos cambian de orden";
  if (path.length > 0) {
    // The group's label already names its photo.
    const isGroupFile = path.at(-1) === "file" && path.length > 1;
    const title = formatFieldTitle({ file, path: isGroupFile ? path.slice(0, -1) : path });
    const description = describeValueChange(change);
    const isNew = description === "nueva" || description === "nuevo";
    return capitalize(`${prefix}${title}${isNew ? "" : ","} ${description}`);
  }
  if (bagFolder(file) !== undefined && !(before && after))
    return `${after === null ? "Fuera" : "Nuevo"}: ${prefix.slice(0, -2)}`;
  if (file === SHARE_IMAGE_FILE) return "La foto de los chats: otra";
  // The photo list's own change already covers an added or deleted photo.
  return isContentDocument(file) || (before && after) ? `${file}: como antes` : undefined;
}

/** Summarizes the draft's changes. Changes with the same sentence share one summary. */
export function summarizeChanges(draft: Draft): ChangeSummary[] {
  const summaries = new Map<string, ChangeSummary>();
  for (const change of listChanges(draft)) {
    const text = summarizeChange(draft, change);
    if (!text) continue;
    const changes = [...(summaries.get(text)?.changes ?? []), change];
    summaries.set(text, { text, file: change.file, changes });
  }
  return [...summaries.values()];
}
