import { useCallback, useEffect, useRef, useState } from "react";
import { whenSettled } from "../../browser/when-settled";
import type { Bag } from "../../content";
import { stepImage } from "./carousel-steps";
import { imageChanges } from "./image-changes";
import { useSwipe } from "./use-swipe";

type View = {
  index: number;
  /** The last image that had loaded: stays visible under the new one until that one is there too. */
  previous: number;
  /** True once the visitor has chosen an image: from then on changes are announced. */
  chosen: boolean;
};

const first: View = { index: 0, previous: 0, chosen: false };

/**
 * Which photograph of a bag its card shows. Goes back to the first one when the mouse leaves it, when
 * the card leaves the screen and when an image of another bag is chosen.
 */
export function useCarousel({ id, images }: Bag) {
  const count = images.length;
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(first);
  const [allWanted, setAllWanted] = useState(false);
  const { index, chosen } = view;

  const show = useCallback((to: number, byVisitor: boolean) => {
    // Looked up here and not in the updater, which React may call later, and twice.
    const loaded = imagesIn(frame.current).map((image) => image.naturalWidth > 0);
    setView((before) => {
      if (before.index === to) return before;
      const under = loaded[before.index] ? before.index : before.previous;
      return { index: to, previous: under, chosen: byVisitor };
    });
  }, []);
  const reset = useCallback(() => show(0, false), [show]);
  const choose = (to: number) => {
    // The dot of the image that is shown changes nothing, here or on another card.
    if (to === index) return;
    show(to, true);
    imageChanges.tell(id);
  };
  /** The image that an arrow leads to. */
  const after = (by: 1 | -1) => stepImage(index, count, by);
  const step = (by: 1 | -1) => choose(after(by));

  useEffect(() => imageChanges.listen((changed) => changed !== id && reset()), [id, reset]);

  useEffect(() => {
    const element = frame.current;
    if (!element || count < 2) return;
    let cancelSettled = () => {};
    let onScreen = false;
    const observer = new IntersectionObserver((changes) => {
      const left = onScreen;
      onScreen = changes.pop()?.isIntersecting ?? false;
      // The first report may come late: only a card that has been on screen can leave it.
      if (!onScreen) return left ? reset() : undefined;
      cancelSettled();
      cancelSettled = whenSettled(() => setAllWanted(true));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelSettled();
    };
  }, [count, reset]);

  // What the page's own markup had asked for may have failed before there was anybody to hear of it.
  useEffect(() => {
    for (const image of imagesIn(frame.current)) if (image.complete) markFailure(image);
  }, []);

  const swipe = useSwipe(frame, index, count, step, reset);

  return {
    ...view,
    frame,
    /** The images that are in the page: the first alone until the page has settled. */
    images: allWanted || chosen ? images : images.slice(0, 1),
    choose,
    step,
    after,
    /** What the card takes on which a swipe may begin: its link lies over the photograph. */
    swipe: count > 1 ? swipe : undefined,
  };
}

const imagesIn = (frame: HTMLElement | null): HTMLImageElement[] => [
  ...(frame?.querySelectorAll("img") ?? []),
];

/** Tells the style sheet whether this image cannot be had: its words then have a ground of their own. */
export const markFailure = (image: EventTarget): void => {
  if (image instanceof HTMLImageElement)
    image.toggleAttribute("data-failed", image.naturalWidth === 0);
};
