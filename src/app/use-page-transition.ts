import { useEffect, useReducer } from "react";
import { prefersReducedMotion } from "../browser/predicates";
import { handleLinkClick } from "./link-click";
import {
  initialPage,
  PAGE_FADE_MS,
  type PageTransition,
  pageTransitionReducer,
} from "./page-transition";
import { type Route, resolveRoute } from "./routes";
import { showSection } from "./sections";

const isLeaving = () => document.querySelector("main[inert]") !== null;

/** Follows the address: which screen is shown, and how far the change to the wanted one is. */
export function usePageTransition(firstRoute: Route): PageTransition {
  const [page, dispatch] = useReducer(pageTransitionReducer, firstRoute, initialPage);

  useEffect(() => {
    const follow = () => {
      // With `auto` the browser restores the next screen's scroll while the old screen is still seen. Set for each entry
      // of the history: in WebKit a new entry begins with `auto`.
      history.scrollRestoration = "manual";
      dispatch({
        type: "navigate",
        route: resolveRoute(location.hash),
        isInstant: prefersReducedMotion(),
      });
    };
    const move = () => {
      follow();
      // From one section of Home to another; a screen that leaves scrolls when the next one enters.
      if (!isLeaving()) showSection(location.hash);
    };
    // WebKit restores the scroll of a page from the page cache after `pageshow`.
    const comeBack = () => requestAnimationFrame(follow);
    // With `auto` a reload and Back restore the scroll. During a change the history entry still has the old screen's
    // scroll: the new screen begins at its top.
    const leave = () => {
      if (!isLeaving()) history.scrollRestoration = "auto";
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("hashchange", move, { signal });
    addEventListener("pageshow", comeBack, { signal });
    addEventListener("pagehide", leave, { signal });
    document.addEventListener("click", handleLinkClick, { signal });
    // The address may have changed between the first paint and now.
    follow();
    return () => listening.abort();
  }, []);

  // A timer and not `transitionend`, which never fires in a hidden tab.
  const { phase, fadeId } = page;
  useEffect(() => {
    if (phase === "idle") return;
    const timer = setTimeout(() => dispatch({ type: "fadeEnd", fadeId }), PAGE_FADE_MS);
    return () => clearTimeout(timer);
  }, [phase, fadeId]);

  return page;
}
