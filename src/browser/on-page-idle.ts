/**
 * Calls back once the page has loaded and the browser is idle: what is fetched then delays nothing on screen.
 *
 * @returns cancels
 */
export function onPageIdle(callback: () => void): () => void {
  let isCancelled = false;
  const waitForIdle = () => {
    if (isCancelled) return;
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => isCancelled || callback());
    else setTimeout(() => isCancelled || callback(), 200);
  };
  if (document.readyState === "complete") waitForIdle();
  else addEventListener("load", waitForIdle, { once: true });
  return () => {
    isCancelled = true;
    removeEventListener("load", waitForIdle);
  };
}
