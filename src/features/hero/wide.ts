/** The windows that show the wide cut of Home's film and still, as in hero.module.css. */
export const WIDE = "(min-aspect-ratio:4/5)";

/** All other windows. */
export const UPRIGHT = "(max-aspect-ratio:799/1000)";
