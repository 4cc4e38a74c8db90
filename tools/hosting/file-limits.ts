/** How many files the strictest host takes: https://developers.cloudflare.com/workers/static-assets/billing-and-limitations/ */
const LIMIT = 20_000;

/** The part of the limit from which the owner is told of it. */
const NEAR = 0.9;

/** What to tell the owner of a shop of so many files, while there is time to choose; else nothing. */
export function fileWarning(files: number): string | undefined {
  if (files <= LIMIT * NEAR) return undefined;
  const number = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ".");
  return `La tienda tiene ya ${number(files)} archivos, y Cloudflare admite ${number(LIMIT)}: retira bolsos o fotos, o elige otro alojamiento (docs/publicar.md).`;
}
