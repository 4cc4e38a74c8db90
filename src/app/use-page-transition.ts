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
export function usePageTransition(initialRoute: Route): PageTransition {
  const [page, dispatch] = useReducer(pageTransitionReducer, initialRoute, initialPage);

  useEffect(() => {
    const updateRoute = () => {
      // With `auto` the browser restores the next screen's scroll while the old screen is still seen. Set for each entry
      // of the history: in WebKit a new entry begins with `auto`.
      history.scrollRestoration = "manual";
      dispatch({
        type: "navigate",
        route: resolveRoute(location.hash),
        isInstant: prefersReducedMotion(),
      });
    };
    const onHashChange = () => {
      updateRoute();
      // From one section of Home to another; a screen that leaves scrolls when the next one enters.
      if (!isLeaving()) showSection(location.hash);
    };
    // WebKit restores the scroll of a page from the page cache after `pageshow`.
    const onPageShow = () => requestAnimationFrame(updateRoute);
    // With `auto` a reload and Back restore the scroll. During a change the history entry still has the old screen's
    // scroll: the new screen begins at its top.
    const onPageHide = () => {
      if (!isLeaving()) history.scrollRestoration = "auto";
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener("hashchange", onHashChange, { signal });
    addEventListener("pageshow", onPageShow, { signal });
    addEventListener("pagehide", onPageHide, { signal });
    document.addEventListener("click", handleLinkClick, { signal });
    // The address may have changed between the first paint and now.
    updateRoute();
    return () => controller.abort();
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
