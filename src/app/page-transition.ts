import type { Route } from "./routes";

export const PAGE_FADE_MS = 500;

/** One screen fades out, then the *last* requested screen fades in. Screens requested in between are skipped. */
export type PageTransition = {
  currentRoute: Route;
  targetRoute: Route;
  phase: "idle" | "leaving" | "entering";
  /** Counts the screens that have replaced another one, also the same screen again. */
  arrivals: number;
};

export const initialPage = (route: Route): PageTransition => ({
  currentRoute: route,
  targetRoute: route,
  phase: "idle",
  arrivals: 0,
});

/**
 * Returns the state after a request for a screen, or the same object if nothing changes.
 *
 * @param isInstant no fade, for reduced motion
 */
export function requestRoute(
  page: PageTransition,
  route: Route,
  isInstant: boolean,
): PageTransition {
  if (route === page.targetRoute) return page;
  if (isInstant) return { ...initialPage(route), arrivals: page.arrivals + 1 };
  return { ...page, targetRoute: route, phase: "leaving" };
}

/** Returns the state after the fade of the current phase. */
export const endFade = (page: PageTransition): PageTransition =>
  page.phase === "leaving"
    ? {
        ...page,
        currentRoute: page.targetRoute,
        phase: "entering",
        arrivals: page.arrivals + 1,
      }
    : { ...page, phase: "idle" };
