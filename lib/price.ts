import * as market from "./market.ts";

/** Returns `1.234,50 €`. Not `Intl`: build and browsers must print the same, and es-ES omits the point in `1.234`. */
export function formatPrice(amount: number): string {
  const [whole = "0", cents = "00"] = amount.toFixed(2).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ".")},${cents} ${market.currencySymbol}`;
}

/** Returns `24 €` or `24,50 €`. */
export const formatShortPrice = (amount: number): string => formatPrice(amount).replace(",00", "");
