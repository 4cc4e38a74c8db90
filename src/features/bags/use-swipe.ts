import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useSyncExternalStore,
} from "react";

/** The image that follows `index` (from 0) among `count`, `step` images on; both ends wrap around. */
export const stepIndex = (index: number, count: number, step: 1 | -1): number =>
  (index + step + count) % count;

/** A shorter horizontal drag is no swipe. */
const SWIPE_MINIMUM_PX = 10;

/**
 * What a drag of a finger means for the carousel.
 *
 * @param dx pixels to the right, negative to the left
 * @param dy pixels down, negative up
 * @returns 1: next image (swiped left), -1: previous image (swiped right), 0: no swipe
 */
export function detectSwipe(dx: number, dy: number): 1 | -1 | 0 {
  if (Math.abs(dx) < SWIPE_MINIMUM_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** A browser fires the `click` of a drag within this time. */
const CLICK_DELAY_MS = 300;

/**
 * A finger or a pen drags the images of a carousel. The transforms are written to the elements directly, so that a drag
 * renders nothing. Vertical movement scrolls the page and two fingers zoom it (bag-card.module.css); in a zoomed page
 * one finger pans.
 *
 * @param frame its children are the images, in order
 * @returns props of the card, whose link covers the images
 */
export function useSwipe(
  frame: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  onSwipe: (step: 1 | -1) => void,
  onMouseLeave: () => void,
) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  /** The next click may come from a drag, and presses nothing. */
  const dragged = useRef(false);
  /** The last `pointerType` on the card. */
  const pointer = useRef("mouse");
  /** The mouse is on the images. */
  const rests = useRef(false);
  const zoomed = useIsZoomed();

  /** By coordinates: the card's link covers the images. */
  const isOver = ({ clientX, clientY }: PointerEvent) => {
    const { left, right, top, bottom } = frame.current?.getBoundingClientRect() ?? new DOMRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  };
  const image = (i: number) => frame.current?.children[i] as HTMLElement | undefined;
  const letGo = () => {
    start.current = undefined;
    for (const child of frame.current?.children ?? []) {
      (child as HTMLElement).style.transform = "";
      delete (child as HTMLElement).dataset.dragged;
    }
  };

  const followMouse = (event: PointerEvent) => {
    // After a touch or a pen Chrome also fires events of a mouse that is not there.
    if (event.pointerType !== "mouse" || pointer.current !== "mouse") return;
    const rested = rests.current;
    rests.current = isOver(event);
    if (rested && !rests.current) onMouseLeave();
  };

  return {
    "data-swipe": zoomed ? undefined : "",
    onPointerDown(event: PointerEvent) {
      dragged.current = false;
      pointer.current = event.pointerType;
      followMouse(event);
      if (event.pointerType === "mouse" || !event.isPrimary || zoomed || !isOver(event)) return;
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      // Captured by its target and not by the card: a press of a link or button still clicks it.
      (event.target as Element).setPointerCapture(event.pointerId);
      // A second finger zooms or scrolls.
      addEventListener("pointerdown", letGo, { capture: true, once: true });
    },
    onPointerMove(event: PointerEvent) {
      pointer.current = event.pointerType;
      followMouse(event);
      if (start.current?.id !== event.pointerId) return;
      const dx = event.clientX - start.current.x;
      const step = dx < 0 ? 1 : -1;
      const neighbour = image(stepIndex(index, count, step));
      const other = image(stepIndex(index, count, -step as 1 | -1));
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
      const step = detectSwipe(event.clientX - start.current.x, event.clientY - start.current.y);
      letGo();
      dragged.current = step !== 0;
      setTimeout(() => {
        dragged.current = false;
      }, CLICK_DELAY_MS);
      if (step) onSwipe(step);
    },
    onPointerCancel: letGo,
    // Chrome fires no `pointermove` where the page scrolls under a resting mouse.
    onPointerOver: followMouse,
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== "mouse" || pointer.current !== "mouse" || !rests.current) return;
      rests.current = false;
      onMouseLeave();
    },
    // A short swipe that began on the link, an arrow or a dot must not press it. `detail` is 0 for a key.
    onClickCapture(event: MouseEvent) {
      if (!dragged.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const subscribeToZoom = (changed: () => void) => {
  const view = window.visualViewport;
  view?.addEventListener("resize", changed);
  return () => view?.removeEventListener("resize", changed);
};

/** True while the visitor has the page enlarged with two fingers. */
const useIsZoomed = (): boolean =>
  useSyncExternalStore(
    subscribeToZoom,
    () => (window.visualViewport?.scale ?? 1) > 1,
    () => false,
  );
