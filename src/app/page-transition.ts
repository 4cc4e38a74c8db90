import type { Route } from "./routes";

export const PAGE_FADE_MS = 500;

/** One screen fades out, then the *last* requested screen fades in. Screens requested in between are skipped. */
export type PageTransition = {
  currentRoute: Route;
  targetRoute: Route;
  phase: "idle" | "leaving" | "entering";
  /** Identifies a fade and its timer: two fades of the same phase may follow each other between two renders. */
  fadeId: number;
};

export type PageTransitionAction =
  /** The address requests a screen. `isInstant`: no fade, for reduced motion. */
  | { type: "navigate"; route: Route; isInstant: boolean }
  /** The timer of fade `fadeId` has ended. The reducer ignores timers of earlier fades. */
  | { type: "fadeEnd"; fadeId: number };

export const initialPage = (route: Route): PageTransition => ({
  currentRoute: route,
  targetRoute: route,
  phase: "idle",
  fadeId: 0,
});

/** Returns the next state, or the same object if nothing changes. */
export function pageTransitionReducer(
  page: PageTransition,
  action: PageTransitionAction,
): PageTransition {
  if (action.type === "fadeEnd") {
    if (action.fadeId !== page.fadeId) return page;
    if (page.phase === "leaving")
      return {
        ...page,
        currentRoute: page.targetRoute,
        phase: "entering",
        fadeId: page.fadeId + 1,
      };
    if (page.phase === "entering") return { ...page, phase: "idle" };
    return page;
  }
  if (action.route === page.targetRoute) return page;
  if (action.isInstant) return initialPage(action.route);
  if (page.phase === "leaving") return { ...page, targetRoute: action.route };
  return { ...page, targetRoute: action.route, phase: "leaving", fadeId: page.fadeId + 1 };
}
