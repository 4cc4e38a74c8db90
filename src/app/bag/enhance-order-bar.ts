import { ORDER_ACTION_ID, ORDER_BAR_ID } from "../../page-contract";

/** Hides the order bar while the page's own order button is in view as a whole, below the header. */
export function enhanceOrderBar(): void {
  const bar = document.getElementById(ORDER_BAR_ID);
  const button = document.getElementById(ORDER_ACTION_ID);
  if (!bar || !button) return;
  const observer = new IntersectionObserver(
    // A busy page gets several entries at once, the newest one last.
    (entries) => bar.toggleAttribute("data-away", entries.at(-1)?.isIntersecting),
    { rootMargin: "-92px 0px 0px", threshold: 1 },
  );
  observer.observe(button);
}
