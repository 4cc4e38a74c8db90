import type { Route } from "./routes";

/** What a page takes to leave, and the next one to enter. */
export const PAGE_FADE_MS = 500;

/**
 * What is on screen and what was asked for. A page leaves, then the one asked for *last* enters;
 * those asked for in between are skipped.
 */
export type PageChange = {
  shown: Route;
  wanted: Route;
  phase: "still" | "leaving" | "entering";
  /** How many fades have begun: each has a timer of its own, also where two pages leave in one render. */
  fadeCount: number;
};

export type PageEvent =
  /** The address asks for a screen. `instantly`: reduced motion, nothing fades. */
  | { type: "asked"; route: Route; instantly: boolean }
  /** The timer of this fade has ended; only the present fade's counts. */
  | { type: "faded"; fade: number };

/** The page as it is first painted: at rest, at full opacity. */
export const firstPage = (route: Route): PageChange => ({
  shown: route,
  wanted: route,
  phase: "still",
  fadeCount: 0,
});

/** The next state of the page change; the same object where nothing changes. */
export function changePage(page: PageChange, event: PageEvent): PageChange {
  if (event.type === "faded") {
    if (event.fade !== page.fadeCount) return page;
    if (page.phase === "leaving")
      return { ...page, shown: page.wanted, phase: "entering", fadeCount: page.fadeCount + 1 };
    if (page.phase === "entering") return { ...page, phase: "still" };
    return page;
  }
  if (event.route === page.wanted) return page;
  if (event.instantly) return firstPage(event.route);
  if (page.phase === "leaving") return { ...page, wanted: event.route };
  return { ...page, wanted: event.route, phase: "leaving", fadeCount: page.fadeCount + 1 };
}
