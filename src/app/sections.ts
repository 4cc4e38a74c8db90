import { prefersReducedMotion } from "../browser/predicates";
import { parseSectionId, resolveRoute, routeHashes } from "./routes";

export const ABOUT_ID = "sobre-nosotros";

const SCROLL_TO_ABOUT_STATE = { scrollTo: ABOUT_ID };

/**
 * Scrolls to the section of Home in a hash (`#contacto`) and focuses its heading.
 *
 * @returns false if the current screen has no such section
 */
export function showSection(hash: string, behavior: ScrollBehavior = "auto"): boolean {
  const element = document.getElementById(parseSectionId(hash));
  const heading = element?.closest("section")?.querySelector("h2");
  if (!element || !heading) return false;
  element.scrollIntoView({ behavior });
  heading.focus({ preventScroll: true });
  return true;
}

/** Scrolls to About, first navigating to Home from another screen. */
export function openAbout(): void {
  const isHomeRequested = resolveRoute(location.hash) === "home";
  const isHomeVisible = document.querySelector("[data-route=home] main:not([inert])");
  if (isHomeRequested && isHomeVisible) {
    showSection(`#${ABOUT_ID}`, prefersReducedMotion() ? "auto" : "smooth");
    return;
  }
  if (!isHomeRequested) location.hash = routeHashes.home;
  history.replaceState(SCROLL_TO_ABOUT_STATE, "");
}

/** Scrolls to About if `history.state` requests it, and clears the request. */
export function scrollToAboutIfRequested(): void {
  if (history.state?.scrollTo !== ABOUT_ID) return;
  history.replaceState(null, "");
  showSection(`#${ABOUT_ID}`);
}
