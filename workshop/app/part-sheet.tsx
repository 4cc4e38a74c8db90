import { PANEL } from "../../model/emailjs";
import styles from "./field.module.css";
import { Fields } from "./fields";
import { Palettes } from "./palettes";
import type { Part } from "./parts";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

type PartSheetProps = { part: Part; tapped?: string };

/** The fields of a part, with what helps to fill them in. */
export function PartSheet({ part, tapped = "" }: PartSheetProps) {
  const { title, fields, settles } = part;
  const { steps, leaveAsItIs, close } = useWorkshop();
  const has = (key: string) => fields.some((place) => place[1] === key);
  return (
    <Sheet title={title}>
      {has("emailjs") && (
        <a className={styles.link} href={PANEL} target="_blank" rel="noopener noreferrer">
          Abre EmailJS
        </a>
      )}
      {has("colours") && <Palettes />}
      {fields.map(([file, ...path]) => (
        <Fields
          key={file + path.join()}
          {...{ file, path, focus: tapped }}
          alone={fields.length === 1}
        />
      ))}
      {settles && steps.some((step) => step.title === title) && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            leaveAsItIs(title);
            close();
          }}
        >
          {settles}
        </button>
      )}
    </Sheet>
  );
}
