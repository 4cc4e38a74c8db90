/**
 * Calls `callback` once the page has loaded and the browser is idle, so that its requests delay nothing visible.
 *
 * @returns a function that cancels the call
 */
export function onPageIdle(callback: () => void): () => void {
  let isCancelled = false;
  const run = () => isCancelled || callback();
  // Safari does not support `requestIdleCallback`.
  const waitForIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run, 200);
  if (document.readyState === "complete") waitForIdle();
  else addEventListener("load", waitForIdle, { once: true });
  return () => {
    isCancelled = true;
  };
}
