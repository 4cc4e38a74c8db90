/**
 * What is said of a bag stays beside its photos while they go by. The styles learn how high it is, so that it
 * stays by its end where the window is lower.
 */
export function keepInSight(): void {
  const said = document.querySelector("[data-said]") as HTMLElement;
  new ResizeObserver(() => {
    said.style.setProperty("--said", `${said.offsetHeight}px`);
  }).observe(said);
}
