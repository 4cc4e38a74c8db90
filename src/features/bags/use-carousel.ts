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
  const [state, setState] = useState(initialState);
  const [areAllMounted, setAreAllMounted] = useState(false);
  const { index, isChosenByVisitor } = state;

  const showImage = useCallback((newIndex: number, isVisitorChoice: boolean) => {
    // Read before the updater, which React may call later, and twice.
    const images = frameRef.current?.querySelectorAll("img") ?? [];
    const isLoaded = [...images].map((image) => image.naturalWidth > 0);
    setState((current) => {
      if (current.index === newIndex) return current;
      const previous = isLoaded[current.index] ? current.index : current.previous;
      return { index: newIndex, previous, isChosenByVisitor: isVisitorChoice };
    });
  }, []);
  const reset = useCallback(() => showImage(0, false), [showImage]);
  const select = (newIndex: number) => {
    // The dot of the shown image must not reset other carousels.
    if (newIndex === index) return;
    showImage(newIndex, true);
    document.dispatchEvent(new CustomEvent(IMAGE_CHANGE_EVENT, { detail: id }));
  };
  /** The image that an arrow leads to. */
  const neighbourIndex = (direction: 1 | -1) => stepIndex(index, count, direction);
  const step = (direction: 1 | -1) => select(neighbourIndex(direction));

  useEffect(() => {
    const onImageChange = (event: Event) => {
      if ((event as CustomEvent).detail !== id) reset();
    };
    document.addEventListener(IMAGE_CHANGE_EVENT, onImageChange);
    return () => document.removeEventListener(IMAGE_CHANGE_EVENT, onImageChange);
  }, [id, reset]);

  useEffect(() => {
    const element = frameRef.current;
    if (!element || count < 2) return;
    let cancelIdle = () => {};
    let isOnScreen = false;
    const observer = new IntersectionObserver((entries) => {
      const wasOnScreen = isOnScreen;
      isOnScreen = entries.pop()?.isIntersecting ?? false;
      // The observer's first report may say that the card is not on screen.
      if (!isOnScreen) return wasOnScreen ? reset() : undefined;
      cancelIdle();
      cancelIdle = onPageIdle(() => setAreAllMounted(true));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelIdle();
    };
  }, [count, reset]);

  const swipeProps = useSwipe(frameRef, index, count, step, reset);

  return {
    ...state,
    frameRef,
    /** The images in the page: the first alone until the page has settled. */
    mountedImages: areAllMounted || isChosenByVisitor ? images : images.slice(0, 1),
    select,
    reset,
    step,
    neighbourIndex,
    /** Handlers for the card: its link covers the photograph, so a swipe begins on the link. */
    swipeProps: count > 1 ? swipeProps : undefined,
  };
}
