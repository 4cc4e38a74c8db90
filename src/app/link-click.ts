import { hasModifierKey } from "../browser/predicates";
import { resolveRoute } from "./routes";

/**
 * Handles clicks on links that must not add a history entry. A link to the current target screen scrolls to its top and
 * focuses its title. A link to an element of the page (the skip link) focuses the element and keeps the route's hash.
 */
export function handleLinkClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || hasModifierKey(event)) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a:not([target],[download])");
  if (!link?.hash || link.origin !== location.origin) return;
  const targetElement = document.getElementById(link.hash.slice(1));
  // A leaving screen is inert and takes no focus. The next screen's title gets the focus later.
  targetElement?.focus();
  const targetRoute = resolveRoute(link.hash);
  // Let the browser follow a link to an element that cannot take the focus.
  const isInPage = targetElement
    ? targetElement.hasAttribute("tabindex")
    : targetRoute === resolveRoute(location.hash);
  if (!isInPage) return;
  event.preventDefault();
  if (targetElement) return;
  // Replaces `#contacto` with `#/`, and drops a `history.state` that requests About.
  history.replaceState(null, "", link.href);
  // A second click during a fade does nothing: `data-route` is still the old screen's.
  const title = document.querySelector<HTMLElement>(`[data-route=${targetRoute}] h1`);
  if (!title) return;
  title.focus();
  scrollTo(0, 0);
}
