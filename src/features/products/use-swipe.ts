import { type PointerEvent, type RefObject, useRef } from "react";
import { stepImage, swipeStep } from "./carousel-steps";

/**
 * Lets a finger move through the images of a carousel. While it moves, the image follows it and the
 * neighbour comes in beside; these are written to the elements directly, so that a drag renders
 * nothing. Vertical movement scrolls the page (`touch-action: pan-y`).
 *
 * @param frame holds the images, in order, as its children
 * @param onSwipe 1: to the next image, -1: to the previous one
 */
export function useSwipe(
  frame: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  onSwipe: (step: 1 | -1) => void,
) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);

  const image = (i: number) => frame.current?.children[i] as HTMLElement | undefined;
  const letGo = () => {
    start.current = undefined;
    for (const child of frame.current?.children ?? []) {
      (child as HTMLElement).style.translate = "";
      delete (child as HTMLElement).dataset.dragged;
    }
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
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
        moved.style.translate = `calc(${offset}% + ${dx}px)`;
      }
    },
    onPointerUp(event: PointerEvent) {
      if (start.current?.id !== event.pointerId) return;
      const step = swipeStep(event.clientX - start.current.x, event.clientY - start.current.y);
      letGo();
      if (step !== 0) onSwipe(step);
    },
    onPointerCancel: letGo,
  };
}
