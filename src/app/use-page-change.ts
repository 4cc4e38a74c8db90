import { useEffect, useReducer } from "react";
import { prefersReducedMotion } from "../browser/reduced-motion";
import { onLinkPress } from "./link-press";
import { changePage, firstPage, PAGE_FADE_MS, type PageChange } from "./page-change";
import { type Route, resolveRoute } from "./routes";
import { showSection } from "./show-section";

/** Whether the screen that is seen is on its way out. */
const isLeaving = () => document.querySelector("main[inert]") !== null;

/** Follows the address: which page is on screen, and how far its change to the wanted one has come. */
export function usePageChange(firstRoute: Route): PageChange {
  const [page, dispatch] = useReducer(changePage, firstRoute, firstPage);

  useEffect(() => {
    const follow = () => {
      // Else the browser would restore the scroll of the next screen while the old one is still seen. Said again for
      // each entry of the history: in WebKit a new entry begins with `auto`.
      history.scrollRestoration = "manual";
      dispatch({
        type: "asked",
        route: resolveRoute(location.hash),
        instantly: prefersReducedMotion(),
      });
    };
    const move = () => {
      follow();
      // From one section of Home to another. While Home leaves, the section is shown as Home enters again.
      if (!isLeaving()) showSection(location.hash);
    };
    // In WebKit a page from the page cache gets its scroll back after `pageshow`.
    const comeBack = () => requestAnimationFrame(follow);
    // A reload, and the way back from another page, find the screen where it was left. In the middle of a change the
    // new entry still has the scroll of the old screen: the new one begins at its top.
    const leave = () => {
      if (!isLeaving()) history.scrollRestoration = "auto";
    };
    // Until now the script inside the page has done this (inline/choose-screen.ts).
    window.onclick = null;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("hashchange", move, { signal });
    addEventListener("pageshow", comeBack, { signal });
    addEventListener("pagehide", leave, { signal });
    document.addEventListener("click", onLinkPress, { signal });
    // The address may have changed between the first paint and now.
    follow();
    return () => listening.abort();
  }, []);

  // A timer and not `transitionend`, which never fires in a hidden tab. Each fade has its own: a page may enter and
  // be left again before React has rendered the one between.
  const { phase, fadeCount } = page;
  useEffect(() => {
    if (phase === "still") return;
    const timer = setTimeout(() => dispatch({ type: "faded", fade: fadeCount }), PAGE_FADE_MS);
    return () => clearTimeout(timer);
  }, [phase, fadeCount]);

  return page;
}
