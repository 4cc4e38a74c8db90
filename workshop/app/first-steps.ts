import { isEmptyValue } from "../../model/content/empty-values";
import { getValueAt } from "../../model/schema/problem";
import { listBags } from "../draft/bags";
import { type Draft, getCurrentData } from "../draft/draft";
import { findField, formatFieldName } from "../draft/field-refs";
import { getPanelTitle, PANELS, type SheetState } from "./panels";

/** What a shop usually says and this one does not say yet, and the sheet to say it in. */
type Step = { title: string; note: string; sheet: SheetState };

/** The fields with `setup`, each with its panel. */
const SETUP_FIELDS = PANELS.flatMap((panel) =>
  panel.fields.flatMap((field) => {
    const note = findField(field)?.setup;
    return note ? { panel, field, note } : [];
  }),
);

const FIRST_BAG: Step = {
  title: "Tu primer bolso",
  note: "Con su nombre, su precio y una foto.",
  sheet: { sheet: "newBag" },
};

/** Lists what is still empty: the first bag, then the fields with `setup`, in the order of «Ir a…». */
export function listFirstSteps(draft: Draft): Step[] {
  const emptyFields = SETUP_FIELDS.filter(({ field: { file, path } }) =>
    isEmptyValue(getValueAt(getCurrentData(draft, file), path)),
  );
  return [
    ...(listBags(draft).length === 0 ? [FIRST_BAG] : []),
    ...emptyFields.map(({ panel, field, note }): Step => {
      const sheet = { sheet: "panel", panel, focusedField: formatFieldName(field) } as const;
      return { title: getPanelTitle(panel, draft), note, sheet };
    }),
  ];
}
