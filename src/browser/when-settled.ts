/**
 * Calls back once the page has loaded and the browser is idle, so that what is fetched next competes
 * with nothing on screen.
 *
 * @returns takes the request back
 */
export function whenSettled(callback: () => void): () => void {
  let cancelled = false;
  const idle = () => {
    if (cancelled) return;
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => cancelled || callback());
    else setTimeout(() => cancelled || callback(), 200);
  };
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
  return () => {
    cancelled = true;
    removeEventListener("load", idle);
  };
}
