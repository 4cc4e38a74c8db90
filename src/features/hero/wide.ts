/**
 * The windows that get the wide cut of Home's film and still; all others get the upright one: phones
 * (SPEC 9), and tablets held upright, for which the wide cut would be shown in a strip. A phone on its side
 * gets the wide one, as hero.module.css does too: of the other a third would be seen.
 */
export const WIDE = "(min-aspect-ratio: 1/1), (min-width: 48em) and (min-aspect-ratio: 4001/5000)";

/** All other windows, for the page that asks for the still: a list cannot be negated as a whole. */
export const UPRIGHT = "(max-aspect-ratio:4/5),(max-aspect-ratio:9999/10000) and (width<48em)";
