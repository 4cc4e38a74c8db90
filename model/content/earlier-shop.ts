import { isPlainObject } from "../schema/problem.ts";

/** What earlier versions of the program said where the owner had said nothing. */
const EARLIER_DEFAULTS = {
  tag: "Stock Limitado",
  promise: "Tejido a mano en series cortas; respondemos por WhatsApp",
  empty: "Ahora mismo no queda ninguno: estamos tejiendo los siguientes.",
  shipping: 0,
};

/** The owner confirmed free shipping by itself; `confirmed` did not cover it. */
const CONFIRMED_ALONE: ReadonlySet<string> = new Set(["shipping"]);

/**
 * Reads a document of an earlier version, in which the owner confirmed such a default instead of writing it: the shop still
 * says it. What nobody has confirmed, it no longer says.
 */
export function readEarlierDefaults(data: unknown): unknown {
  if (!isPlainObject(data) || !("confirmed" in data || "confirmedFields" in data)) return data;
  const { confirmed, confirmedFields, ...shop } = data;
  const fields = Array.isArray(confirmedFields) ? confirmedFields : [];
  for (const [key, value] of Object.entries(EARLIER_DEFAULTS)) {
    const isConfirmed = fields.includes(key) || (confirmed === true && !CONFIRMED_ALONE.has(key));
    if (isConfirmed && !(key in shop)) shop[key] = value;
  }
  return shop;
}
