import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import { isZoomed } from "../../browser/zoom";

/** Returns the index `step` photos after `index` (from 0) of `count` photos, wrapping around at both ends. */
export const stepIndex = (index: number, count: number, step: 1 | -1): number =>
  (index + step + count) % count;

const SWIPE_MINIMUM_PX = 10;

/** Returns 1 if a drag is a swipe to the left (to the next photo), -1 if it is one to the right, otherwise 0. */
export function detectSwipe(dx: number, dy: number): 1 | -1 | 0 {
  if (Math.abs(dx) < SWIPE_MINIMUM_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/**
 * Lets a finger or a pen drag the photos of a carousel, the children of `frameRef`. It sets transforms on the elements
 * directly, so that a drag causes no render. Vertical movement scrolls the page and two fingers zoom it
 * (carousel.module.css). In a zoomed page one finger pans. Returns props for the element around photos and controls.
 */
export function useSwipe(
  frameRef: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  onSwipe: (newIndex: number) => void,
  onMouseLeave: () => void,
) {
  const dragStart = useRef<{ id: number; x: number; y: number }>(undefined);
  /** A click before the next press ends a swipe and must activate nothing. */
  const isClickSuppressed = useRef(false);
  const lastPointerType = useRef("mouse");

  /** Moves the current photo and its neighbour by `dx`, and all other photos back. */
  const movePhotos = (dx: number) => {
    const step = dx < 0 ? 1 : -1;
    const neighbour = stepIndex(index, count, step);
    const photos = [...(frameRef.current?.children ?? [])] as HTMLElement[];
    photos.forEach((photo, i) => {
      const isDragged = dx !== 0 && (i === index || i === neighbour);
      const offset = i === index ? 0 : step * 100;
      photo.toggleAttribute("data-dragged", isDragged);
      photo.style.transform = isDragged ? `translateX(calc(${offset}% + ${dx}px))` : "";
    });
  };
  const endDrag = () => {
    dragStart.current = undefined;
    movePhotos(0);
  };

  return {
    "data-swipe": "",
    onPointerDown(event: PointerEvent) {
      isClickSuppressed.current = false;
      lastPointerType.current = event.pointerType;
      if (event.pointerType === "mouse" || !event.isPrimary || isZoomed()) return;
      dragStart.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      // Capture on the target instead of the card, so that tapping a link or button still clicks it.
      (event.target as Element).setPointerCapture(event.pointerId);
      // End the drag when a second finger zooms or scrolls.
      addEventListener("pointerdown", endDrag, { capture: true, once: true });
    },
    onPointerMove(event: PointerEvent) {
      lastPointerType.current = event.pointerType;
      if (dragStart.current?.id !== event.pointerId) return;
      movePhotos(event.clientX - dragStart.current.x);
    },
    onPointerUp(event: PointerEvent) {
      if (dragStart.current?.id !== event.pointerId) return;
      const { x, y } = dragStart.current;
      const step = detectSwipe(event.clientX - x, event.clientY - y);
      endDrag();
      isClickSuppressed.current = step !== 0;
      if (step) onSwipe(stepIndex(index, count, step));
    },
    onPointerCancel: endDrag,
    onPointerLeave({ pointerType }: PointerEvent) {
      // After a touch or pen event Chrome also fires events of an emulated mouse.
      if (pointerType === "mouse" && lastPointerType.current === "mouse") onMouseLeave();
    },
    // A short swipe on the link, an arrow or a dot must not activate it. `detail` is 0 for a key press.
    onClickCapture(event: MouseEvent) {
      if (!isClickSuppressed.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
