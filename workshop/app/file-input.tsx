import type { ReactNode } from "react";
import { createFileName } from "../draft/create-commit";
import type { BlobRef, Draft } from "../draft/draft";
import styles from "./field.module.css";
import { UPLOAD_KINDS } from "./prepare-upload";
import { useWorkshop } from "./workshop-context";

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
  const { saveBlob, updateDraft, setPreparingCount, announce } = useWorkshop();
  const { accept, prepare, extension } = UPLOAD_KINDS[kind];

  async function addFiles(files: readonly File[]): Promise<void> {
    const refusals: string[] = [];
    announce("");
    setPreparingCount((count) => count + files.length);
    // One after another: decoding more at once exhausts a phone's memory.
    for (const file of files) {
      try {
        const { blob, ...size } = await prepare(file);
        const ref = await saveBlob(blob, size);
        await updateDraft((draft) => addToDraft(draft, ref, createFileName(ref, extension)));
      } catch (error) {
        refusals.push(`«${file.name}»: ${(error as Error).message}`);
      }
      setPreparingCount((count) => count - 1);
    }
    if (refusals.length > 0) announce(refusals.join(" "));
  }

  return (
    <label className={styles.button}>
      <input
        {...input}
        accept={accept}
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
