/**
 * Calls back once the page has loaded and the browser is idle: what is fetched then delays nothing on screen.
 *
 * @returns cancels
 */
export function onPageIdle(callback: () => void): () => void {
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
