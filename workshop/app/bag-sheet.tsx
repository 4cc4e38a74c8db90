import { nameOfBag, withoutBag } from "../draft/bags";
import { bagFile } from "../draft/files";
import fieldStyles from "./field.module.css";
import { Fields, Folded } from "./fields";
import { Photos } from "./photos";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

type BagSheetProps = {
  folder: string;
  /** What of the bag has been tapped: its field, or one of its photographs. */
  tapped: string;
  onClose: () => void;
  onPage: () => void;
  onGone: (wasNew: boolean) => void;
};

const FIRST = ["name", "category", "featured", "soldOut", "hidden"];
const THEN = ["previousPrice", "line", "details"];
const RARE = ["description", "yarns", "amazonUrl", "lang"];

/** Asks before a bag goes that no history has. */
export const confirmsLoss = (): boolean =>
  confirm("Este bolso aún no está publicado: si lo quitas, se pierde, con sus fotos. ¿Lo quitas?");

/** All that she says of a bag; what she has tapped comes first. */
export function BagSheet({ folder, tapped, onClose, onPage, onGone }: BagSheetProps) {
  const { snapshot, change, data, valueAt, wrongBelow } = useWorkshop();
  const file = bagFile(folder);
  const isNew = snapshot.texts[file] === undefined;
  const isPhoto = /^photos\b/.test(tapped);
  const field = (key: string) => <Fields key={key} file={file} path={[key]} focus={tapped} />;
  const gallery = (
    <Photos
      key="photos"
      folder={folder}
      opened={Number(/^photos\.(\d+)/.exec(tapped)?.[1] ?? -1)}
    />
  );

  return (
    <Sheet title={nameOfBag(data(file))} onClose={onClose}>
      {isPhoto || isNew ? [gallery, field("price")] : field("price")}
      {FIRST.map(field)}
      {!isPhoto && !isNew && gallery}
      {THEN.map(field)}
      <Folded
        title="Más"
        open={RARE.some((key) => key === tapped.split(".")[0] || wrongBelow(file, [key]))}
      >
        {RARE.map(field)}
      </Folded>
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
            if (isNew && !confirmsLoss()) return;
            void change((now) => withoutBag(now, folder));
            onGone(isNew);
          }}
        >
          Quitar el bolso
        </button>
      </div>
      <p className={fieldStyles.quiet}>
        Si solo quieres que no se vea por un tiempo, ocúltalo: sus datos y sus fotos se quedan.
      </p>
    </Sheet>
  );
}
