import type { ReactNode } from "react";
import { DEFAULT_COLOURS } from "../../model/colours";
import { createFileName } from "../draft/create-commit";
import type { BlobRef, Draft } from "../draft/draft";
import { SHOP_FILE } from "../draft/field-refs";
import styles from "./field.module.css";
import { UPLOAD_KINDS } from "./prepare-upload";
import { useWorkshop } from "./workshop-context";

/** Accept HEIC everywhere: a browser that cannot read it then shows a message instead of hiding the file. */
const PICTURES = "image/*,.heic,.heif";

type FileInputProps = {
  kind: keyof typeof UPLOAD_KINDS;
  /** Throws an error in Spanish for a file that it refuses. @param fileName derived from the file's bytes */
  addToDraft: (draft: Draft, blob: BlobRef, fileName: string) => Draft;
  multiple?: boolean;
  children: ReactNode;
};

/**
 * Opens the device's file picker. Prepares each chosen file, saves it in this browser and adds it to the draft. The status
 * line names the refused files.
 */
export function FileInput({ kind, addToDraft, children, ...input }: FileInputProps) {
  const { store, status, fields } = useWorkshop();

  async function addFiles(files: readonly File[]): Promise<void> {
    const refusals: string[] = [];
    status.announce("");
    status.setPreparingCount((count) => count + files.length);
    const ground = fields.getValue({ file: SHOP_FILE, path: ["colours", "ground"] });
    // One after another: decoding more at once exhausts a phone's memory.
    for (const file of files) {
      try {
        const { blob, width, height, extension } = await UPLOAD_KINDS[kind](
          file,
          String(ground ?? DEFAULT_COLOURS.ground),
        );
        const ref = await store.saveBlob(blob, { width, height });
        await store.updateDraft((draft) => addToDraft(draft, ref, createFileName(ref, extension)));
      } catch (error) {
        refusals.push(`«${file.name}»: ${(error as Error).message}`);
      }
      status.setPreparingCount((count) => count - 1);
    }
    if (refusals.length > 0) status.announce(refusals.join(" "));
  }

  return (
    <label className={styles.button}>
      <input
        {...input}
        accept={PICTURES}
        type="file"
        className={styles.file}
        onChange={({ target }) => {
          void addFiles([...(target.files ?? [])]);
          // Reset: choosing the same file again would fire no change event.
          target.value = "";
        }}
      />
      {children}
    </label>
  );
}
