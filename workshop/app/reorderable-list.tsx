import { useEffect, useRef } from "react";
import { resolveMediaPath } from "../../model/content-files";
import { normalizeText } from "../../model/values";
import type { BagPhoto } from "../draft/draft";
import { Button } from "./field";
import fieldStyles from "./field.module.css";
import styles from "./reorderable-list.module.css";
import { useStore } from "./use-workshop";

/** Returns the list with one item moved. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

type ReorderableItem = {
  key: string;
  name: string;
  /** The bag's file, from which the photo's path resolves. */
  file: string;
  photo: BagPhoto | undefined;
  /** Text on top of the photo. */
  caption: string | false;
};

type ReorderableListProps = {
  items: readonly ReorderableItem[];
  /** An item's name with its article: «la foto». */
  noun: string;
  /** -1 for none. */
  selectedIndex: number;
  onSelect: (index: number) => void;
  /** Must keep the moved item selected. */
  onMove: (from: number, to: number) => void;
};

/** Renders photos, and buttons that move the selected one. */
export function ReorderableList(props: ReorderableListProps) {
  const { items, noun, selectedIndex, onSelect, onMove } = props;
  const { photoSources } = useStore();
  // The buttons are below all photos.
  const buttons = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection needs the buttons again
  useEffect(() => {
    buttons.current?.scrollIntoView({ block: "nearest" });
  }, [selectedIndex]);
  const renderMoveButton = (label: string, to: number) => (
    <Button
      aria-disabled={to === selectedIndex}
      onClick={() => to !== selectedIndex && onMove(selectedIndex, to)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {items.length > 0 && (
        <ol className={styles.pictures}>
          {items.map(({ key, name, file, photo, caption }, i) => (
            <li key={key}>
              <button
                type="button"
                aria-label={name}
                aria-expanded={selectedIndex === i}
                onClick={() => onSelect(selectedIndex === i ? -1 : i)}
              >
                {photo && (
                  <img
                    src={photoSources.thumbnailUrl(
                      resolveMediaPath(file, normalizeText(photo.file)),
                      photo.keep,
                    )}
                    alt=""
                    style={{ objectPosition: photo.keep }}
                    loading="lazy"
                  />
                )}
                {caption && <span>{caption}</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div role="status" className="visually-hidden">
        {items[selectedIndex] && `Es ${noun} ${selectedIndex + 1} de ${items.length}.`}
      </div>
      {items[selectedIndex] && (
        <div ref={buttons} className={fieldStyles.row}>
          {renderMoveButton("Al principio", 0)}
          {renderMoveButton("Antes", Math.max(0, selectedIndex - 1))}
          {renderMoveButton("Después", Math.min(items.length - 1, selectedIndex + 1))}
        </div>
      )}
    </>
  );
}
