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
export function nextScrollState(y: number, maxY: number, previous: ScrollState): ScrollState {
  const clampedY = Math.max(0, Math.min(y, maxY));
  return {
    y: clampedY,
    isPromoHidden:
      clampedY > 0 && (clampedY === previous.y ? previous.isPromoHidden : clampedY > previous.y),
    isCompact: clampedY > COMPACT_FROM_PX,
  };
}

/**
 * The header follows the scroll, and its menu closes where the browser leaves the popover open.
 *
 * @returns removes all listeners
 */
export function enhanceHeader(header: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  let scrollState: ScrollState;
  const applyState = (next: ScrollState) => {
    scrollState = next;
    header.toggleAttribute("data-promo-hidden", next.isPromoHidden);
    header.toggleAttribute("data-tight", next.isCompact);
  };
  const getMaxY = () => document.documentElement.scrollHeight - innerHeight;
  applyState(initialScrollState(scrollY));
  addEventListener("scroll", () => applyState(nextScrollState(scrollY, getMaxY(), scrollState)), {
    passive: true,
    signal,
  });

  const menu = header.querySelector("#menu") as HTMLElement;
  // `?.`: Chrome before 114, Firefox before 125 and Safari before 17 know no popover.
  const closeMenu = () => menu.hidePopover?.();
  const onMenuClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a,button")) closeMenu();
  };
  menu.addEventListener("click", onMenuClick, { signal });
  addEventListener("hashchange", closeMenu, { signal });
  matchMedia(WIDE_MENU_QUERY).addEventListener("change", closeMenu, { signal });
  return () => controller.abort();
}
