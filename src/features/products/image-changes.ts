/**
 * The one event by which carousels hear of each other (SPEC 4): it carries the id of the product
 * whose image has changed, and every other carousel goes back to its first image.
 */
const changes = new EventTarget();

/** Tells all carousels that an image of this product has been chosen. */
export const announceImageChange = (productId: string): void => {
  changes.dispatchEvent(new CustomEvent("image-change", { detail: productId }));
};

/**
 * Hears of image changes.
 *
 * @returns stops listening
 */
export function onImageChange(listener: (productId: string) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<string>).detail);
  changes.addEventListener("image-change", handle);
  return () => changes.removeEventListener("image-change", handle);
}
