import { useState } from "react";
import { getCurrentContent, isBlobRef } from "../draft/draft";
import { type PictureFile, replaceTurnedPhoto } from "../draft/photos";
import { describeError } from "../owner-error";
import { turnPhoto } from "../pictures/prepare-photo";
import { Button } from "./button";
import stack from "./stack.module.css";
import { useWorkshop } from "./workshop-context";

type TurnButtonsProps = {
  document: string;
  /** The path of the photo's file. */
  photo: string;
  /** The name of what turns, with its article: «la foto». */
  noun: string;
};

/** The photos that the owner has turned, by their blob ids. Each is made from its original: encoding loses detail. */
const turns = new Map<string, { bytes: Blob; original: PictureFile; quarters: number }>();

/** Turns a photo a quarter to the left or to the right, and stores it turned. */
export function TurnButtons({ document, photo, noun }: TurnButtonsProps) {
  const { store } = useWorkshop();
  const [isTurning, setTurning] = useState(false);

  /** @param change in clockwise quarters */
  async function turn(change: number): Promise<void> {
    const ref = getCurrentContent(store.getState().draft, photo);
    if (isTurning || !isBlobRef(ref)) return;
    setTurning(true);
    store.announce("");
    store.countPreparing(1);
    try {
      const last = turns.get(ref.oid) ?? {
        bytes: await store.readBlob(ref.oid),
        original: { ref, fileName: photo.split("/").at(-1) ?? "" },
        quarters: 0,
      };
      const quarters = (last.quarters + change) % 4;
      let picture = last.original;
      if (quarters > 0) {
        picture = await store.savePicture((ground) =>
          turnPhoto(last.bytes, last.original.fileName, quarters, ground),
        );
        turns.set(picture.ref.oid, { ...last, quarters });
      }
      await store.updateDraft((draft) =>
        replaceTurnedPhoto(draft, document, photo, picture, change),
      );
    } catch (error) {
      store.announce(describeError(error, "La foto no se ha podido girar: vuelve a intentarlo."));
    }
    store.countPreparing(-1);
    setTurning(false);
  }
  const renderButton = (label: string, direction: string, change: number) => (
    // `disabled` would drop the focus.
    <Button
      aria-label={`Girar ${noun} a la ${direction}`}
      aria-disabled={isTurning}
      onClick={() => void turn(change)}
    >
      {label}
    </Button>
  );
  return (
    <div className={stack.row}>
      {renderButton("↺ Girar", "izquierda", 3)}
      {renderButton("Girar ↻", "derecha", 1)}
    </div>
  );
}
