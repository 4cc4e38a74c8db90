/**
 * The windows that get the wide cut of Home's film and still, as in hero.module.css: those in which both of its bags
 * have room side by side. All others get the upright one.
 */
export const WIDE = "(min-aspect-ratio:18/25)";

/** All other windows, for the page that asks for the still. */
export const UPRIGHT = "(max-aspect-ratio:1799/2500)";
