import { describeShipping } from "../../lib/shipping";
import type { SetupLine, UnfinishedField } from "../../model/remaining-setup";
import { getBagName } from "../draft/bags";
import { type Draft, getCurrentData } from "../draft/draft";
import { formatFieldName, getFieldLabel, SHOP_FILE } from "../draft/field-refs";

import { findSheet, getPanelTitle, PANELS, type SheetState } from "./panels";

/** One thing to write, replace or confirm, and the way to its field. */
type StepLine = {
  label: string;
  note: string;
  sheet: SheetState;
  /** The fields that the owner may confirm by themselves, and the words for it. */
  confirmation?: { label: string; fields: readonly UnfinishedField[] };
  /** Whether «Lo demás está bien así» confirms a field of the line. */
  isConfirmedWithRest: boolean;
};
/** All lines whose fields are in one sheet. */
type Step = { id: string; title: string; place: number; lines: StepLine[] };

/**
 * Lists the steps from the example to the owner's shop: bags first, then in the order of «Ir a…». The steps quote every
 * text that the owner has not written.
 */
export function listFirstSteps(draft: Draft, { lines }: { lines: readonly SetupLine[] }): Step[] {
  const steps = new Map<string, Step>();
  for (const line of lines) {
    const { fields } = line;
    const sheet = findSheet(fields[0] ?? line);
    if (sheet?.sheet !== "bag" && sheet?.sheet !== "panel") continue;
    const isBag = sheet.sheet === "bag";
    const id = isBag ? `bag ${sheet.folder}` : `panel ${sheet.panel.id}`;
    const title = isBag
      ? getBagName(getCurrentData(draft, line.file))
      : getPanelTitle(sheet.panel, draft);
    const place = isBag ? -1 : PANELS.indexOf(sheet.panel);
    const step = steps.get(id) ?? { id, title, place, lines: [] };
    step.lines.push({
      label: getFieldLabel(line),
      note: describe(fields, getCurrentData(draft, SHOP_FILE)),
      sheet: { ...sheet, unfoldedFields: fields.map(formatFieldName) },
      isConfirmedWithRest: fields.some(({ confirmation }) => confirmation === "together"),
      ...findConfirmation(fields),
    });
    steps.set(id, step);
  }
  return [...steps.values()].sort((a, b) => a.place - b.place);
}

/** Returns what the owner may confirm of a line by itself. */
function findConfirmation(fields: readonly UnfinishedField[]): Pick<StepLine, "confirmation"> {
  const confirmable = fields.filter(({ confirmation }) => confirmation === "alone");
  if (confirmable.length === 0) return {};
  const isShipping = confirmable[0]?.path[0] === "shipping";
  const label = isShipping ? "Sí, envío gratis" : "Se queda como está";
  return { confirmation: { label, fields: confirmable } };
}

/** Quotes what the shop says about shipping while it has no price. */
function describeFreeShipping(shop: Record<string, unknown>): string {
  const { promo, note } = describeShipping({ withoutVat: shop.withoutVat === true });
  return `Sin un precio, tu tienda promete: «${shop.promo ? note : promo}»`;
}

/** Quotes the texts, except the description of an example photo: the owner replaces it with the photo. */
function describe(fields: readonly UnfinishedField[], shop: Record<string, unknown>): string {
  if (fields[0]?.path[0] === "shipping") return describeFreeShipping(shop);
  if (fields.every(({ isMissing, path }) => isMissing && path.at(-1) === "alt"))
    return "Falta decir qué se ve en ella.";
  if (fields.every(({ isMissing }) => isMissing)) return "Falta.";
  const hasFile = fields.some(({ isMissing, text }) => !isMissing && text === "");
  const texts = fields.filter(({ path, text }) => text && !(hasFile && path.at(-1) === "alt"));
  return texts.length > 0
    ? texts.map(({ text }) => `«${text}»`).join(", ")
    : "Es la de la tienda de prueba.";
}
