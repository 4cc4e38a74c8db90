import { getBagName } from "../draft/bags";
import { type Draft, getCurrentData } from "../draft/draft";
import { type FieldRef, formatFieldName, getFieldLabel } from "../draft/field-refs";
import type { findRemainingSetup, UnfinishedField } from "../draft/remaining-setup";
import { findSheet, PANELS, type SheetState } from "./panels";

/** One thing to write, replace or confirm, and the way to its field. */
type StepLine = { label: string; note: string; sheet: SheetState };
/** All lines whose fields are in one sheet. */
type Step = { id: string; title: string; place: number; lines: StepLine[] };

/**
 * Lists the steps from the example to the owner's shop: bags first, then in the order of «Ir a…». The steps quote every
 * text that the owner has not written.
 */
export function listFirstSteps(
  draft: Draft,
  { fields }: ReturnType<typeof findRemainingSetup>,
): Step[] {
  const steps = new Map<string, Step>();
  for (const parts of groupByLine(fields)) {
    const [first] = parts;
    if (!first) continue;
    const sheet = findSheet(first);
    if (sheet?.sheet !== "bag" && sheet?.sheet !== "panel") continue;
    const isBag = sheet.sheet === "bag";
    const id = isBag ? `bag ${sheet.folder}` : `panel ${sheet.panel.id}`;
    const title = isBag ? getBagName(getCurrentData(draft, first.file)) : sheet.panel.title;
    const place = isBag ? -1 : PANELS.indexOf(sheet.panel);
    const step = steps.get(id) ?? { id, title, place, lines: [] };
    step.lines.push({
      label: getFieldLabel(getLineField(first)),
      note: describe(parts),
      sheet: { ...sheet, unfoldedFields: parts.map(formatFieldName) },
    });
    steps.set(id, step);
  }
  return [...steps.values()].sort((a, b) => a.place - b.place);
}

/** Returns the field whose line contains this one: a field of the file, or an item of a list. */
const getLineField = ({ file, path }: FieldRef): FieldRef => ({
  file,
  path: path.slice(0, typeof path[1] === "number" ? 2 : 1),
});

function groupByLine(fields: readonly UnfinishedField[]): UnfinishedField[][] {
  const lines = new Map<string, UnfinishedField[]>();
  for (const field of fields) {
    const name = formatFieldName(getLineField(field));
    lines.set(name, [...(lines.get(name) ?? []), field]);
  }
  return [...lines.values()];
}

/** Quotes the texts, except the description of an example photo: the owner replaces it with the photo. */
function describe(parts: readonly UnfinishedField[]): string {
  if (parts.every(({ isMissing }) => isMissing)) return "Falta.";
  const hasFile = parts.some(({ isMissing, text }) => !isMissing && text === "");
  const texts = parts.filter(({ path, text }) => text && !(hasFile && path.at(-1) === "alt"));
  return texts.length > 0
    ? texts.map(({ text }) => `«${text}»`).join(", ")
    : "Es la de la tienda de prueba.";
}
