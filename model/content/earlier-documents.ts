import { getValueAt, isPlainObject } from "../schema/problem.ts";
import { endsInTime } from "../schema/validators.ts";

/** Reads a document of an earlier version as the owner meant it. */
export function readEarlierDocument(data: unknown): unknown {
  if (!isPlainObject(data)) return data;
  if ("confirmed" in data || "confirmedFields" in data) return readEarlierDefaults(data);
  return readEarlierMaking(data);
}

/** What earlier versions of the program said where the owner had said nothing. */
const EARLIER_DEFAULTS = {
  tag: "Stock Limitado",
  promise: "Tejido a mano en series cortas; respondemos por WhatsApp",
  empty: "Ahora mismo no queda ninguno: estamos tejiendo los siguientes.",
  shipping: 0,
};

/** The owner confirmed free shipping by itself; `confirmed` did not cover it. */
const CONFIRMED_ALONE: ReadonlySet<string> = new Set(["shipping"]);

/** In `tienda.yaml` the owner confirmed such a default instead of writing it. What nobody has confirmed, the shop no longer says. */
function readEarlierDefaults(data: Record<string, unknown>): unknown {
  const { confirmed, confirmedFields, ...shop } = data;
  const fields = Array.isArray(confirmedFields) ? confirmedFields : [];
  for (const [key, value] of Object.entries(EARLIER_DEFAULTS)) {
    const isConfirmed = fields.includes(key) || (confirmed === true && !CONFIRMED_ALONE.has(key));
    if (isConfirmed && !(key in shop)) shop[key] = value;
  }
  return shop;
}

/** In a bag, `details.making` was how it is made, or how long that takes. */
function readEarlierMaking(bag: Record<string, unknown>): unknown {
  const making = getValueAt(bag, ["details", "making"]);
  if (!endsInTime(making)) return bag;
  const { making: makingDays, ...details } = bag.details as Record<string, unknown>;
  return { ...bag, details: { makingDays, ...details } };
}
