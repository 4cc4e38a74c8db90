import { sectionOf } from "./routes";

/**
 * Scrolls to the section of Home that a hash names (`#contacto`) and gives its heading the focus.
 *
 * @returns false where there is no such section on screen
 */
export function showSection(hash: string, behavior: ScrollBehavior = "auto"): boolean {
  const element = document.getElementById(sectionOf(hash));
  const heading = element?.closest("section")?.querySelector("h2");
  if (!element || !heading) return false;
  element.scrollIntoView({ behavior });
  heading.focus({ preventScroll: true });
  return true;
}
