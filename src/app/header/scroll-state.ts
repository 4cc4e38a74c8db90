/** docs/behaviour.md says what the header does. */
const TIGHT_FROM_PX = 50;

export type ScrollState = {
  y: number;
  promoHidden: boolean;
  tight: boolean;
};

/** A page that begins at `y` pixels has not been scrolled yet: the promo bar is shown. */
export const startingAt = (y: number): ScrollState => ({
  y,
  promoHidden: false,
  tight: y > TIGHT_FROM_PX,
});

/**
 * The header's state after a scroll to `y`. On iOS a page scrolls beyond both ends and springs back, which counts as no
 * scroll.
 *
 * @param end how far the page can be scrolled
 */
export function scrolledTo(y: number, end: number, before: ScrollState): ScrollState {
  const now = Math.max(0, Math.min(y, end));
  return {
    y: now,
    promoHidden: now > 0 && (now === before.y ? before.promoHidden : now > before.y),
    tight: now > TIGHT_FROM_PX,
  };
}
