import { hasModifierKey } from "../browser/predicates";
import { resolveRoute } from "./routes";

/**
 * Handles presses on links that must add no step to the history: to the screen that is already asked for, which is shown
 * from its title; and to an element of the page (the skip link), which takes the focus while the address keeps its route.
 */
export function handleLinkClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || hasModifierKey(event)) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a:not([target],[download])");
  if (!link?.hash || link.origin !== location.origin) return;
  const targetElement = document.getElementById(link.hash.slice(1));
  // While a screen leaves, its content takes no focus; the next screen's title gets the focus anyway.
  targetElement?.focus();
  const targetRoute = resolveRoute(link.hash);
  // A section of Home (`#contacto`) cannot take the focus itself: its link is an address, which the browser follows.
  const isInPage = targetElement
    ? targetElement.hasAttribute("tabindex")
    : targetRoute === resolveRoute(location.hash);
  if (!isInPage) return;
  event.preventDefault();
  if (targetElement) return;
  // `#/` replaces `#contacto`; a `history.state` that asks for About is dropped.
  history.replaceState(null, "", link.href);
  // Pressed twice, a link leaves a fading screen alone.
  const title = document.querySelector<HTMLElement>(`[data-route=${targetRoute}] h1`);
  if (!title) return;
  title.focus();
  scrollTo(0, 0);
}
