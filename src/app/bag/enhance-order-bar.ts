import { ORDER_ACTION_ID, ORDER_BAR_ID } from "../../page-contract";

/** Shows the order bar unless the page's own button is in view, and its name unless the title is, clear of both bars. */
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
