/** Windows wide enough to show all menu items, as in header.module.css. */
const WIDE_MENU_QUERY = "(min-width: 48em)";

const COMPACT_FROM_PX = 50;

type ScrollState = {
  y: number;
  isPromoHidden: boolean;
  isCompact: boolean;
};

/** Returns the state of a page that loads at `y` pixels. The promo bar shows until the first scroll down. */
export const initialScrollState = (y: number): ScrollState => ({
  y,
  isPromoHidden: false,
  isCompact: y > COMPACT_FROM_PX,
});

/**
 * Returns the header's state after a scroll to `y`. On iOS a page overscrolls and springs back, so `y` is clamped.
 *
 * @param maxY the page's largest scroll position in pixels
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
 * Updates the header on scroll, and closes its menu where the browser would leave the popover open.
 *
 * @returns a function that removes all listeners
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
  // `?.`: Chrome before 114, Firefox before 125 and Safari before 17 do not support popovers.
  const closeMenu = () => menu.hidePopover?.();
  const onMenuClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a,button")) closeMenu();
  };
  menu.addEventListener("click", onMenuClick, { signal });
  addEventListener("hashchange", closeMenu, { signal });
  // An open menu would cover the page that returns from the page cache.
  addEventListener("pagehide", closeMenu, { signal });
  matchMedia(WIDE_MENU_QUERY).addEventListener("change", closeMenu, { signal });
  return () => controller.abort();
}
