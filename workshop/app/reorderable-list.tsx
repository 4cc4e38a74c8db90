import { useState } from "react";
import { resolveMediaPath } from "../../model/content-files";
import { normalizeText } from "../../model/values";
import { bagName, listBags, reorderBags } from "../draft/bags";
import { Button, Field } from "./field";
import fieldStyles from "./field.module.css";
import { COLLECTIONS } from "./panels";
import styles from "./reorderable-list.module.css";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

export type BagPhoto = { file: string; alt?: string; keep?: string };

/** A list with one item at another place. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

type ReorderableItem = {
  key: string;
  name: string;
  /** The bag's file, and which of its photographs is shown. */
  file: string;
  photo: BagPhoto | undefined;
  /** What stands upon the picture. */
  caption: string | false;
};

type ReorderableListProps = {
  items: readonly ReorderableItem[];
  /** What an item is called: «la foto». */
  noun: string;
  selectedIndex: number;
  /** With -1 none is chosen. */
  onSelect: (item: number) => void;
  /** The item that is moved stays the chosen one. */
  onMove: (from: number, to: number) => void;
};

/** Pictures that are put in order by buttons for the one that is chosen. */
export function ReorderableList({
  items,
  noun,
  selectedIndex,
  onSelect,
  onMove,
}: ReorderableListProps) {
  const { photoSources } = useWorkshop();
  const action = (name: string, to: number) => (
    <Button
      aria-disabled={to === selectedIndex}
      onClick={() => to !== selectedIndex && onMove(selectedIndex, to)}
    >
      {name}
    </Button>
  );
  return (
    <>
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
      <div role="status" className="visually-hidden">
        {items[selectedIndex] && `Es ${noun} ${selectedIndex + 1} de ${items.length}.`}
      </div>
      {items[selectedIndex] && (
        <div className={fieldStyles.row}>
          {action("Al principio", 0)}
          {action("Antes", Math.max(0, selectedIndex - 1))}
          {action("Después", Math.min(items.length - 1, selectedIndex + 1))}
        </div>
      )}
    </>
  );
}

/** The bags of each collection in their order. */
export function BagOrderSheet() {
  const { draft, updateDraft, navigate } = useWorkshop();
  const [chosen, choose] = useState<string>();
  return (
    <Sheet title="Orden de los bolsos">
      <p className={fieldStyles.muted}>Toca un bolso para moverlo.</p>
      {Object.entries(COLLECTIONS).map(([category, [title, address]]) => {
        const shelf = listBags(draft).filter(({ data }) => data.category === category);
        if (shelf.length === 0) return null;
        return (
          <Field key={category} label={title}>
            <ReorderableList
              items={shelf.map(({ folder, file, data }) => {
                const [photo] = (data.photos as BagPhoto[] | undefined) ?? [];
                const name = bagName(data);
                return { key: folder, file, photo, name, caption: name };
              })}
              noun="el bolso"
              selectedIndex={shelf.findIndex(({ folder }) => folder === chosen)}
              onSelect={(i) => {
                choose(shelf[i]?.folder);
                navigate(address);
              }}
              onMove={(from, to) => {
                const files = moveItem(shelf, from, to).map(({ file }) => file);
                void updateDraft((now) => reorderBags(now, files));
              }}
            />
          </Field>
        );
      })}
    </Sheet>
  );
}
