import { useSyncExternalStore } from "react";

/** True while the visitor has the page enlarged with two fingers. */
export const useZoomed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1,
    () => false,
  );

function subscribe(changed: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener("resize", changed);
  return () => view?.removeEventListener("resize", changed);
}
