/**
 * Calls `callback` once the page has loaded and the browser is idle, so that its requests delay nothing visible.
 *
 * @returns a function that cancels the call
 */
export function onPageIdle(callback: () => void): () => void {
  let isCancelled = false;
  const waitForIdle = () => {
    if (isCancelled) return;
    // Safari does not support `requestIdleCallback`.
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
