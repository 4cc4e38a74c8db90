/** The column of words sticks beside the photographs. Where it is higher than the window, its end sticks: `--said`. */
export function keepInSight(): void {
  const said = document.querySelector("[data-said]") as HTMLElement;
  new ResizeObserver(() => {
    said.style.setProperty("--said", `${said.offsetHeight}px`);
  }).observe(said);
  // Browsers do not scroll to a focused element of a sticky column that stands above the window.
  said.addEventListener("focusin", ({ target }) => {
    const focused = target as HTMLElement;
    const head = document.querySelector("header") as HTMLElement;
    const { top } = focused.getBoundingClientRect();
    if (top >= head.getBoundingClientRect().bottom || !focused.matches(":focus-visible")) return;
    said.parentElement?.scrollIntoView();
    focused.scrollIntoView({ block: "nearest" });
  });
}
