import { prefersReducedMotion } from "../browser/reduced-motion";
import { hashes, resolveRoute } from "./routes";
import { showSection } from "./show-section";

/** The id of Home's About section. */
export const ABOUT = "sobre-nosotros";

/** The `history.state` that asks Home to scroll to its About section. */
const SCROLL_TO_ABOUT = { scrollTo: ABOUT };

/** What the About button does: scrolls on Home; from another screen goes Home and has that scroll. */
export function openAbout(): void {
  const homeIsAsked = resolveRoute(location.hash) === "home";
  const homeIsShown = document.querySelector("[data-route=home] main:not([inert])");
  if (homeIsAsked && homeIsShown) {
    showSection(`#${ABOUT}`, prefersReducedMotion() ? "auto" : "smooth");
    return;
  }
  if (!homeIsAsked) location.hash = hashes.home;
  history.replaceState(SCROLL_TO_ABOUT, "");
}

/** What Home does as it appears: scrolls to About where that was asked for, once. May be called again. */
export function scrollToAboutIfAsked(): void {
  if (history.state?.scrollTo !== ABOUT) return;
  history.replaceState(null, "");
  showSection(`#${ABOUT}`);
}
