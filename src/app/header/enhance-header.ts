import { heldKey } from "../../lib/held-key";
import { type ScrollState, scrolledTo, startingAt } from "./scroll-state";

/** The windows that have room for all items: header.module.css. */
const WIDE = "(min-width: 48em)";

/**
 * The header follows the scroll, and its menu takes the focus and closes when the visitor turns to something else
 * (docs/behaviour.md). Without script the menu opens and closes by its `<summary>`.
 *
 * @returns removes all listeners
 */
export function enhanceHeader(header: HTMLElement): () => void {
  const details = header.querySelector("details") as HTMLDetailsElement;
  const summary = details.querySelector("summary") as HTMLElement;
  const menu = header.querySelector("#menu") as HTMLElement;
  const listening = new AbortController();
  const { signal } = listening;

  let scroll: ScrollState;
  const show = (next: ScrollState) => {
    scroll = next;
    header.toggleAttribute("data-promo-hidden", next.promoHidden);
    header.toggleAttribute("data-tight", next.tight);
  };
  const end = () => document.documentElement.scrollHeight - innerHeight;
  show(startingAt(scrollY));
  addEventListener("scroll", () => show(scrolledTo(scrollY, end(), scroll)), {
    passive: true,
    signal,
  });

  const close = () => {
    details.open = false;
  };
  const closeOutside = ({ target }: Event) => {
    if (!header.contains(target as Node)) close();
  };
  const turn = () => {
    document.documentElement.toggleAttribute("data-menu-open", details.open);
    if (!details.open || menu.contains(document.activeElement)) return;
    menu.scrollTo(0, 0);
    menu.querySelector("a")?.focus({ preventScroll: true });
  };
  const choose = (event: MouseEvent) => {
    if (!details.open || heldKey(event) || !(event.target as Element).closest("a,button")) return;
    close();
    // The next screen's title takes the focus from the summary; a profile in a new tab leaves it there.
    if (menu.contains(document.activeElement)) summary.focus();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !details.open) return;
    close();
    summary.focus();
  };
  // The visitor may have opened the menu before this script ran.
  if (matchMedia(WIDE).matches) close();
  turn();
  details.addEventListener("toggle", turn, { signal });
  header.addEventListener("click", choose, { signal });
  document.addEventListener("pointerdown", closeOutside, { signal });
  document.addEventListener("focusin", closeOutside, { signal });
  document.addEventListener("keydown", closeOnEscape, { signal });
  matchMedia(WIDE).addEventListener("change", close, { signal });
  // The browser's Back leads to another screen, which is to be seen. Not at `hashchange`: where nothing fades the screen
  // comes with that event, and an open menu would keep the focus from its title.
  addEventListener("popstate", close, { signal });
  return () => listening.abort();
}
