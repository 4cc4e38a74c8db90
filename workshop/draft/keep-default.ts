import { getValueAt } from "../../model/schema/problem.ts";
import { createDraft, type Draft, getCurrentData } from "./draft.ts";
import { isDeepEqual } from "./edit-yaml.ts";
import { type FieldRef, findField } from "./field-refs.ts";

/** Returns what the repository has if the owner types the default value that it stands for: that is no change. */
export function keepDefault(draft: Draft, field: FieldRef, value: unknown): unknown {
  const { defaultValue } = findField(field) ?? {};
  if (value === undefined || !isDeepEqual(value, defaultValue)) return value;
  const published = getValueAt(getCurrentData(createDraft(draft.base), field.file), field.path);
  return isDeepEqual(published ?? defaultValue, defaultValue) ? published : value;
}
