import { WIDE_WINDOW_QUERY } from "../../browser/wide-window";

const COMPACT_FROM_PX = 50;

type ScrollState = { y: number; isPromoHidden: boolean };

/** Returns the state after a scroll to `y`: down hides the promo bar, up shows it. Clamps `y`: iOS overscrolls. */
export function computeScrollState(y: number, maxY: number, previous: ScrollState): ScrollState {
  const clampedY = Math.max(0, Math.min(y, maxY));
  if (clampedY === previous.y) return previous;
  return { y: clampedY, isPromoHidden: clampedY > Math.max(0, previous.y) };
}

/** Updates the header on scroll, and closes its menu where the browser would not. Returns a function that stops both. */
export function enhanceHeader(): () => void {
  const header = document.querySelector("header") as HTMLElement;
  const controller = new AbortController();
  const { signal } = controller;

  // A page that loads scrolled shows the promo bar until the first scroll down.
  let scrollState = { y: scrollY, isPromoHidden: false };
  const onScroll = () => {
    const maxY = document.documentElement.scrollHeight - innerHeight;
    scrollState = computeScrollState(scrollY, maxY, scrollState);
    header.toggleAttribute("data-promo-hidden", scrollState.isPromoHidden);
    header.toggleAttribute("data-compact", scrollState.y > COMPACT_FROM_PX);
  };
  onScroll();
  addEventListener("scroll", onScroll, { passive: true, signal });

  const menu = document.getElementById("menu") as HTMLElement;
  // `?.`: Chrome before 114, Firefox before 125 and Safari before 17 do not support popovers.
  const closeMenu = () => menu.hidePopover?.();
  const onMenuClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a,button")) closeMenu();
  };
  menu.addEventListener("click", onMenuClick, { signal });
  addEventListener("hashchange", closeMenu, { signal });
  // An open menu would cover the page that returns from the page cache.
  addEventListener("pagehide", closeMenu, { signal });
  // A wide window shows all menu items (header.module.css).
  matchMedia(WIDE_WINDOW_QUERY).addEventListener("change", closeMenu, { signal });
  return () => controller.abort();
}
