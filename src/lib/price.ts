/**
 * A price as visitors read it: two decimals, a point from a thousand on, a space and the sign. The marks
 * are written here, not by `Intl`: the build and every browser must print the same price, and es-ES leaves
 * the point out below 10 000.
 *
 * @param euros an amount in euros, not negative
 * @returns for example `24,00 €` or `1.234,50 €`
 */
export function formatPrice(euros: number): string {
  const [whole = "0", cents = "00"] = euros.toFixed(2).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ".")},${cents} €`;
}
