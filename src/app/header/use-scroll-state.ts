import { useEffect, useState } from "react";
import { type ScrollState, scrolledTo, startingAt } from "./scroll-state";

/** What the page's scroll means for the header; renders only when that changes. */
export function useScrollState(): Omit<ScrollState, "y"> {
  const [state, setState] = useState<Omit<ScrollState, "y">>(startingAt(0));

  useEffect(() => {
    let last: ScrollState;
    const show = (state: ScrollState) => {
      last = state;
      const { promoHidden, tight } = state;
      setState((shown) =>
        shown.promoHidden === promoHidden && shown.tight === tight ? shown : { promoHidden, tight },
      );
    };
    const follow = () =>
      show(scrolledTo(scrollY, document.documentElement.scrollHeight - innerHeight, last));
    show(startingAt(scrollY));
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);

  return state;
}
