/**
 * Returns `24,00 €` or `1.234,50 €`. Not `Intl`: build and browsers must print the same, and es-ES omits the point
 * below 10 000.
 */
export function formatPrice(euros: number): string {
  const [whole = "0", cents = "00"] = euros.toFixed(2).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ".")},${cents} €`;
}

/** Returns `24 €` or `24,50 €`. */
export const formatShortPrice = (euros: number): string => formatPrice(euros).replace(",00", "");
