import { type ReactNode, useEffect, useState } from "react";
import fieldStyles from "./field.module.css";
import styles from "./photos.module.css";
import { useDrag } from "./use-drag";

type Item = {
  key: string;
  name: string;
  picture: string;
  /** The part of the picture that is always seen. */
  keep?: string | undefined;
  /** What stands upon the picture. */
  note?: string | false;
  isWrong?: boolean;
};

type OrderedProps = {
  items: readonly Item[];
  /** What an item is called as it has been moved: «la foto». */
  noun: string;
  chosen: number;
  /** With -1 none is chosen. */
  choose: (item: number) => void;
  move: (from: number, to: number) => void;
  /** Stands behind the last one. */
  more?: ReactNode;
};

/** Pictures that are put in order: dragged by mouse and finger, and by buttons for the one that is chosen. */
export function Ordered({ items, noun, chosen, choose, more, ...order }: OrderedProps) {
  const [said, say] = useState("");
  const move = (from: number, to: number) => {
    order.move(from, to);
    choose(to);
    say(`Ahora es ${noun} ${to + 1} de ${items.length}.`);
  };
  const { drag, listen, list } = useDrag(move);
  // A finger that has taken a picture moves it, and no longer the list below.
  useEffect(() => {
    const element = list.current;
    if (!drag || !element) return;
    const hold = (event: TouchEvent) => event.preventDefault();
    element.addEventListener("touchmove", hold, { passive: false });
    return () => element.removeEventListener("touchmove", hold);
  }, [drag, list]);

  return (
    <>
      <ol ref={list} className={styles.photos}>
        {items.map(({ key, name, picture, keep, note, isWrong }, i) => (
          <li
            key={key}
            {...listen(i)}
            data-dragged={drag?.from === i || undefined}
            data-over={(drag && drag.from !== i && drag.to === i) || undefined}
            data-wrong={isWrong || undefined}
          >
            <button
              type="button"
              aria-label={name}
              aria-expanded={chosen === i}
              onClick={() => choose(chosen === i ? -1 : i)}
            >
              {picture && (
                <img src={picture} alt="" draggable={false} data-keep={keep} loading="lazy" />
              )}
              {note && <span>{note}</span>}
            </button>
          </li>
        ))}
        {more}
      </ol>
      <div role="status" className="visually-hidden">
        {said}
      </div>
      {items[chosen] && (
        <div className={fieldStyles.row}>
          <Action name="Al principio" idle={chosen === 0} act={() => move(chosen, 0)} />
          <Action name="Antes" idle={chosen === 0} act={() => move(chosen, chosen - 1)} />
          <Action
            name="Después"
            idle={chosen === items.length - 1}
            act={() => move(chosen, chosen + 1)}
          />
        </div>
      )}
    </>
  );
}

type ActionProps = { name: string; idle: boolean; act: () => void };

const Action = ({ name, idle, act }: ActionProps) => (
  <button
    type="button"
    className={fieldStyles.button}
    aria-disabled={idle}
    onClick={idle ? undefined : act}
  >
    {name}
  </button>
);
