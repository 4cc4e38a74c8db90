import { useSyncExternalStore } from "react";

const noSubscription = () => () => {};

/** Returns false in the prerendered page and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
