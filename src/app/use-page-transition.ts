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

/** Follows the address's hash and returns the state of the transition to its screen. */
export function usePageTransition(initialRoute: Route): PageTransition {
  const [page, dispatch] = useReducer(pageTransitionReducer, initialRoute, initialPage);

  useEffect(() => {
    const updateRoute = () => {
      // With `auto` the browser would restore the next screen's scroll while the old screen is visible. Set it for each
      // history entry: in WebKit a new entry starts with `auto`.
      history.scrollRestoration = "manual";
      dispatch({
        type: "navigate",
        route: resolveRoute(location.hash),
        isInstant: prefersReducedMotion(),
      });
    };
    const onHashChange = () => {
      updateRoute();
      // Scroll between sections of Home. During a transition App scrolls when the next screen enters.
      if (!isLeaving()) showSection(location.hash);
    };
    // Wait a frame: WebKit restores the scroll of a page from the page cache after `pageshow`.
    const onPageShow = () => requestAnimationFrame(updateRoute);
    // With `auto` a reload and Back restore the scroll. Not during a transition: the history entry still has the old
    // screen's scroll, and the new screen starts at the top.
    const onPageHide = () => {
      if (!isLeaving()) history.scrollRestoration = "auto";
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener("hashchange", onHashChange, { signal });
    addEventListener("pageshow", onPageShow, { signal });
    addEventListener("pagehide", onPageHide, { signal });
    document.addEventListener("click", handleLinkClick, { signal });
    // The hash may have changed since the first paint.
    updateRoute();
    return () => controller.abort();
  }, []);

  // A timer, because `transitionend` never fires in a hidden tab.
  const { phase, fadeId } = page;
  useEffect(() => {
    if (phase === "idle") return;
    const timer = setTimeout(() => dispatch({ type: "fadeEnd", fadeId }), PAGE_FADE_MS);
    return () => clearTimeout(timer);
  }, [phase, fadeId]);

  return page;
}
