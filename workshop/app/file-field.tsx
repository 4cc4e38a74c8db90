import { useId, useState } from "react";
import { drawingFault } from "../../model/drawing";
import { withField, withFile } from "../draft/draft";
import { nameOfNew } from "../draft/publishing";
import styles from "./field.module.css";
import { FileButton } from "./file-button";
import { PHOTOS, refusedWords, upright } from "./upright";
import { type Path, useWorkshop } from "./use-workshop";

type FileFieldProps = {
  file: string;
  path: Path;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  warning?: string | undefined;
  optional?: boolean;
  control: "photo" | "drawing";
  /** Set where she has come for it. */
  autoFocus: boolean;
};

/** A photograph or a drawing of the shop's: what is there, and another one in its place. */
export function FileField({
  file,
  path,
  label,
  hint,
  problem,
  warning,
  optional,
  control,
  autoFocus,
}: FileFieldProps) {
  const { valueAt, change, set, keep, files, make } = useWorkshop();
  const [said, say] = useState("");
  const id = useId();
  const what = label.charAt(0).toLowerCase() + label.slice(1);
  const isFixed = path.length === 0;
  const name = isFixed ? file : (valueAt(file, path) as string | undefined);
  const address = name && files.address(name);
  const [ending, accept] = control === "photo" ? ["jpg", PHOTOS] : ["svg", ".svg,image/svg+xml"];

  async function take(chosen: File): Promise<void> {
    say("Preparando el archivo…");
    make(1);
    try {
      const fault = control === "drawing" && drawingFault(await chosen.text());
      if (fault) throw new Error(fault);
      const made = control === "photo" ? await upright(chosen) : undefined;
      const media = await keep(made?.blob ?? chosen, made);
      await change((now) => {
        if (isFixed) return withFile(now, file, media);
        const fresh = `fotos/${nameOfNew(media, ending)}`;
        return withField(withFile(now, fresh, media), file, path, fresh);
      });
      say("");
    } catch (error) {
      say(refusedWords([error as Error]).join());
    }
    make(-1);
  }

  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend>{label}</legend>
      {address && <img className={styles.shape} src={address} alt="" />}
      <div id={id}>
        <p className={problem ? styles.problem : styles.quiet}>{problem ?? hint}</p>
        {warning && <p className={styles.warning}>{warning}</p>}
      </div>
      <p role="status" className={styles.problem}>
        {said}
      </p>
      <div className={styles.row}>
        <FileButton
          className={styles.button}
          accept={accept}
          autoFocus={autoFocus}
          onFiles={([chosen]) => chosen && void take(chosen)}
        >
          {name ? "Cambiar" : "Añadir"}: {what}
        </FileButton>
        {optional && name && (
          <button
            type="button"
            className={styles.button}
            onClick={() => set(file, path, undefined)}
          >
            Quitar: {what}
          </button>
        )}
      </div>
    </fieldset>
  );
}
