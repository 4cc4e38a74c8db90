import { type ReactNode, useEffect, useRef, useState } from "react";
import { fileNameFor } from "../draft/create-commit";
import type { BlobRef, Draft } from "../draft/draft";
import styles from "./field.module.css";
import { PREPARING_MESSAGE, UPLOAD_KINDS } from "./prepare-upload";
import { useWorkshop } from "./use-workshop";

/** More at once stop a phone. */
const MAX_FILES_AT_ONCE = 12;

type FileInputProps = {
  kind: keyof typeof UPLOAD_KINDS;
  /** Puts a file into the draft; `name` is a fresh one. */
  addToDraft: (now: Draft, media: BlobRef, name: string) => Draft;
  multiple?: boolean;
  /** Set where she has come for it. */
  autoFocus?: boolean;
  children: ReactNode;
};

/**
 * Opens the device's own choice of files. Each that she chooses is made ready, kept in this browser, and put into the
 * draft; what was not taken is told above the button.
 */
export function FileInput({ kind, addToDraft, children, ...input }: FileInputProps) {
  const { saveBlob, updateDraft, changePreparingCount } = useWorkshop();
  const [batches, setBatches] = useState(0);
  const [told, tell] = useState<readonly string[]>([]);
  const { accept, prepare, extension } = UPLOAD_KINDS[kind];
  const words = useRef<HTMLDivElement>(null);
  // Whatever has been added above has pushed the words out of sight.
  useEffect(() => {
    if (told.length > 0) words.current?.scrollIntoView({ block: "nearest" });
  }, [told]);

  async function take(files: readonly File[]): Promise<void> {
    const all = files.slice(0, MAX_FILES_AT_ONCE);
    const left = files.length - all.length;
    const tooMany = `Has elegido ${files.length}: de una vez se añaden ${MAX_FILES_AT_ONCE}. Elige después las ${left} que faltan.`;
    /** The files that are not taken, by the reason. */
    const refused = new Map<string, string[]>();
    changePreparingCount(all.length);
    setBatches((before) => before + 1);
    tell([]);
    for (const file of all) {
      try {
        const { blob, ...size } = await prepare(file);
        const media = await saveBlob(blob, size);
        await updateDraft((now) => addToDraft(now, media, fileNameFor(media, extension)));
      } catch (error) {
        const { message } = error as Error;
        refused.set(message, [...(refused.get(message) ?? []), `«${file.name}»`]);
      }
      changePreparingCount(-1);
    }
    setBatches((before) => before - 1);
    const reasons = Array.from(refused, ([why, names]) => `${names.join(", ")}: ${why}`);
    tell(left > 0 ? [tooMany, ...reasons] : reasons);
  }

  return (
    <div className={styles.field}>
      <div ref={words} role="status">
        {batches > 0 && <p>{PREPARING_MESSAGE}</p>}
        {told.map((why) => (
          <p key={why} className={styles.problem}>
            {why}
          </p>
        ))}
      </div>
      <label className={styles.button}>
        <input
          {...{ ...input, accept }}
          type="file"
          className={styles.file}
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = "";
          }}
        />
        {children}
      </label>
    </div>
  );
}
