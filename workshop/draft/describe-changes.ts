import { formatShortPrice } from "../../lib/price.ts";
import { describeShipping } from "../../lib/shipping.ts";
import { getSchema } from "../../model/content/content-files.ts";
import { isEmptyValue } from "../../model/content/empty-values.ts";
import { type FieldSpec, getFieldLabelInSentence } from "../../model/schema/form-fields.ts";
import { isPlainObject } from "../../model/schema/problem.ts";
import type { Change } from "./draft.ts";
import { diffValues, isDeepEqual, type ValueChange } from "./edit-yaml.ts";
import { type FieldRef, findField, isPlural } from "./field-refs.ts";

const MAX_QUOTED_LENGTH = 40;

/** More parts would make the line of a thing longer than a phone's screen. */
const MAX_PARTS = 4;

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

function describeMediaChange({ path, before, after }: Change, field: Partial<FieldSpec>): string {
  if (isEmptyValue(before)) return agree("se añade", field);
  if (isEmptyValue(after)) return agree("se quita", field);
  return /^(logo|icon)$/.test(String(path[0])) ? "nuevo" : "nueva";
}

/** Describes a field's change, such as «de 24 € a 26 €». */
function describeValueChange(change: Change): string {
  const field: Partial<FieldSpec> = findField(change) ?? {};
  const before = change.before ?? field.defaultValue;
  const after = change.after ?? field.defaultValue;
  if (/^(photo|video|logo|group)$/.test(field.control ?? ""))
    return describeMediaChange(change, field);
  if (isEmptyValue(after)) return before === true ? "no" : agree("se quita", field);
  if (field.control === "colour") return "otro";
  // What the visitor reads.
  if (field.control === "shipping" && typeof after === "number")
    return formatValue(describeShipping({ shipping: after }).promo, {});
  if (isEmptyValue(before)) return formatValue(after, field);
  if (isReordered(before, after)) return "en otro orden";
  const from = formatValue(before, field);
  const to = formatValue(after, field);
  return from === to ? "con cambios" : `de ${from} a ${to}`;
}

/** Whether two lists have the same items. */
function isReordered(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  const sort = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).sort();
  return isDeepEqual(sort(before), sort(after));
}

/** Splits the change of an added group into its fields, and that of a list into its changed items. */
function splitChange(change: Change): Change[] {
  const { file, path, before, after } = change;
  let parts: ValueChange[] = [];
  if (isPlainObject(after) && isEmptyValue(before)) parts = diffValues({}, after, path);
  else if (
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === after.length &&
    !isReordered(before, after)
  )
    parts = after.flatMap((item, i) => diffValues(before[i], item, [...path, i]));
  return parts.length > 0 ? parts.flatMap((part) => splitChange({ file, ...part })) : [change];
}

/** Joins the labels of a field and of the groups below its document's key: «foto 2, descripción». */
function formatTitle({ file, path }: FieldRef): string {
  // The group's label already names its photo.
  const ownPath = path.at(-1) === "file" ? path.slice(0, -1) : path;
  return ownPath
    .map((key, i) => {
      const label = getFieldLabelInSentence(getSchema(file), ownPath.slice(0, i + 1));
      if (key === "alt") return "descripción";
      return typeof key === "number" ? `${label} ${key + 1}` : label;
    })
    .slice(1)
    .join(", ");
}

/** Appends a description to a title: «ancho, de 27 a 28,5», «foto para el móvil nueva». */
const append = (title: string, description: string): string =>
  [title, description].filter(Boolean).join(/^nuev[oa]\b/.test(description) ? " " : ", ");

/** Describes what has changed in a key of a document: its label, and each part of it. */
export function describeChanges(changes: readonly Change[]): string {
  const parts = changes.flatMap(splitChange);
  const files = parts.filter(({ path }) => path.at(-1) === "file");
  // A new photo's description and crop come with it.
  const isOfNewPhoto = ({ path }: Change): boolean =>
    /^(alt|keep)$/.test(String(path.at(-1))) &&
    files.some((file) => isDeepEqual(file.path.slice(0, -1), path.slice(0, -1)));
  const told = parts.filter((part) => !isOfNewPhoto(part));
  const texts = told.map((part) => append(formatTitle(part), describeValueChange(part)));
  if (texts.length > MAX_PARTS)
    texts.splice(MAX_PARTS - 1, texts.length, `y ${texts.length - MAX_PARTS + 1} cambios más`);
  const [first] = told;
  // An item's title says which list it is of.
  const isOfItem = typeof first?.path[1] === "number";
  const label =
    first && !isOfItem
      ? getFieldLabelInSentence(getSchema(first.file), first.path.slice(0, 1))
      : "";
  return append(label, texts.join("; "));
}
