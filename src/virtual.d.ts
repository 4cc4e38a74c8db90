/** The year in which the shop was built; the browser corrects it after hydration. */
declare const __BUILD_YEAR__: number;
