import { useState } from "react";
import { collectionIds, collections } from "../../lib/collections";
import { routeHash } from "../../src/app/routes";
import { bagName, listBags, reorderBags } from "../draft/bags";
import { parsePhotos } from "../draft/draft";
import { Field } from "./field";
import styles from "./field.module.css";
import { moveItem, ReorderableList } from "./reorderable-list";
import { Sheet } from "./sheet";
import { useSheets, useStore } from "./use-workshop";

/** Lists the bags of each collection, for the owner to reorder. */
export function BagOrderSheet() {
  const { draft, updateDraft } = useStore();
  const { previewFrame } = useSheets();
  const [selectedFolder, setSelectedFolder] = useState<string>();
  return (
    <Sheet title="Orden de los bolsos">
      <p className={styles.muted}>Toca un bolso para moverlo.</p>
      {collectionIds.map((id) => {
        const { category, name: title } = collections[id];
        const bags = listBags(draft).filter(({ data }) => data.category === category);
        if (bags.length === 0) return null;
        return (
          <Field key={category} label={title}>
            <ReorderableList
              items={bags.map(({ folder, file, data }) => {
                const [photo] = parsePhotos(data.photos);
                const name = bagName(data);
                return { key: folder, file, photo, name, caption: name };
              })}
              noun="el bolso"
              selectedIndex={bags.findIndex(({ folder }) => folder === selectedFolder)}
              onSelect={(index) => {
                setSelectedFolder(bags[index]?.folder);
                previewFrame.navigate(routeHash(id));
              }}
              onMove={(from, to) => {
                const files = moveItem(bags, from, to).map(({ file }) => file);
                void updateDraft((current) => reorderBags(current, files));
              }}
            />
          </Field>
        );
      })}
    </Sheet>
  );
}
