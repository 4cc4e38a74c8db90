import { type FieldSpec, getFieldAt } from "../schema/form-fields.ts";
import { getSchema } from "./content-files.ts";
import { readDocument } from "./document.ts";

/** Returns a document with its valid fields. An invalid one has its default, is missing if optional, or is empty. */
export function pickValidValues(file: string, data: unknown): Record<string, unknown> {
  const { values } = readDocument(file, data ?? {});
  // An optional field without a valid value counts as missing.
  const { values: defaults } = readDocument(file, EMPTY_DOCUMENT);
  const createValue = (key: string): unknown =>
    key in defaults ? defaults[key] : createEmptyValue(getFieldAt(getSchema(file), [key]));
  return Object.fromEntries(
    Object.keys(getSchema(file).shape).map((key) => [
      key,
      key in values ? values[key] : createValue(key),
    ]),
  );
}

/** One object, so that its check runs once for each file. */
const EMPTY_DOCUMENT = {};

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
