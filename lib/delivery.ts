import { market } from "./market.ts";

/** Who pays when a customer sends a bag back. */
export type ReturnCost = "customer" | "shop";

type DeliveryTerms = {
  /** How long a bag takes to leave the workshop: `unos diez días`. */
  making?: string | undefined;
  /** How long a parcel takes: `2 o 3 días`. */
  transit?: string | undefined;
  returnCost?: ReturnCost | undefined;
};

/** A duration and nothing else: `unos diez días`, `7-10 días laborables`, `entre dos y tres semanas`. */
const DURATION =
  /^((unos|unas|entre|hasta|casi|menos de)\s)?[\p{L}\d]+((-|\s[aoyó]\s)[\p{L}\d]+)?\s(horas|días?|semanas?|mes|meses)(\s(hábiles|laborables))?$/iu;

/** Strips «en», «de» and full stop from a duration; returns undefined for any other text, such as «A mano». */
export function parseDuration(text: string): string | undefined {
  const duration = text.replace(/^(en|de) /i, "").replace(/\.$/, "");
  return DURATION.test(duration) ? duration.charAt(0).toLowerCase() + duration.slice(1) : undefined;
}

/**
 * Says when a bag arrives; empty if the owner has said nothing about it. The bag's own text about its making replaces the
 * shop's duration, even if the text is no duration: then the details alone show it.
 *
 * @param bagMaking the bag's `details.making`
 */
export function describeDelivery(
  { making, transit }: DeliveryTerms,
  bagMaking: string | undefined,
): string {
  const duration = bagMaking ? parseDuration(bagMaking) : making;
  if (bagMaking && !duration) return "";
  if (!duration) return transit ? `Llega en ${transit}, a\u00a0toda ${market.countryName}.` : "";
  return transit
    ? `Sale del taller en ${duration} y\u00a0llega en ${transit} más, a\u00a0toda ${market.countryName}.`
    : `Sale del taller en ${duration}.`;
}

const RETURN_SENTENCES = {
  customer: "Tienes 14 días para devolverlo; el envío de vuelta lo pagas tú.",
  shop: "Tienes 14 días para devolverlo; el envío de vuelta lo pagamos nosotros.",
} satisfies Record<ReturnCost, string>;

/** Says how a bag goes back; empty if the owner has not said who pays. */
export const describeReturn = ({ returnCost }: DeliveryTerms): string =>
  returnCost ? RETURN_SENTENCES[returnCost] : "";
