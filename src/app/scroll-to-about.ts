import { prefersReducedMotion } from "../browser/reduced-motion";
import type { PageChange } from "./page-change";
import { showSection } from "./places";
import { hashes } from "./routes";

/** The id of Home's About section. */
export const ABOUT = "sobre-nosotros";

/** Navigation state that asks Home to scroll to About (SPEC 2). */
const wish = { scrollTo: ABOUT };

/** What the About button does: scrolls on Home; from another screen goes Home with a wish to scroll. */
export function openAbout({ shown, wanted }: PageChange): void {
  if (shown === "home" && wanted === "home") {
    showSection(`#${ABOUT}`, prefersReducedMotion() ? "auto" : "smooth");
    return;
  }
  if (wanted !== "home") location.hash = hashes.home;
  history.replaceState(wish, "");
}

/** What Home does as it appears: grants the wish, if there is one, and clears it. May be called again. */
export function grantAboutWish(): void {
  if (history.state?.scrollTo !== wish.scrollTo) return;
  history.replaceState(null, "");
  showSection(`#${ABOUT}`);
}
