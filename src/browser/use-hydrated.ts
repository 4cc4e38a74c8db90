import { useSyncExternalStore } from "react";

const noSubscription = () => () => {};

/** False in the prerendered page and while it hydrates, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
