/**
 * A price as the shop writes it: two decimals, Spanish marks, a space and the sign (SPEC 9).
 * es-ES is written out: the build and every browser must print the same price, whatever locale
 * data they carry.
 *
 * @param euros an amount in euros, not negative
 * @returns for example `24,00 €` or `1.234,50 €`
 */
export function formatPrice(euros: number): string {
  const [whole = "0", cents = "00"] = euros.toFixed(2).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ".")},${cents} €`;
}
