/** Calls `callback` once the page has loaded and the browser is idle, so that its requests delay nothing visible. */
export function onPageIdle(callback: () => void): void {
  // Safari does not support `requestIdleCallback`.
  const waitForIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(callback) : setTimeout(callback, 200);
  if (document.readyState === "complete") waitForIdle();
  else addEventListener("load", waitForIdle, { once: true });
}
