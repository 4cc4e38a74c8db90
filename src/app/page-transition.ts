import type { Route } from "./routes";

/** One screen fades out, then the *last* requested screen fades in. Screens requested in between are skipped. */
export type PageTransition = ReturnType<typeof createInitialPage>;

export const createInitialPage = (route: Route) => ({
  currentRoute: route,
  targetRoute: route,
  /** True while the current screen fades out. */
  isLeaving: false,
  /** Number of swaps so far. A return to the same screen counts too. */
  arrivals: 0,
});

/** Returns the state after a request for a screen, or the same object if nothing changes. */
export const requestRoute = (page: PageTransition, route: Route): PageTransition =>
  route === page.targetRoute ? page : { ...page, targetRoute: route, isLeaving: true };

/** Returns the state after the swap to the requested screen. app.module.css fades it in. */
export const arrive = ({ targetRoute, arrivals }: PageTransition): PageTransition => ({
  ...createInitialPage(targetRoute),
  arrivals: arrivals + 1,
});
