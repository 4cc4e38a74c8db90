/**
 * What is said of a bag stays beside its photos while they go by. The styles learn how high it is, so that it
 * stays by its end where the window is lower.
 */
export function keepInSight(): void {
  const said = document.querySelector("[data-said]") as HTMLElement;
  new ResizeObserver(() => {
    said.style.setProperty("--said", `${said.offsetHeight}px`);
  }).observe(said);
  // It sticks wherever its photos have got to: what the keyboard comes to may be above the window.
  said.addEventListener("focusin", ({ target }) => {
    const place = target as HTMLElement;
    const head = document.querySelector("header") as HTMLElement;
    const { top } = place.getBoundingClientRect();
    if (top >= head.getBoundingClientRect().bottom || !place.matches(":focus-visible")) return;
    said.parentElement?.scrollIntoView();
    place.scrollIntoView({ block: "nearest" });
  });
}
