import { normalizeText } from "../schema/text.ts";

/** Normalizes texts, and removes keys with an empty value. */
export function dropEmptyValues(value: unknown): unknown {
  if (typeof value === "string") return normalizeText(value);
  if (Array.isArray(value)) return value.map(dropEmptyValues);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, dropEmptyValues(entry)] as const)
      .filter(([, entry]) => !isEmptyValue(entry)),
  );
}

/** Whether a value says nothing: a blank text, a list or group without entries, `null` or `undefined`. */
export const isEmptyValue = (value: unknown): boolean =>
  value == null ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "object" && Object.keys(value).length === 0);
