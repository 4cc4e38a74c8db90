/** Whether a key is held down with a press: for a new tab or window, or a file, which the browser sees to. */
export const heldKey = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
