import { type ReactNode, useRef, useState } from "react";
import type { Draft } from "../draft/draft";
import type { PictureFile } from "../draft/photos";
import { describeError } from "../owner-error";
import type { preparePhoto } from "../pictures/prepare-photo";
import { Button } from "./button";
import buttons from "./button.module.css";
import styles from "./file-input.module.css";
import stack from "./stack.module.css";
import { useWorkshop } from "./workshop-context";

/** Accept HEIC everywhere: a browser that cannot read it then shows a message instead of hiding the file. */
const PICTURES = "image/*,.heic,.heif";

/** Prepares a file for the shop. @throws OwnerError for a file that it refuses */
export type PrepareFile = typeof preparePhoto;

const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: "nearest" });

type FileInputProps = {
  prepare: PrepareFile;
  /** Throws an `OwnerError` for a file that it refuses. */
  addToDraft: (draft: Draft, picture: PictureFile) => Draft;
  multiple?: boolean;
  children: ReactNode;
};

/** Adds chosen files to the draft. Names the refused ones below, or in the status line if the sheet is closed. */
export function FileInput({ prepare, addToDraft, children, ...input }: FileInputProps) {
  const { store } = useWorkshop();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const label = useRef<HTMLLabelElement>(null);

  async function addFiles(files: readonly File[]): Promise<void> {
    const refused: string[] = [];
    store.announce("");
    setRefusals([]);
    store.countPreparing(files.length);
    // One after another: decoding more at once exhausts a phone's memory.
    for (const file of files) {
      try {
        const picture = await store.savePicture((ground) => prepare(file, ground));
        await store.updateDraft((draft) => addToDraft(draft, picture));
      } catch (error) {
        const reason = describeError(error, "no se ha podido añadir; vuelve a intentarlo.");
        refused.push(`«${file.name}»: ${reason}`);
      }
      store.countPreparing(-1);
    }
    if (refused.length === 0) return;
    if (label.current?.isConnected) setRefusals(refused);
    else store.announce(refused.join(" "));
  }

  return (
    <>
      <label ref={label} className={`${buttons.plain} ${buttons.label}`}>
        <input
          {...input}
          accept={PICTURES}
          type="file"
          // Its label is the button.
          className="visually-hidden"
          onChange={({ target }) => {
            void addFiles([...(target.files ?? [])]);
            // Reset: choosing the same file again would fire no change event.
            target.value = "";
          }}
        />
        {children}
      </label>
      <div role="status" className={styles.refusals}>
        {refusals.length > 0 && (
          <>
            <ul ref={scrollIntoView} className={stack.list}>
              {refusals.map((refusal, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name and one fault
                <li key={i}>{refusal}</li>
              ))}
            </ul>
            <Button kind="text" onClick={() => setRefusals([])}>
              Cerrar
            </Button>
          </>
        )}
      </div>
    </>
  );
}
