import type { Route } from "./routes";

export const PAGE_FADE_MS = 500;

/** One screen fades out, then the *last* requested screen fades in. Screens requested in between are skipped. */
export type PageTransition = ReturnType<typeof initialPage>;

export const initialPage = (route: Route) => ({
  currentRoute: route,
  targetRoute: route,
  /** The current screen fades out. */
  isLeaving: false,
  /** Counts the screens that have replaced another one, also the same screen again. */
  arrivals: 0,
});

/** Returns the state after a request for a screen, or the same object if nothing changes. */
export const requestRoute = (page: PageTransition, route: Route): PageTransition =>
  route === page.targetRoute ? page : { ...page, targetRoute: route, isLeaving: true };

/** Returns the state after the swap to the requested screen, which fades in by its styles (app.module.css). */
export const arrive = ({ targetRoute, arrivals }: PageTransition): PageTransition => ({
  ...initialPage(targetRoute),
  arrivals: arrivals + 1,
});
