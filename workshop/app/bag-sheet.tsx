import { collections, findCollectionId } from "../../lib/collections";
import { buildBagPath } from "../../lib/paths";
import { bagSchema } from "../../model/schema/bag-schema";
import { createSlug } from "../../model/schema/text";
import { getBagName, listBags, moveItem, reorderBags } from "../draft/bags";
import { setFile } from "../draft/draft";
import { createFieldRefs, getBagFile } from "../draft/field-refs";
import { isWithin } from "../preview/taps";
import { Button } from "./button";
import { FieldList } from "./field-editor";
import { PlaceSelect } from "./place-select";
import { ShareButton } from "./share-button";
import { Sheet } from "./sheet";
import stack from "./stack.module.css";
import { useWorkshop } from "./workshop-context";

const BAG_KEYS = Object.keys(bagSchema.shape);

/** The first fields of the sheet. The bag's place stands below them. */
const PRIMARY_KEYS = BAG_KEYS.slice(0, BAG_KEYS.indexOf("photos"));

/** Renders all fields of a bag. The photos come first in a new bag, or if the owner has tapped one. */
export function BagSheet({ folder }: { folder: string }) {
  const { store, state, sheets, fields, previewFrame, isLocal } = useWorkshop();
  const file = getBagFile(folder);
  const name = getBagName(store.getCurrentData(file));
  const isNew = state.draft.base.texts[file] === undefined;
  const isHidden = fields.getValue({ file, path: ["hidden"] }) === true;
  const photosFirst = isNew || isWithin(sheets.focusedField, `${file} photos`);
  const firstKeys = photosFirst ? ["photos", ...PRIMARY_KEYS] : PRIMARY_KEYS;
  const otherKeys = BAG_KEYS.filter((key) => !firstKeys.includes(key));

  const removeBag = () => {
    void store.remove("Bolso quitado", (draft) => setFile(draft, file, null));
    // An open sheet would come back when the removal is undone.
    sheets.close();
  };
  return (
    <Sheet title={name}>
      <FieldList fields={createFieldRefs(file, ...firstKeys)} />
      {!isHidden && <BagPlace file={file} />}
      <FieldList fields={createFieldRefs(file, ...otherKeys)} />
      <div className={stack.row}>
        {!isHidden && (
          <Button onClick={() => previewFrame.navigate(buildBagPath(folder))}>Ver su página</Button>
        )}
        {!isNew && !isHidden && !isLocal && (
          // A new state looks for the page again.
          <ShareButton
            key={state.deployment?.state}
            url={new URL(`../${buildBagPath(createSlug(folder))}`, location.href).href}
            title={name}
            label="Compartir"
          />
        )}
        <Button onClick={() => sheets.open({ sheet: "newBag", copyOf: folder })}>
          Duplicar el bolso
        </Button>
        <Button kind="remove" onClick={removeBag}>
          Quitar el bolso
        </Button>
      </div>
    </Sheet>
  );
}

function BagPlace({ file }: { file: string }) {
  const { store, state } = useWorkshop();
  const { category } = store.getCurrentData(file);
  const collection = findCollectionId(category);
  const files = listBags(state.draft)
    .filter(({ data }) => data.category === category && data.hidden !== true)
    .map((bag) => bag.file);
  if (!collection || files.length < 2) return null;
  return (
    <PlaceSelect
      label={`Lugar en ${collections[collection].name}`}
      index={files.indexOf(file)}
      count={files.length}
      onMove={(from, to) =>
        void store.updateDraft((current) => reorderBags(current, moveItem(files, from, to)))
      }
    />
  );
}
