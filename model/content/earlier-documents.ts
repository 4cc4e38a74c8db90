import { getValueAt, isPlainObject, type Problem } from "../schema/problem.ts";
import { endsInTime } from "../schema/validators.ts";

/** Reads a document of an earlier version as the owner meant it. */
export function readEarlierDocument(data: unknown): unknown {
  if (isEarlierShop(data)) return readEarlierDefaults(data);
  return isPlainObject(data) ? readEarlierMaking(data) : data;
}

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

/** The owner confirmed free shipping by itself; `confirmed` did not cover it. */
const CONFIRMED_ALONE: ReadonlySet<string> = new Set(["shipping"]);

const isEarlierShop = (data: unknown): data is Record<string, unknown> =>
  isPlainObject(data) && ("confirmed" in data || "confirmedFields" in data);

function listUnwrittenDefaults(data: Record<string, unknown>) {
  const { confirmed, confirmedFields } = data;
  const fields = Array.isArray(confirmedFields) ? confirmedFields : [];
  return Object.entries(EARLIER_DEFAULTS)
    .filter(([key]) => !(key in data))
    .map(([key, value]) => ({
      key,
      value,
      isConfirmed: fields.includes(key) || (confirmed === true && !CONFIRMED_ALONE.has(key)),
    }));
}

/** In `tienda.yaml` the owner confirmed such a default instead of writing it. What nobody has confirmed, the shop no longer says. */
function readEarlierDefaults(data: Record<string, unknown>): unknown {
  const { confirmed, confirmedFields, ...shop } = data;
  for (const { key, value, isConfirmed } of listUnwrittenDefaults(data))
    if (isConfirmed) shop[key] = value;
  return shop;
}

/** Warns of the sentences that the shop no longer says. The workshop writes the file without the confirmations. */
export function findSilencedTexts(file: string, data: unknown): Problem[] {
  if (!isEarlierShop(data)) return [];
  return listUnwrittenDefaults(data).flatMap(({ key, isConfirmed }): Problem[] => {
    const message = SILENCED[key];
    return message && !isConfirmed
      ? [{ file, path: [key], message, warning: true, isOfEarlierFile: true }]
      : [];
  });
}

/** In a bag, `details.making` was how it is made, or how long that takes. */
function readEarlierMaking(bag: Record<string, unknown>): unknown {
  const making = getValueAt(bag, ["details", "making"]);
  if (!endsInTime(making)) return bag;
  const { making: makingDays, ...details } = bag.details as Record<string, unknown>;
  return { ...bag, details: { makingDays, ...details } };
}
