import { useCallback, useEffect, useRef, useState } from "react";
import { onPageIdle } from "../../browser/on-page-idle";
import type { Bag } from "../../content";
import { useSwipe } from "./use-swipe";

/** Resets the carousel that the visitor used last, so that all cards but one show their first photo. */
let resetSelected = () => {};

const initialState = {
  index: 0,
  /** The last loaded photo, visible under the current one while that loads. */
  previous: 0,
  /** The visitor selected the current photo, so screen readers announce it. */
  isChosenByVisitor: false,
};

/** Holds the photo that a card shows. It resets when mouse or card leaves, and when another bag's photo is selected. */
export function useCarousel({ photos }: Bag) {
  const count = photos.length;
  const frameRef = useRef<HTMLDivElement>(null);
  /** Starts with the first photo, which may have loaded before hydration, without an event. */
  const loadedPhotos = useRef(new Set([0]));
  const [state, setState] = useState(initialState);
  const [areAllMounted, setAreAllMounted] = useState(false);
  const { index, isChosenByVisitor } = state;

  const showPhoto = useCallback((newIndex: number, isVisitorChoice: boolean) => {
    setState((current) => {
      if (current.index === newIndex) return current;
      const previous = loadedPhotos.current.has(current.index) ? current.index : current.previous;
      return { index: newIndex, previous, isChosenByVisitor: isVisitorChoice };
    });
  }, []);
  const reset = useCallback(() => showPhoto(0, false), [showPhoto]);
  const select = (newIndex: number) => {
    // Clicking the current dot must not reset the other cards.
    if (newIndex === index) return;
    if (resetSelected !== reset) resetSelected();
    resetSelected = reset;
    showPhoto(newIndex, true);
  };

  useEffect(() => {
    const element = frameRef.current;
    if (!element || count < 2) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.pop()?.isIntersecting) onPageIdle(() => setAreAllMounted(true));
      else reset();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, reset]);

  const swipeProps = useSwipe(frameRef, index, count, select, reset);

  return {
    ...state,
    frameRef,
    /** The photos in the DOM: only the first until the card is on screen and the page is idle. */
    mountedPhotos: areAllMounted || isChosenByVisitor ? photos : photos.slice(0, 1),
    select,
    recordLoaded: (loadedIndex: number) => void loadedPhotos.current.add(loadedIndex),
    /** Handlers for the element that holds the photos and their controls. */
    swipeProps: count > 1 ? swipeProps : undefined,
  };
}
