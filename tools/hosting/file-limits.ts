/**
 * How many files hosts take, the strictest first.
 *
 * @see https://developers.cloudflare.com/pages/platform/limits/ 20 000 files, 1 000 where they are dragged
 */
const LIMITS = [
  {
    files: 1000,
    host: "Cloudflare Pages, si arrastras la carpeta",
    instead: "conecta el repositorio, que admite 20.000",
  },
  {
    files: 20_000,
    host: "Cloudflare Pages",
    instead: "elige otro alojamiento, como Netlify o un servidor propio",
  },
] as const;

/** The part of a limit from which the owner is told of it. */
const NEAR = 0.9;

/** What to tell the owner of a shop of so many files, while there is time to choose; else nothing. */
export function fileWarning(files: number): string | undefined {
  const limit = LIMITS.findLast((each) => files > each.files * NEAR);
  if (!limit) return undefined;
  const number = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ".");
  return `La tienda tiene ya ${number(files)} archivos, y ${limit.host}, admite ${number(limit.files)}: si publicas allí, ${limit.instead}, o retira bolsos o fotos (docs/publicar.md).`;
}
