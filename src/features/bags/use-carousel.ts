import { useCallback, useEffect, useRef, useState } from "react";
import { onPageIdle } from "../../browser/on-page-idle";
import type { Bag } from "../../content";
import { stepIndex, useSwipe } from "./use-swipe";

/** Fired on the document when a visitor chooses an image; `detail` is the bag's id. */
const IMAGE_CHANGE_EVENT = "imagechange";

type CarouselState = {
  index: number;
  /** The last image that had loaded stays visible under the new one while that loads. */
  previous: number;
  /** The visitor has chosen an image: changes are announced from then on. */
  isChosenByVisitor: boolean;
};

const initialState: CarouselState = { index: 0, previous: 0, isChosenByVisitor: false };

/**
 * Which photograph a card shows: the first again when the mouse leaves the photograph, when the card leaves the screen and
 * when an image of another bag is chosen.
 */
export function useCarousel({ id, images }: Bag) {
  const count = images.length;
  const frameRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(initialState);
  const [allWanted, setAllWanted] = useState(false);
  const { index, isChosenByVisitor } = view;

  const show = useCallback((to: number, byVisitor: boolean) => {
    // Read before the updater, which React may call later, and twice.
    const images = frameRef.current?.querySelectorAll("img") ?? [];
    const loaded = [...images].map((image) => image.naturalWidth > 0);
    setView((before) => {
      if (before.index === to) return before;
      const under = loaded[before.index] ? before.index : before.previous;
      return { index: to, previous: under, isChosenByVisitor: byVisitor };
    });
  }, []);
  const reset = useCallback(() => show(0, false), [show]);
  const select = (to: number) => {
    // The dot of the shown image must not reset other carousels.
    if (to === index) return;
    show(to, true);
    document.dispatchEvent(new CustomEvent(IMAGE_CHANGE_EVENT, { detail: id }));
  };
  /** The image that an arrow leads to. */
  const neighbourIndex = (by: 1 | -1) => stepIndex(index, count, by);
  const step = (by: 1 | -1) => select(neighbourIndex(by));

  useEffect(() => {
    const resetOther = (event: Event) => {
      if ((event as CustomEvent).detail !== id) reset();
    };
    document.addEventListener(IMAGE_CHANGE_EVENT, resetOther);
    return () => document.removeEventListener(IMAGE_CHANGE_EVENT, resetOther);
  }, [id, reset]);

  useEffect(() => {
    const element = frameRef.current;
    if (!element || count < 2) return;
    let cancelSettled = () => {};
    let onScreen = false;
    const observer = new IntersectionObserver((changes) => {
      const left = onScreen;
      onScreen = changes.pop()?.isIntersecting ?? false;
      // The observer's first report may say that the card is not on screen.
      if (!onScreen) return left ? reset() : undefined;
      cancelSettled();
      cancelSettled = onPageIdle(() => setAllWanted(true));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelSettled();
    };
  }, [count, reset]);

  const swipe = useSwipe(frameRef, index, count, step, reset);

  return {
    ...view,
    frameRef,
    /** The images in the page: the first alone until the page has settled. */
    mountedImages: allWanted || isChosenByVisitor ? images : images.slice(0, 1),
    select,
    reset,
    step,
    neighbourIndex,
    /** Handlers for the card: its link covers the photograph, so a swipe begins on the link. */
    swipeProps: count > 1 ? swipe : undefined,
  };
}
