/**
 * The windows that get the wide cut of Home's film and still; all others get the upright one: phones
 * (SPEC 9), and tablets held upright, for which the wide cut would be shown in a strip. A phone on its side
 * gets the wide one, as hero.module.css does too: of the other a third would be seen.
 */
export const WIDE = "(min-aspect-ratio:1/1),(min-width:48em) and (min-aspect-ratio:4001/5000)";
