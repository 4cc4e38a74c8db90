/** Whether a key is held down with a press on a link: for a new tab or window, or a file, which the browser sees to. */
export const heldKey = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
