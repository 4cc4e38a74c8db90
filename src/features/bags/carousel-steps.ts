/** The image that follows `index` (from 0) among `count`, `step` images on; both ends wrap around. */
export const stepImage = (index: number, count: number, step: 1 | -1): number =>
  (index + step + count) % count;

/** A shorter horizontal drag is no swipe. */
const SWIPE_MINIMUM_PX = 10;

/**
 * What a drag of a finger means for the carousel.
 *
 * @param dx pixels to the right, negative to the left
 * @param dy pixels down, negative up
 * @returns 1: next image (swiped left), -1: previous image (swiped right), 0: no swipe
 */
export function swipeStep(dx: number, dy: number): 1 | -1 | 0 {
  if (Math.abs(dx) < SWIPE_MINIMUM_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
