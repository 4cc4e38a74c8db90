import * as z from "zod/mini";
import { type Field, fieldAt } from "../../model/form-fields.ts";
import { dropEmptyValues } from "../../model/values.ts";
import { listBags } from "./bags.ts";
import { SINGLETON_FILES, schemaOf } from "./content-paths.ts";
import { currentData, type Draft, readFrom } from "./draft.ts";

export type ValidFile = { file: string; data: Record<string, unknown> };

/**
 * What the shop shows of each file, with her edits. Where a value is wrong, the shop keeps the last good one.
 *
 * @param before what it has shown last
 */
export const buildValidFiles = (draft: Draft, before: readonly ValidFile[] = []): ValidFile[] =>
  [...SINGLETON_FILES, ...listBags(draft).map(({ file }) => file)].map((file) => {
    const last = before.find((one) => one.file === file)?.data;
    return {
      file,
      data: pickValidValues(file, currentData(draft, file), last, readFrom(draft.base, file)),
    };
  });

/** Each field with the first value that is right; where none is, it is blank. */
export function pickValidValues(
  file: string,
  ...said: readonly unknown[]
): Record<string, unknown> {
  const all = said.filter(Boolean).map(dropEmptyValues);
  return Object.fromEntries(
    Object.entries<z.ZodMiniType>(schemaOf(file).shape).map(([key, rule]) => {
      const read = all.map((one) => z.safeParse(rule, Object(one)[key]));
      const right = read.find(({ success }) => success);
      return [key, right ? right.data : emptyValue(fieldAt(schemaOf(file), [key]))];
    }),
  );
}

/** What the shop counts on where nothing is said. */
function emptyValue({ control, fields, choices }: Partial<Field> = {}): unknown {
  if (fields)
    return Object.fromEntries(
      fields.flatMap((field) => (field.optional ? [] : [[field.key, emptyValue(field)]])),
    );
  if (control === "list" || control === "photos") return [];
  if (control === "amount") return 0;
  if (control === "switch") return false;
  return Object.keys(choices ?? {})[0] ?? "";
}
