import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import { useZoomed } from "../../browser/use-zoomed";
import { stepImage, swipeStep } from "./carousel-steps";

/**
 * Lets a finger or a pen move through the images of a carousel. While it moves, the image follows it
 * and the neighbour comes in beside; these are written to the elements directly, so that a drag renders
 * nothing. Vertical movement scrolls the page and two fingers zoom it (carousel.module.css); in a zoomed
 * page a finger moves about.
 *
 * @param frame holds the images, in order, as its children
 * @param onSwipe 1: to the next image, -1: to the previous one
 * @returns what the element takes that a swipe may begin on
 */
export function useSwipe(
  frame: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  onSwipe: (step: 1 | -1) => void,
) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  const swiped = useRef(false);
  const zoomed = useZoomed();

  const image = (i: number) => frame.current?.children[i] as HTMLElement | undefined;
  const letGo = () => {
    start.current = undefined;
    for (const child of frame.current?.children ?? []) {
      (child as HTMLElement).style.transform = "";
      delete (child as HTMLElement).dataset.dragged;
    }
  };

  return {
    "data-swipe": zoomed ? undefined : "",
    onPointerDown(event: PointerEvent) {
      swiped.current = false;
      if (event.pointerType === "mouse" || !event.isPrimary || zoomed) return;
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      // A pen, too, is followed out of the carousel; by what it lies on, which it may mean to press.
      (event.target as Element).setPointerCapture(event.pointerId);
      // A second finger, wherever it comes down, has something else in mind.
      addEventListener("pointerdown", letGo, { capture: true, once: true });
    },
    onPointerMove(event: PointerEvent) {
      if (start.current?.id !== event.pointerId) return;
      const dx = event.clientX - start.current.x;
      const step = dx < 0 ? 1 : -1;
      const neighbour = image(stepImage(index, count, step));
      const other = image(stepImage(index, count, step === 1 ? -1 : 1));
      if (other && other !== neighbour) delete other.dataset.dragged;
      for (const [moved, offset] of [
        [image(index), 0],
        [neighbour, step * 100],
      ] as const) {
        if (!moved) continue;
        moved.dataset.dragged = "";
        moved.style.transform = `translateX(calc(${offset}% + ${dx}px))`;
      }
    },
    onPointerUp(event: PointerEvent) {
      if (start.current?.id !== event.pointerId) return;
      const step = swipeStep(event.clientX - start.current.x, event.clientY - start.current.y);
      letGo();
      if (step === 0) return;
      swiped.current = true;
      onSwipe(step);
    },
    onPointerCancel: letGo,
    // A short swipe that began on an arrow or a dot is no press of it; a key has no part in that.
    onClickCapture(event: MouseEvent) {
      if (swiped.current && event.detail > 0) event.stopPropagation();
      swiped.current = false;
    },
  };
}
