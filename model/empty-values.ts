import { buildFields } from "./form-fields.ts";
import { shopSchema } from "./shop-schema.ts";
import { normalizeText } from "./text.ts";

/** Keys whose empty value means "none" instead of the default. */
export const CLEARABLE_KEYS: ReadonlySet<unknown> = new Set(
  buildFields(shopSchema).flatMap(({ key, clearable }) => (clearable ? key : [])),
);

/** Normalizes texts, and removes keys with an empty value. */
export function dropEmptyValues(value: unknown): unknown {
  if (typeof value === "string") return normalizeText(value);
  if (Array.isArray(value)) return value.map(dropEmptyValues);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(
        ([key, entry]) =>
          [key, dropEmptyValues(CLEARABLE_KEYS.has(key) ? (entry ?? "") : entry)] as const,
      )
      .filter(([key, entry]) => CLEARABLE_KEYS.has(key) || !isEmptyValue(entry)),
  );
}

export const isEmptyValue = (value: unknown): boolean =>
  value == null ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "object" && Object.keys(value).length === 0);
