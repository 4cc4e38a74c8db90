import { useState } from "react";
import { createFileName } from "../draft/create-commit";
import { type BlobRef, type Draft, getBlobId, getCurrentContent } from "../draft/draft";
import { describeError } from "../owner-error";
import { turnPhoto } from "../pictures/prepare-photo";
import { Button } from "./button";
import { useWorkshop } from "./workshop-context";

const NOT_TURNED_MESSAGE = "La foto no se ha podido girar: vuelve a intentarlo.";

type TurnButtonProps = {
  /** The path of the photo's file. */
  file: string;
  /** The name of what turns, with its article: «la foto». */
  noun: string;
  /** Puts the turned photo in the place of the other one. @param fileName derived from the file's bytes */
  replace: (draft: Draft, blob: BlobRef, fileName: string) => Draft;
};

/** Turns a photo a quarter clockwise, and stores it turned. */
export function TurnButton({ file, noun, replace }: TurnButtonProps) {
  const { store, status } = useWorkshop();
  const [isTurning, setTurning] = useState(false);

  async function turn(): Promise<void> {
    const oid = getBlobId(getCurrentContent(store.getState().draft, file));
    if (isTurning || oid === undefined) return;
    setTurning(true);
    status.announce("");
    status.setPreparingCount((count) => count + 1);
    try {
      const { blob, extension, ...size } = await turnPhoto(await store.readBlob(oid), file);
      const ref = await store.saveBlob(blob, size);
      await store.updateDraft((draft) => replace(draft, ref, createFileName(ref, extension)));
    } catch (error) {
      status.announce(describeError(error, NOT_TURNED_MESSAGE));
    }
    status.setPreparingCount((count) => count - 1);
    setTurning(false);
  }
  return (
    // `disabled` would drop the focus.
    <Button aria-label={`Girar ${noun}`} aria-disabled={isTurning} onClick={() => void turn()}>
      Girar
    </Button>
  );
}
