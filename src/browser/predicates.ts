export const prefersReducedMotion = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;

export function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** A press with such a key is the browser's: a new tab or window, or a download. */
export const hasModifierKey = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent | KeyboardEvent) => ctrlKey || metaKey || shiftKey || altKey;
