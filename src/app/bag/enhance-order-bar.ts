import { ORDER_ACTION_ID, ORDER_BAR_ID } from "../../page-contract";

/**
 * Shows the order bar while the page's own order button is not in view as a whole, and its name while the title is not.
 * In view is what neither the header nor the bar covers.
 */
export function enhanceOrderBar(): void {
  const bar = document.getElementById(ORDER_BAR_ID);
  const button = document.getElementById(ORDER_ACTION_ID);
  const title = document.querySelector("h1");
  if (!bar || !button || !title) return;
  const observer = new IntersectionObserver(
    // A busy page gets several entries at once, the newest one last.
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (target === title) bar.toggleAttribute("data-titled", isIntersecting);
        else bar.toggleAttribute("data-shown", !isIntersecting);
    },
    { rootMargin: "-92px 0px -72px", threshold: 1 },
  );
  observer.observe(button);
  observer.observe(title);
}
