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

/**
 * Lets the items of a list be dragged: at once by a mouse, after a moment by a finger.
 *
 * @returns where which item is over which, while it is dragged; and what each item listens to
 */
export function useDrag(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; to: number }>();
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
  const stop = () => {
    clearTimeout(holding.current);
    setDrag(undefined);
  };
  const listen = (place: number) => ({
    "data-place": place,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const { currentTarget, pointerId, pointerType } = event;
      start.current = { x: event.clientX, y: event.clientY };
      const begin = () => {
        currentTarget.setPointerCapture(pointerId);
        setDrag({ from: place, to: place });
      };
      if (pointerType === "touch") holding.current = setTimeout(begin, HOLD_MS);
      else begin();
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = start.current;
      if (!drag) {
        if (Math.hypot(clientX - x, clientY - y) > STILL_PX) clearTimeout(holding.current);
        return;
      }
      const to = placeAt(clientX, clientY);
      if (to !== undefined && to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp() {
      if (drag && drag.from !== drag.to) move(drag.from, drag.to);
      stop();
    },
    onPointerCancel: stop,
    onContextMenu(event: { preventDefault(): void }) {
      event.preventDefault();
    },
  });
  return { drag, listen, list };
}
