import { useEffect } from "react";

/** What a keyboard covers at least; a browser's bars cover less. */
const KEYBOARD_PX = 120;

/**
 * Keeps the sheet above an iPhone's keyboard, which covers what is fixed to the foot of the page instead of making
 * the page smaller.
 *
 * @param changed is called as more or less of the shop is covered
 */
export function useSheetRoom(changed: () => void): void {
  useEffect(() => {
    const view = window.visualViewport;
    const { style } = document.documentElement;
    const place = () => {
      const seen = view?.height ?? innerHeight;
      const covered = Math.max(0, innerHeight - seen - (view?.offsetTop ?? 0));
      style.setProperty("--covered", `${covered}px`);
      style.setProperty("--seen", `${seen}px`);
      document.documentElement.toggleAttribute("data-keyboard", covered > KEYBOARD_PX);
      changed();
    };
    place();
    addEventListener("resize", place);
    view?.addEventListener("resize", place);
    view?.addEventListener("scroll", place);
    return () => {
      removeEventListener("resize", place);
      view?.removeEventListener("resize", place);
      view?.removeEventListener("scroll", place);
    };
  }, [changed]);
}
