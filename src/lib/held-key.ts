/** A press with such a key is the browser's: a new tab or window, or a download. */
export const heldKey = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
