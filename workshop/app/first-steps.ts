import { isEmptyValue } from "../../model/empty-values";
import { getValueAt } from "../../model/problem";
import { listBags } from "../draft/bags";
import { type Draft, getCurrentData } from "../draft/draft";
import { findField, formatFieldName } from "../draft/field-refs";
import { getPanelTitle, PANELS, type SheetState } from "./panels";

/** What a shop usually says and this one does not say yet, and the sheet to say it in. */
type Step = { title: string; note: string; sheet: SheetState };

/** Lists what is still empty: the first bag, then the fields with `setup`, in the order of «Ir a…». */
export function listFirstSteps(draft: Draft): Step[] {
  const steps: Step[] = [];
  if (listBags(draft).length === 0)
    steps.push({
      title: "Tu primer bolso",
      note: "Con su nombre, su precio y una foto.",
      sheet: { sheet: "newBag" },
    });
  for (const panel of PANELS)
    for (const field of panel.fields) {
      const note = findField(field)?.setup;
      if (!note || !isEmptyValue(getValueAt(getCurrentData(draft, field.file), field.path)))
        continue;
      const sheet = { sheet: "panel", panel, focusedField: formatFieldName(field) } as const;
      steps.push({ title: getPanelTitle(panel, draft), note, sheet });
    }
  return steps;
}
