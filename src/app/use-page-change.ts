import { useEffect, useReducer } from "react";
import { prefersReducedMotion } from "../browser/reduced-motion";
import { changePage, firstPage, PAGE_FADE, type PageChange } from "./page-change";
import { type Route, resolveRoute } from "./routes";

/** Follows the address: which page is on screen, and how far its change to the wanted one has come. */
export function usePageChange(firstRoute: Route): PageChange {
  const [page, dispatch] = useReducer(changePage, firstRoute, firstPage);

  useEffect(() => {
    const follow = () => {
      const route = resolveRoute(location.hash);
      if (route) dispatch({ type: "asked", route, instantly: prefersReducedMotion() });
    };
    // The browser navigates, but for two kinds of link: to the screen that is already asked for, so
    // that `#/` after an empty hash adds no step to the history; and to a place within the page, which
    // gets the focus while the address, which belongs to the routes, stays.
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link?.hash || link.origin !== location.origin) return;
      const route = resolveRoute(link.hash);
      if (route === undefined) document.getElementById(link.hash.slice(1))?.focus();
      if (route === undefined || route === resolveRoute(location.hash)) event.preventDefault();
    };
    addEventListener("hashchange", follow);
    document.addEventListener("click", stay);
    // The address may have changed between the first paint and now.
    follow();
    return () => {
      removeEventListener("hashchange", follow);
      document.removeEventListener("click", stay);
    };
  }, []);

  // A timer and not `transitionend`, which never fires in a hidden tab.
  // Each fade has its own: a page may enter and be left again before React has rendered the one between.
  const { phase, fades } = page;
  useEffect(() => {
    if (phase === "still") return;
    const timer = setTimeout(() => dispatch({ type: "faded", fade: fades }), PAGE_FADE);
    return () => clearTimeout(timer);
  }, [phase, fades]);

  // The browser would restore the scroll of an old page while it is still seen; a reload keeps it.
  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    const handBack = () => {
      history.scrollRestoration = "auto";
    };
    takeOver();
    addEventListener("pageshow", takeOver);
    addEventListener("pagehide", handBack);
    return () => {
      removeEventListener("pageshow", takeOver);
      removeEventListener("pagehide", handBack);
    };
  }, []);

  return page;
}
