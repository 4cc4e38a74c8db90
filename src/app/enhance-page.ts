import { hasModifierKey } from "../browser/modifier-key";
import { TRUE_SIZE_ID, YEAR_ID } from "../page-contract";
import { nameTransitionPhoto } from "./photo-transition";

/** Enhances the parts that every page has, hydrated or static. Runs before hydration. */
export function enhancePage(): void {
  nameTransitionPhoto();
  // These links focus without navigating: the skip link's URL lacks the query, the route and, on 404.html, the path, and
  // with a history entry for the drawing the way back would not leave the page.
  const links = document.querySelectorAll<HTMLAnchorElement>(`.skip,a[href$="#${TRUE_SIZE_ID}"]`);
  for (const link of links)
    link.addEventListener("click", (event) => {
      if (hasModifierKey(event)) return;
      event.preventDefault();
      const target = document.getElementById(link.hash.slice(1));
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: "nearest" });
    });
  // The page has the year of its build, which hydration does not change.
  const year = document.getElementById(YEAR_ID);
  if (year) year.textContent = String(new Date().getFullYear());
}
