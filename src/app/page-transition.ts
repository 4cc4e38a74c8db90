import type { Route } from "./routes";

export const PAGE_FADE_MS = 500;

/** A screen leaves, then the one that was asked for *last* enters; those between are skipped. */
export type PageTransition = {
  currentRoute: Route;
  targetRoute: Route;
  phase: "idle" | "leaving" | "entering";
  /** Counts the fades: two screens may leave between two renders, and each fade has its own timer. */
  fadeId: number;
};

export type PageTransitionAction =
  /** The address asks for a screen. `instantly`: reduced motion, nothing fades. */
  | { type: "navigate"; route: Route; isInstant: boolean }
  /** The timer of this fade has ended; an earlier fade's timer is ignored. */
  | { type: "fadeEnd"; fadeId: number };

export const initialPage = (route: Route): PageTransition => ({
  currentRoute: route,
  targetRoute: route,
  phase: "idle",
  fadeId: 0,
});

/** The next state of the page change; the same object where nothing changes. */
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
