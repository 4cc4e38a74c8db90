/** Holds where the visitor has asked the system for less movement. */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asks for less movement now. */
export const prefersReducedMotion = (): boolean => matchMedia(REDUCED_MOTION).matches;
