import { isEmptyValue } from "../../model/content/empty-values";
import { getValueAt } from "../../model/schema/problem";
import { listBags } from "../draft/bags";
import { type Draft, getCurrentData } from "../draft/draft";
import { findField, formatFieldName } from "../draft/field-refs";
import { getPanelTitle, PANELS, type SheetState } from "./panels";

/** The fields with `setup`, each with its panel. */
const SETUP_FIELDS = PANELS.flatMap((panel) =>
  panel.fields.flatMap((field) => {
    const note = findField(field)?.setup;
    return note ? { panel, field, note } : [];
  }),
);

/** Lists what is still empty: the first bag, then the fields with `setup`, in the order of «Ir a…». */
export function listFirstSteps(draft: Draft) {
  const steps: { title: string; note: string; sheet: SheetState }[] = [];
  if (listBags(draft).length === 0)
    steps.push({
      title: "Tu primer bolso",
      note: "Con su nombre, su precio y una foto.",
      sheet: { sheet: "newBag" },
    });
  for (const { panel, field, note } of SETUP_FIELDS) {
    if (!isEmptyValue(getValueAt(getCurrentData(draft, field.file), field.path))) continue;
    const sheet = { sheet: "panel", panel, focusedField: formatFieldName(field) } as const;
    steps.push({ title: getPanelTitle(panel, draft), note, sheet });
  }
  return steps;
}
