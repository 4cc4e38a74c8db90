/** Returns whether a modifier key is down: the browser then opens a new tab or window, or downloads. */
export const hasModifierKey = (event: MouseEvent | KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
