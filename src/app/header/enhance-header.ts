import { type ScrollState, scrolledTo, startingAt } from "./scroll-state";

/** The windows that have room for all items: header.module.css. */
const WIDE = "(min-width: 48em)";

/**
 * The header follows the scroll, and its menu closes where the browser leaves the popover open.
 *
 * @returns removes all listeners
 */
export function enhanceHeader(header: HTMLElement): () => void {
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

  const menu = header.querySelector("#menu") as HTMLElement;
  // `?.`: Chrome before 114, Firefox before 125 and Safari before 17 know no popover.
  const close = () => menu.hidePopover?.();
  const choose = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a,button")) close();
  };
  menu.addEventListener("click", choose, { signal });
  addEventListener("hashchange", close, { signal });
  matchMedia(WIDE).addEventListener("change", close, { signal });
  return () => listening.abort();
}
