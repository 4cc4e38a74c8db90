export const prefersReducedMotion = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;

export function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Returns whether a modifier key is down: the browser then opens a new tab or window, or downloads. */
export const hasModifierKey = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent | KeyboardEvent) => ctrlKey || metaKey || shiftKey || altKey;
