import * as z from "zod/mini";
import { getSchema } from "./content-files.ts";
import { dropEmptyValues } from "./empty-values.ts";
import { type FieldSpec, getFieldAt } from "./form-fields.ts";
import { getValueAt } from "./problem.ts";

/**
 * Returns each field's first valid value in these versions of a file. A field without one has its default; an optional
 * field is missing, and a required one is empty.
 */
export function pickValidValues(file: string, ...versions: unknown[]): Record<string, unknown> {
  const filled = versions.filter(Boolean).map(dropEmptyValues);
  // The last version has no field, so an optional field without a valid value counts as missing.
  const candidates = [...filled, undefined];
  return Object.fromEntries(
    Object.entries<z.ZodMiniType>(getSchema(file).shape).map(([key, schema]) => {
      const valid = candidates
        .map((version) => z.safeParse(schema, getValueAt(version, [key])))
        .find(({ success }) => success);
      return [key, valid ? valid.data : createEmptyValue(getFieldAt(getSchema(file), [key]))];
    }),
  );
}

/** Returns a placeholder that the shop can render. */
function createEmptyValue({ control, fields, choices }: Partial<FieldSpec> = {}): unknown {
  if (fields)
    return Object.fromEntries(
      fields.flatMap((field) => (field.optional ? [] : [[field.key, createEmptyValue(field)]])),
    );
  if (control === "list" || control === "photos") return [];
  if (control === "amount") return 0;
  if (control === "switch") return false;
  return Object.keys(choices ?? {})[0] ?? "";
}
