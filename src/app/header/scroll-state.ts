/** Pixels of scroll beyond which the header tightens (SPEC 9). */
const SHRINK_THRESHOLD = 50;

/** How far the page is scrolled, and what that means for the header. */
export type ScrollState = {
  y: number;
  /** The promo bar is hidden: the last scroll went down. */
  promoHidden: boolean;
  /** The header has less padding: more than 50 px scrolled. */
  tight: boolean;
};

export const atTop: ScrollState = { y: 0, promoHidden: false, tight: false };

/**
 * What the header does when the page has scrolled to `y` pixels. The promo bar is shown at the top
 * and whenever the last scroll went up; a negative `y` (iOS rubber band) counts as the top.
 */
export function scrolledTo(y: number, before: ScrollState): ScrollState {
  const now = Math.max(0, y);
  return {
    y: now,
    promoHidden: now > 0 && (now === before.y ? before.promoHidden : now > before.y),
    tight: now > SHRINK_THRESHOLD,
  };
}
