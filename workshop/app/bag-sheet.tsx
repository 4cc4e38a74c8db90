import { useState } from "react";
import {
  bagsNow,
  isBlankBag,
  nameOfBag,
  newFolderOf,
  withBagBefore,
  withoutBag,
} from "../draft/edit";
import { bagFile } from "../draft/files";
import fieldStyles from "./field.module.css";
import { Fields } from "./fields";
import { Ordered } from "./ordered";
import { Photos } from "./photos";
import { useWorkshop } from "./use-workshop";

type BagSheetProps = {
  folder: string;
  /** What of the bag has been tapped: its field, or one of its photographs. */
  tapped: string;
  onPage: () => void;
  onGone: (wasNew: boolean) => void;
};

const FIRST = ["name", "category", "featured", "soldOut", "hidden"];
const MORE = ["previousPrice", "line", "description", "details", "yarns", "amazonUrl", "lang"];

/** Asks before a bag goes that no history has. */
export const confirmsLoss = (): boolean =>
  confirm("Este bolso aún no está publicado: si lo quitas, se pierde, con sus fotos. ¿Lo quitas?");

/** All that she says of a bag; what she has tapped comes first. */
export function BagSheet({ folder, tapped, onPage, onGone }: BagSheetProps) {
  const { snapshot, draft, change, valueAt, files } = useWorkshop();
  const file = bagFile(folder);
  const isNew = snapshot.texts[file] === undefined;
  const isUnpublished = newFolderOf(file, draft.files[file]) !== undefined;
  const isPhoto = /^photos\b/.test(tapped);
  const gallery = (
    <Photos
      key="photos"
      folder={folder}
      opened={Number(/^photos\.(\d+)/.exec(tapped)?.[1] ?? -1)}
    />
  );
  const price = <Fields key="price" file={file} path={["price"]} focus={tapped} />;
  const shelf = bagsNow(snapshot, draft).filter(
    ({ data }) => data.category === valueAt(file, ["category"]),
  );
  const place = shelf.findIndex((bag) => bag.folder === folder);
  const [moving, setMoving] = useState(folder);
  const move = (from: number, to: number) => {
    const others = shelf.filter((_, i) => i !== from);
    const bag = shelf[from]?.folder ?? "";
    return change((now, published) => withBagBefore(published, now, bag, others[to]?.folder));
  };

  return (
    <>
      {isPhoto || isNew ? [gallery, price] : price}
      {FIRST.map((key) => (
        <Fields key={key} file={file} path={[key]} focus={tapped} />
      ))}
      {!isPhoto && !isNew && gallery}
      {MORE.map((key) => (
        <Fields key={key} file={file} path={[key]} focus={tapped} />
      ))}
      <fieldset className={fieldStyles.field}>
        <legend>
          Lugar en la tienda: {place + 1} de {shelf.length}
        </legend>
        <Ordered
          items={shelf.map((bag) => {
            const name = nameOfBag(bag.data);
            return { key: bag.folder, name, note: name, ...files.cover(bag) };
          })}
          noun="el bolso"
          chosen={shelf.findIndex((bag) => bag.folder === moving)}
          choose={(i) => setMoving(shelf[i]?.folder ?? "")}
          move={(from, to) => void move(from, to)}
        />
      </fieldset>
      <div className={fieldStyles.row}>
        {!valueAt(file, ["hidden"]) && (
          <button type="button" className={fieldStyles.button} onClick={onPage}>
            Ver su página
          </button>
        )}
        <button
          type="button"
          className={fieldStyles.button}
          onClick={() => {
            const asks = isUnpublished && !isBlankBag(snapshot, draft, folder);
            if (asks && !confirmsLoss()) return;
            void change((now, published) => withoutBag(published, now, folder));
            onGone(isNew);
          }}
        >
          Quitar el bolso
        </button>
      </div>
      <p className={fieldStyles.quiet}>
        Si solo quieres que no se vea por un tiempo, ocúltalo: sus datos y sus fotos se quedan.
      </p>
    </>
  );
}
