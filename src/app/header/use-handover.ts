import { useLayoutEffect, useRef } from "react";
import { useHydrated } from "../../browser/use-hydrated";

/**
 * For a control that does its work in plain HTML until the app is there, and is a button from then on:
 * the button gets the focus where the plain one had it.
 *
 * @returns whether the button's time has come, and what to attach to the two
 */
export function useHandover<Early extends HTMLElement>() {
  const hydrated = useHydrated();
  const early = useRef<Early>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef(false);

  useLayoutEffect(() => {
    if (hydrated && focused.current) button.current?.focus({ preventScroll: true });
    focused.current = early.current?.contains(document.activeElement) ?? false;
  }, [hydrated]);

  return { hydrated, early, button };
}
