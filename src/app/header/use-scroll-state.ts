import { useEffect, useState } from "react";
import { type ScrollState, scrolledTo, startingAt } from "./scroll-state";

/** What the page's scroll means for the header; renders only when that changes. */
export function useScrollState(): Omit<ScrollState, "y"> {
  const [promoHidden, hidePromo] = useState(false);
  const [tight, tighten] = useState(false);

  useEffect(() => {
    let last: ScrollState;
    const show = (state: ScrollState) => {
      last = state;
      hidePromo(state.promoHidden);
      tighten(state.tight);
    };
    const follow = () =>
      show(scrolledTo(scrollY, document.documentElement.scrollHeight - innerHeight, last));
    show(startingAt(scrollY));
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);

  return { promoHidden, tight };
}
