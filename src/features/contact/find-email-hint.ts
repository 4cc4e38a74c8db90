/**
 * Returns a hint for an address that nobody can answer, although browsers accept it: one without a dot after the @, or
 * with two @.
 */
export function findEmailHint(email: string): string | undefined {
  const [, domain, ...rest] = email.split("@");
  if (rest.length > 0) return "Lleva más de una arroba: ¿sobra alguna?";
  if (domain === undefined || domain.includes(".")) return undefined;
  return "¿Falta el final? Suele ser «.com» o\u00a0«.es».";
}
