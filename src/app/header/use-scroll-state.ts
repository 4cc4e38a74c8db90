import { useEffect, useState } from "react";
import { atTop, type ScrollState, scrolledTo } from "./scroll-state";

/** What the page's scroll means for the header; renders only when that changes. */
export function useScrollState(): Omit<ScrollState, "y"> {
  const [state, setState] = useState<Omit<ScrollState, "y">>(atTop);

  useEffect(() => {
    let last = atTop;
    const follow = () => {
      last = scrolledTo(scrollY, last);
      const { promoHidden, tight } = last;
      setState((shown) =>
        shown.promoHidden === promoHidden && shown.tight === tight ? shown : { promoHidden, tight },
      );
    };
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);

  return state;
}
