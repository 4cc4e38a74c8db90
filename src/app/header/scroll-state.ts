/** Pixels of scroll beyond which the header tightens (docs/behaviour.md). */
const SHRINK_THRESHOLD = 50;

/** How far the page is scrolled, and what that means for the header. */
export type ScrollState = {
  y: number;
  /** The promo bar is hidden: the last scroll went down. */
  promoHidden: boolean;
  /** The header has less padding: more than 50 px scrolled. */
  tight: boolean;
};

/** A page that begins at `y` pixels: it has not been scrolled yet, so the promo bar is shown. */
export const startingAt = (y: number): ScrollState => ({
  y,
  promoHidden: false,
  tight: y > SHRINK_THRESHOLD,
});

/**
 * What the header does when the page has scrolled to `y` pixels. The promo bar is shown at the top
 * and whenever the last scroll went up; beyond either end (iOS rubber band) nothing is scrolled.
 *
 * @param end how far the page can be scrolled
 */
export function scrolledTo(y: number, end: number, before: ScrollState): ScrollState {
  const now = Math.max(0, Math.min(y, end));
  return {
    y: now,
    promoHidden: now > 0 && (now === before.y ? before.promoHidden : now > before.y),
    tight: now > SHRINK_THRESHOLD,
  };
}
