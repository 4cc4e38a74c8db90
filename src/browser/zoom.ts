/** Returns true while the page is pinch-zoomed. */
export const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1;

/** Keeps `data-zoomed` of `<html>` up to date: in a zoomed page one finger pans (carousel.module.css). */
export function trackZoom(): void {
  const update = () => document.documentElement.toggleAttribute("data-zoomed", isZoomed());
  update();
  window.visualViewport?.addEventListener("resize", update);
}
