import { getValueAt, isPlainObject, type Problem } from "../schema/problem.ts";
import { endsInDuration } from "../schema/validators.ts";

/** What earlier versions of the program said where the owner had said nothing. */
const EARLIER_DEFAULTS = {
  tag: "Stock Limitado",
  promise: "Tejido a mano en series cortas; respondemos por WhatsApp",
  empty: "Ahora mismo no queda ninguno: estamos tejiendo los siguientes.",
  shipping: 0,
  withoutVat: false,
};

/** The sentences that the shop no longer says, and how the owner says each one. */
const SILENCED: Readonly<Record<string, string>> = {
  tag: `La tienda ya no pone «${EARLIER_DEFAULTS.tag}» si no lo escribes tú.`,
  promise: `La tienda ya no dice «${EARLIER_DEFAULTS.promise}» si no lo escribes tú.`,
  shipping:
    "La tienda ya no dice «Envío gratuito en todos los pedidos!» por su cuenta: si es gratuito, escribe 0.",
  withoutVat:
    "La tienda ya no dice «IVA incluido» por su cuenta: si tus precios lo llevan, elígelo.",
};

/** A document's data as the owner meant it, and a warning of each sentence that the shop no longer says. */
type EarlierDocument = { data: unknown; warnings: Omit<Problem, "file">[] };

/** Reads the data of a document that an earlier version of the program may have written. */
export function readEarlierDocument(data: unknown): EarlierDocument {
  if (!isPlainObject(data)) return { data, warnings: [] };
  if ("confirmed" in data || "confirmedFields" in data) return readEarlierShop(data);
  return { data: readEarlierMaking(data), warnings: [] };
}

/** In `tienda.yaml` the owner confirmed a default instead of writing it. The workshop writes the file without that. */
function readEarlierShop(data: Record<string, unknown>): EarlierDocument {
  const { confirmed, confirmedFields, ...shop } = data;
  const fields = Array.isArray(confirmedFields) ? confirmedFields : [];
  const warnings: EarlierDocument["warnings"] = [];
  for (const [key, value] of Object.entries(EARLIER_DEFAULTS)) {
    if (key in data) continue;
    const message = SILENCED[key];
    // The owner confirmed free shipping by itself; `confirmed` did not cover it.
    if (fields.includes(key) || (confirmed === true && key !== "shipping")) shop[key] = value;
    else if (message) warnings.push({ path: [key], message, warning: true, isOfEarlierFile: true });
  }
  return { data: shop, warnings };
}

/** In a bag, `details.making` was how it is made, or how long that takes. */
function readEarlierMaking(bag: Record<string, unknown>): unknown {
  const making = getValueAt(bag, ["details", "making"]);
  if (!endsInDuration(making)) return bag;
  const { making: makingDays, ...details } = bag.details as Record<string, unknown>;
  return { ...bag, details: { makingDays, ...details } };
}
