import type { ReactNode } from "react";
import fieldStyles from "./field.module.css";
import styles from "./ordered.module.css";

/** A list with one item at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

type Item = {
  key: string;
  name: string;
  picture: string | undefined;
  /** The part of the picture that is always seen. */
  keep?: string | undefined;
  /** What stands upon the picture. */
  note?: string | false;
  isWrong?: boolean;
};

type OrderedProps = {
  items: readonly Item[];
  /** What an item is called: «la foto». */
  noun: string;
  chosen: number;
  /** With -1 none is chosen. */
  choose: (item: number) => void;
  /** The item that is moved stays the chosen one. */
  move: (from: number, to: number) => void;
  /** Stands behind the last one. */
  more?: ReactNode;
};

/** Pictures that are put in order by buttons for the one that is chosen. */
export function Ordered({ items, noun, chosen, choose, more, move }: OrderedProps) {
  const action = (name: string, to: number) => (
    <button
      type="button"
      className={fieldStyles.button}
      aria-disabled={to === chosen}
      onClick={() => to !== chosen && move(chosen, to)}
    >
      {name}
    </button>
  );
  return (
    <>
      <ol className={styles.photos}>
        {items.map(({ key, name, picture, keep, note, isWrong }, i) => (
          <li key={key} data-wrong={isWrong || undefined}>
            <button
              type="button"
              aria-label={name}
              aria-expanded={chosen === i}
              onClick={() => choose(chosen === i ? -1 : i)}
            >
              {picture && (
                <img src={picture} alt="" style={{ objectPosition: keep }} loading="lazy" />
              )}
              {note && <span>{note}</span>}
            </button>
          </li>
        ))}
        {more}
      </ol>
      <div role="status" className="visually-hidden">
        {items[chosen] && `Es ${noun} ${chosen + 1} de ${items.length}.`}
      </div>
      {items[chosen] && (
        <div className={fieldStyles.row}>
          {action("Al principio", 0)}
          {action("Antes", Math.max(0, chosen - 1))}
          {action("Después", Math.min(items.length - 1, chosen + 1))}
        </div>
      )}
    </>
  );
}
