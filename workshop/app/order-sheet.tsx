import { useState } from "react";
import { bagsNow, inOrder, nameOfBag } from "../draft/bags";
import styles from "./field.module.css";
import { moved, Ordered } from "./ordered";
import { SHELVES } from "./parts";
import type { Photo } from "./photos";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

/** The bags of each collection in their order. */
export function OrderSheet() {
  const { draft, files, change, go } = useWorkshop();
  const [chosen, choose] = useState<string>();
  return (
    <Sheet title="Orden de los bolsos">
      <p className={styles.quiet}>Toca un bolso para moverlo.</p>
      {Object.entries(SHELVES).map(([category, [title, address]]) => {
        const shelf = bagsNow(draft).filter(({ data }) => data.category === category);
        if (shelf.length === 0) return null;
        return (
          <fieldset key={category} className={styles.group}>
            <legend>
              <h3>{title}</h3>
            </legend>
            <Ordered
              items={shelf.map(({ folder, data }) => {
                const name = nameOfBag(data);
                const [photo] = (data.photos as Photo[] | undefined) ?? [];
                const picture =
                  photo && files.address(`bolsos/${folder}/${photo.file}`, photo.keep);
                return { key: folder, name, note: name, picture, keep: photo?.keep };
              })}
              noun="el bolso"
              chosen={shelf.findIndex(({ folder }) => folder === chosen)}
              choose={(i) => {
                choose(shelf[i]?.folder);
                go(address);
              }}
              move={(from, to) => {
                const files = moved(shelf, from, to).map(({ file }) => file);
                void change((now) => inOrder(now, files));
              }}
            />
          </fieldset>
        );
      })}
    </Sheet>
  );
}
