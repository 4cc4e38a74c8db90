export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

export const prefersReducedMotion = (): boolean => matchMedia(REDUCED_MOTION).matches;
