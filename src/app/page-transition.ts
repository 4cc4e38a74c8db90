import type { Route } from "./routes";

export const PAGE_FADE_MS = 500;

/** A screen leaves, then the one that was asked for *last* enters; those between are skipped. */
export type PageTransition = {
  shown: Route;
  wanted: Route;
  phase: "still" | "leaving" | "entering";
  /** Counts the fades: two screens may leave between two renders, and each fade has its own timer. */
  fadeCount: number;
};

export type PageTransitionAction =
  /** The address asks for a screen. `instantly`: reduced motion, nothing fades. */
  | { type: "asked"; route: Route; instantly: boolean }
  /** The timer of this fade has ended; an earlier fade's timer is ignored. */
  | { type: "faded"; fade: number };

export const initialPage = (route: Route): PageTransition => ({
  shown: route,
  wanted: route,
  phase: "still",
  fadeCount: 0,
});

/** The next state of the page change; the same object where nothing changes. */
export function pageTransitionReducer(
  page: PageTransition,
  event: PageTransitionAction,
): PageTransition {
  if (event.type === "faded") {
    if (event.fade !== page.fadeCount) return page;
    if (page.phase === "leaving")
      return { ...page, shown: page.wanted, phase: "entering", fadeCount: page.fadeCount + 1 };
    if (page.phase === "entering") return { ...page, phase: "still" };
    return page;
  }
  if (event.route === page.wanted) return page;
  if (event.instantly) return initialPage(event.route);
  if (page.phase === "leaving") return { ...page, wanted: event.route };
  return { ...page, wanted: event.route, phase: "leaving", fadeCount: page.fadeCount + 1 };
}
