import { bagSchema } from "../../model/schema";
import { bagName, removeBags } from "../draft/bags";
import { bagFile, fieldRefs } from "../draft/content-paths";
import { Button } from "./field";
import styles from "./field.module.css";
import { FieldList } from "./field-editor";
import { Sheet } from "./sheet";
import { useSheets, useStore } from "./use-workshop";

/** Previous price and line follow, then all other fields in the schema's order. */
const PRIMARY_KEYS = ["price", "name", "category", "featured", "soldOut", "hidden"];

/** Confirms deleting a bag that was never published, which cannot be restored. */
export const confirmBagDeletion = (): boolean =>
  confirm("Este bolso aún no está publicado: si lo quitas, se pierde, con sus fotos. ¿Lo quitas?");

/** Renders all fields of a bag. The photos come first in a new bag, or if the owner has tapped one. */
export function BagSheet({ folder }: { folder: string }) {
  const { draft, updateDraft, currentData, valueAt } = useStore();
  const { previewFrame, focusedField, announce, openSheet, closeSheet } = useSheets();
  const file = bagFile(folder);
  const isNew = draft.base.texts[file] === undefined;
  const photosFirst = isNew || focusedField.startsWith(`${file} photos`);
  const keys = photosFirst ? ["photos", ...PRIMARY_KEYS] : [...PRIMARY_KEYS, "photos"];
  const allKeys = new Set([...keys, "previousPrice", "line", ...Object.keys(bagSchema.shape)]);

  const removeBag = () => {
    if (isNew && !confirmBagDeletion()) return;
    void updateDraft((current) => removeBags(current, folder));
    // Otherwise it would open again when the removal is undone.
    closeSheet();
    announce(
      `El bolso ya no está.${isNew ? "" : " Si ha sido sin querer, deshazlo en «Publicar»."}`,
    );
  };
  return (
    <Sheet title={bagName(currentData(file))}>
      <FieldList fields={fieldRefs(file, ...allKeys)} />
      <div className={styles.row}>
        {!valueAt(file, ["hidden"]) && (
          <Button onClick={() => previewFrame.navigate(`bolsos/${folder}/`)}>Ver su página</Button>
        )}
        <Button onClick={() => openSheet({ sheet: "newBag", copyOf: folder })}>
          Duplicar el bolso
        </Button>
        <Button onClick={removeBag}>Quitar el bolso</Button>
      </div>
    </Sheet>
  );
}
