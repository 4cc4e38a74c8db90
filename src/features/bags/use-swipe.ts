import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import { useZoomed } from "../../browser/use-zoomed";
import { stepImage, swipeStep } from "./carousel-steps";

/** In this time a browser makes a click of a drag. */
const CLICK_DELAY_MS = 300;

/**
 * Lets a finger or a pen move through the images of a carousel. While it moves, the image follows it
 * and the neighbour comes in beside; these are written to the elements directly, so that a drag renders
 * nothing. Vertical movement scrolls the page and two fingers zoom it (bag-card.module.css); in a zoomed
 * page a finger moves about.
 *
 * @param frame holds the images, in order, as its children
 * @param onSwipe 1: to the next image, -1: to the previous one
 * @param onMouseLeave the mouse, which alone can rest on an image, has left
 * @returns what the card takes: the link that lies over the images is no part of their frame
 */
export function useSwipe(
  frame: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  onSwipe: (step: 1 | -1) => void,
  onMouseLeave: () => void,
) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  /** True while the click may come of a drag that is no press of what it began on. */
  const dragged = useRef(false);
  /** What was moved over the card, or put down on it, last: at first the mouse that may rest there. */
  const pointer = useRef("mouse");
  /** True while the mouse is on the images. */
  const rests = useRef(false);
  const zoomed = useZoomed();

  /** Whether the pointer is on the images, or on what lies over them. */
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
    // Behind a pen or a finger, Chrome tells of a mouse that has never been there.
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
      // A pen, too, is followed out of the carousel; by what it lies on, which it may mean to press.
      (event.target as Element).setPointerCapture(event.pointerId);
      // A second finger, wherever it comes down, has something else in mind.
      addEventListener("pointerdown", letGo, { capture: true, once: true });
    },
    onPointerMove(event: PointerEvent) {
      pointer.current = event.pointerType;
      followMouse(event);
      if (start.current?.id !== event.pointerId) return;
      const dx = event.clientX - start.current.x;
      const step = dx < 0 ? 1 : -1;
      const neighbour = image(stepImage(index, count, step));
      const other = image(stepImage(index, count, -step as 1 | -1));
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
      const { target, clientX, clientY } = event;
      const step = swipeStep(clientX - start.current.x, clientY - start.current.y);
      letGo();
      // Captured, a button or a link would also be pressed by a pen that has left it.
      dragged.current =
        step !== 0 ||
        controlAt(target as Element) !== controlAt(document.elementFromPoint(clientX, clientY));
      setTimeout(() => {
        dragged.current = false;
      }, CLICK_DELAY_MS);
      if (step) onSwipe(step);
    },
    onPointerCancel: letGo,
    // Chrome tells no movement of a mouse under which the page is scrolled.
    onPointerOver: followMouse,
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== "mouse" || pointer.current !== "mouse" || !rests.current) return;
      rests.current = false;
      onMouseLeave();
    },
    // A short swipe that began on the link, an arrow or a dot is no press of it. A key has no part in that, nor
    // has a screen reader, whose click comes later.
    onClickCapture(event: MouseEvent) {
      if (!dragged.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const controlAt = (element: Element | null) => element?.closest("a, button");
