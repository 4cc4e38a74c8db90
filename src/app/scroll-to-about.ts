import { prefersReducedMotion } from "../browser/reduced-motion";
import { hashes, resolveRoute } from "./routes";
import { showSection } from "./show-section";

export const ABOUT = "sobre-nosotros";

const SCROLL_TO_ABOUT = { scrollTo: ABOUT };

/** Scrolls on Home; from another screen goes Home, which then scrolls. */
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

/** Home scrolls to About once where `history.state` asks for About. */
export function scrollToAboutIfAsked(): void {
  if (history.state?.scrollTo !== ABOUT) return;
  history.replaceState(null, "");
  showSection(`#${ABOUT}`);
}
