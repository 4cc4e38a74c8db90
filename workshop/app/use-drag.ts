import { type PointerEvent, useRef, useState } from "react";

/** A finger that stays this long on a photograph wants to move it; one that moves before wants to scroll. */
const HOLD_MS = 350;
const STILL_PX = 8;

/** A list with one item at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

type Pressed = PointerEvent<HTMLElement>;
type Drag = { from: number; to: number };

/**
 * Lets the items of a list be dragged: by a mouse as it moves, by a finger after a moment.
 *
 * @returns where which item is over which, while it is dragged; and what each item listens to
 */
export function useDrag(move: (from: number, to: number) => void) {
  const [drag, show] = useState<Drag>();
  // A move and the end of a drag may come before React has drawn the one before.
  const latest = useRef<Drag>(undefined);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const list = useRef<HTMLOListElement>(null);

  const placeAt = (x: number, y: number): number | undefined => {
    const items = [...(list.current?.querySelectorAll("[data-place]") ?? [])];
    const over = items.findIndex((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return over < 0 ? undefined : over;
  };
  const setDrag = (next: Drag | undefined) => {
    latest.current = next;
    show(next);
  };
  const stop = () => {
    clearTimeout(holding.current);
    setDrag(undefined);
  };
  const begin = (element: HTMLElement, pointer: number, from: number, to = from) => {
    element.setPointerCapture(pointer);
    setDrag({ from, to });
  };
  const listen = (place: number) => ({
    "data-place": place,
    onPointerDown({ button, clientX, clientY, currentTarget, pointerId, pointerType }: Pressed) {
      if (button !== 0) return;
      start.current = { x: clientX, y: clientY };
      if (pointerType === "touch")
        holding.current = setTimeout(() => begin(currentTarget, pointerId, place), HOLD_MS);
    },
    onPointerMove({ buttons, clientX, clientY, currentTarget, pointerId, pointerType }: Pressed) {
      const to = placeAt(clientX, clientY);
      if (latest.current) {
        if (to !== undefined && to !== latest.current.to) setDrag({ ...latest.current, to });
        return;
      }
      const { x, y } = start.current;
      if (buttons === 0 || Math.hypot(clientX - x, clientY - y) <= STILL_PX) return;
      clearTimeout(holding.current);
      // A mouse that is pressed and moved drags; without a move, its click opens the photograph.
      if (pointerType !== "touch") begin(currentTarget, pointerId, place, to);
    },
    onPointerUp() {
      const { from, to } = latest.current ?? { from: 0, to: 0 };
      stop();
      if (from !== to) move(from, to);
    },
    onPointerCancel: stop,
    onContextMenu(event: { preventDefault(): void }) {
      event.preventDefault();
    },
  });
  return { drag, listen, list };
}
