import { hasModifierKey } from "../browser/modifier-key";
import { YEAR_ID } from "../page-contract";
import { nameTransitionPhoto } from "./photo-transition";

/** Enhances the parts that every page has, hydrated or static. Runs before hydration. */
export function enhancePage(): void {
  nameTransitionPhoto();
  // The skip link focuses without navigating: its URL lacks the query, the route and, on 404.html, the path.
  document.querySelector<HTMLElement>(".skip")?.addEventListener("click", (event) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    document.getElementById("contenido")?.focus();
  });
  // The page has the year of its build, which hydration does not change.
  const year = document.getElementById(YEAR_ID);
  if (year) year.textContent = String(new Date().getFullYear());
}
