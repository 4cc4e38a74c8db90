import { type ScrollState, scrolledTo, startingAt } from "./scroll-state";

/** The header of a page without the app: follows the scroll, and closes its menu as the app would. */
export function livelyHeader(): void {
  const header = document.querySelector("header") as HTMLElement;
  const details = header.querySelector("details") as HTMLDetailsElement;
  const summary = details.querySelector("summary") as HTMLElement;
  const menu = document.getElementById("menu") as HTMLElement;

  let state: ScrollState;
  const show = (next: ScrollState) => {
    state = next;
    header.toggleAttribute("data-promo-hidden", state.promoHidden);
    header.toggleAttribute("data-tight", state.tight);
  };
  show(startingAt(scrollY));
  const end = () => document.documentElement.scrollHeight - innerHeight;
  addEventListener("scroll", () => show(scrolledTo(scrollY, end(), state)), { passive: true });

  const follow = () => {
    menu.toggleAttribute("data-open", details.open);
    if (details.open) menu.querySelector("a")?.focus({ preventScroll: true });
  };
  details.ontoggle = follow;
  // It may have been opened before this script came.
  follow();
  // A profile opens beside the page, and the browser's Back shows the page as it was left.
  header.onclick = ({ target }) => {
    if (!details.open || !(target as Element).closest("a")) return;
    details.open = false;
    summary.focus();
  };
  // The windows that have room for all items: header.module.css.
  matchMedia("(min-width:48em)").addEventListener("change", () => {
    details.open = false;
  });
  const closeOutside = ({ target }: Event) => {
    if (!header.contains(target as Node)) details.open = false;
  };
  addEventListener("pointerdown", closeOutside);
  addEventListener("focusin", closeOutside);
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !details.open) return;
    details.open = false;
    summary.focus();
  });
}
