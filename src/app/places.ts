import { heldKey } from "../lib/held-key";
import { resolveRoute } from "./routes";

/**
 * What a press on a link needs beside the browser, which does the navigation. Two kinds of link are not
 * followed: to the screen that is already asked for, which is shown from its title on, so that `#/` after an
 * empty hash adds no step to the history; and to a place within the page, which gets the focus while the
 * address, which belongs to the routes, stays. A press for a new tab or window, or to save, is the browser's alone.
 */
export function stayOnScreen(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || heldKey(event)) return;
  // A press that a browser's extension makes up may be on the document, which is in nothing.
  const target = event.target as Partial<Element>;
  const link = target.closest?.<HTMLAnchorElement>("a:not([target],[download])");
  if (!link?.hash || link.origin !== location.origin) return;
  const place = document.getElementById(link.hash.slice(1));
  // While a screen leaves, its content takes no focus; the next one gets it anyway.
  place?.focus();
  const asked = resolveRoute(link.hash);
  // A section of Home takes no focus at all: it is an address.
  const here = place ? place.hasAttribute("tabindex") : asked === resolveRoute(location.hash);
  if (!here) return;
  event.preventDefault();
  if (place) return;
  // Home, asked for after About, takes back the wish for that (scroll-to-about.ts).
  history.replaceState(null, "");
  // Pressed twice, a link leaves the screen that fades where it is.
  const title = document.querySelector<HTMLElement>(`[data-route=${asked}] h1`);
  if (!title) return;
  title.focus();
  scrollTo(0, 0);
}

/**
 * Scrolls to the section of Home that a hash names (`#contacto`) and gives its heading the focus.
 *
 * @returns false where there is no such section on screen
 */
export function showSection(hash: string, behavior: ScrollBehavior = "auto"): boolean {
  const place = document.getElementById(hash.slice(1));
  const heading = place?.closest("section")?.querySelector("h2");
  if (!place || !heading) return false;
  place.scrollIntoView({ behavior });
  heading.focus({ preventScroll: true });
  return true;
}
