import { useEffect, useReducer } from "react";
import { prefersReducedMotion } from "../browser/reduced-motion";
import { changePage, firstPage, PAGE_FADE, type PageChange } from "./page-change";
import { showSection, stayOnScreen } from "./places";
import { type Route, resolveRoute } from "./routes";

/** Follows the address: which page is on screen, and how far its change to the wanted one has come. */
export function usePageChange(firstRoute: Route): PageChange {
  const [page, dispatch] = useReducer(changePage, firstRoute, firstPage);

  useEffect(() => {
    const follow = () => {
      // The browser would restore the scroll of an old page while it is still seen. Said again with each entry of
      // the history: WebKit's new ones do not know it.
      history.scrollRestoration = "manual";
      dispatch({
        type: "asked",
        route: resolveRoute(location.hash),
        instantly: prefersReducedMotion(),
      });
    };
    const move = () => {
      follow();
      // From one section of Home to another: back and forward leave that to us. Not while Home is leaving:
      // it is still seen, and scrolls as it comes again.
      if (!document.querySelector("main[inert]")) showSection(location.hash);
    };
    // A page that was kept gets its scroll back first, which WebKit does after this.
    const comeBack = () => requestAnimationFrame(follow);
    // A reload keeps the scroll, and so does the way back from another page.
    const handBack = () => {
      history.scrollRestoration = "auto";
    };
    // The script inside the page has done this until now (inline/choose-screen.ts).
    window.onclick = null;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("hashchange", move, { signal });
    addEventListener("pageshow", comeBack, { signal });
    addEventListener("pagehide", handBack, { signal });
    document.addEventListener("click", stayOnScreen, { signal });
    // The address may have changed between the first paint and now.
    follow();
    return () => listening.abort();
  }, []);

  // A timer and not `transitionend`, which never fires in a hidden tab.
  // Each fade has its own: a page may enter and be left again before React has rendered the one between.
  const { phase, fades } = page;
  useEffect(() => {
    if (phase === "still") return;
    const timer = setTimeout(() => dispatch({ type: "faded", fade: fades }), PAGE_FADE);
    return () => clearTimeout(timer);
  }, [phase, fades]);

  return page;
}
