/**
 * The windows that get the wide cut of Home's film and still; all others get the upright one: phones
 * (SPEC 9), and tablets held upright, for which the wide cut would be shown in a strip.
 */
export const WIDE = "(min-width:48em) and (min-aspect-ratio:4001/5000)";
