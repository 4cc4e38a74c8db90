/** The windows that have room for all items: header.module.css. */
const WIDE_MENU_QUERY = "(min-width: 48em)";

const COMPACT_FROM_PX = 50;

type ScrollState = {
  y: number;
  isPromoHidden: boolean;
  isCompact: boolean;
};

/** A page that begins at `y` pixels has not been scrolled yet: the promo bar is shown. */
export const initialScrollState = (y: number): ScrollState => ({
  y,
  isPromoHidden: false,
  isCompact: y > COMPACT_FROM_PX,
});

/**
 * The header's state after a scroll to `y`. On iOS a page scrolls beyond both ends and springs back, which counts as no
 * scroll.
 *
 * @param end how far the page can be scrolled
 */
export function nextScrollState(y: number, end: number, before: ScrollState): ScrollState {
  const now = Math.max(0, Math.min(y, end));
  return {
    y: now,
    isPromoHidden: now > 0 && (now === before.y ? before.isPromoHidden : now > before.y),
    isCompact: now > COMPACT_FROM_PX,
  };
}

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
    header.toggleAttribute("data-promo-hidden", next.isPromoHidden);
    header.toggleAttribute("data-tight", next.isCompact);
  };
  const end = () => document.documentElement.scrollHeight - innerHeight;
  show(initialScrollState(scrollY));
  addEventListener("scroll", () => show(nextScrollState(scrollY, end(), scroll)), {
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
  matchMedia(WIDE_MENU_QUERY).addEventListener("change", close, { signal });
  return () => listening.abort();
}
