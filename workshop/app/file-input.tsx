import { type ReactNode, useEffect, useRef, useState } from "react";
import { fileNameFor } from "../draft/create-commit";
import type { BlobRef, Draft } from "../draft/draft";
import styles from "./field.module.css";
import { PREPARING_MESSAGE, UNREADABLE, UNREADABLE_PLURAL, UPLOAD_KINDS } from "./prepare-upload";
import { useSheets, useStore } from "./use-workshop";

/** Decoding more photos at once exhausts a phone's memory. */
const MAX_FILES_AT_ONCE = 12;

type FileInputProps = {
  kind: keyof typeof UPLOAD_KINDS;
  /** @param fileName derived from the file's bytes */
  addToDraft: (draft: Draft, blob: BlobRef, fileName: string) => Draft;
  multiple?: boolean;
  autoFocus?: boolean;
  children: ReactNode;
};

/**
 * Opens the device's file picker. Prepares each chosen file, saves it in this browser and adds it to the draft.
 * The reasons for refused files are above the button or, once its sheet is closed, in the bar.
 */
export function FileInput({ kind, addToDraft, children, ...input }: FileInputProps) {
  const { saveBlob, updateDraft } = useStore();
  const { setPreparingCount, announce } = useSheets();
  const [batchCount, setBatchCount] = useState(0);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const { accept, prepare, extension } = UPLOAD_KINDS[kind];
  const status = useRef<HTMLDivElement>(null);
  // The photos added above have moved the errors out of view.
  useEffect(() => {
    if (errors.length > 0) status.current?.scrollIntoView({ block: "nearest" });
  }, [errors]);

  async function addFiles(files: readonly File[]): Promise<void> {
    const batch = files.slice(0, MAX_FILES_AT_ONCE);
    const excessCount = files.length - batch.length;
    const tooMany = `Has elegido ${files.length}: de una vez se añaden ${MAX_FILES_AT_ONCE}. Elige después las ${excessCount} que faltan.`;
    /** Names of the refused files, by reason. */
    const namesByReason = new Map<string, string[]>();
    setPreparingCount((count) => count + batch.length);
    setBatchCount((count) => count + 1);
    setErrors([]);
    for (const file of batch) {
      try {
        const { blob, ...size } = await prepare(file);
        const ref = await saveBlob(blob, size);
        await updateDraft((draft) => addToDraft(draft, ref, fileNameFor(ref, extension)));
      } catch (error) {
        const { message } = error as Error;
        namesByReason.set(message, [...(namesByReason.get(message) ?? []), `«${file.name}»`]);
      }
      setPreparingCount((count) => count - 1);
    }
    setBatchCount((count) => count - 1);
    const refusals = Array.from(namesByReason, ([reason, names]) => {
      const message = names.length > 1 ? reason.replace(UNREADABLE, UNREADABLE_PLURAL) : reason;
      return `${names.join(", ")}: ${message}`;
    });
    const messages = excessCount > 0 ? [tooMany, ...refusals] : refusals;
    setErrors(messages);
    // If the sheet has closed meanwhile, the bar reports the refused files.
    if (!status.current && messages.length > 0) announce(messages.join(" "));
  }

  return (
    <div className={styles.field}>
      <div ref={status} role="status">
        {batchCount > 0 && <p>{PREPARING_MESSAGE}</p>}
        {errors.map((error) => (
          <p key={error} className={styles.problem}>
            {error}
          </p>
        ))}
      </div>
      <label className={styles.button}>
        <input
          {...{ ...input, accept }}
          type="file"
          className={styles.file}
          onChange={({ target }) => {
            void addFiles([...(target.files ?? [])]);
            // Otherwise choosing the same file again would fire no change event.
            target.value = "";
          }}
        />
        {children}
      </label>
    </div>
  );
}
