import type { Colours } from "./brand-colours.ts";
import { contrast, READABLE, toward } from "./contrast.ts";

/** Least contrast of the edge of a control (WCAG 1.4.11). */
const SEEN = 3;

/**
 * The shop's colours, by their names in the styles, from the owner's three. The others lie between her ground and her ink,
 * about where the shipped ones do, and keep every text readable.
 */
export function paletteOf({ ground, ink, accent }: Colours): Readonly<Record<string, string>> {
  const carries =
    (...fronts: readonly string[]) =>
    (colour: string) =>
      fronts.every((front) => contrast(front, colour) >= READABLE);
  const tinted = (percent: number) => toward(ground, ink, () => true, percent);
  const sand = toward(tinted(6), ground, carries(ink, accent));
  return {
    ivory: ground,
    sand,
    plaster: toward(tinted(18), ground, carries(ink)),
    ink,
    "ink-soft": toward(ground, ink, carries(sand), 70),
    terracotta: accent,
    rose: toward(accent, ground, carries(ink), 55),
    line: tinted(18),
    "line-strong": toward(ground, ink, (colour) => contrast(colour, ground) >= SEEN, 52),
  };
}

/** Puts the owner's colours over those of src/styles/tokens.css, wherever a page has these. */
export const paletteStyle = (colours: Colours): string =>
  `html:root{${Object.entries(paletteOf(colours))
    .map(([name, value]) => `--${name}:${value}`)
    .join(";")}}`;
