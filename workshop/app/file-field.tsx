import { useState } from "react";
import { changed, newName, withMedia } from "../draft/edit";
import styles from "./field.module.css";
import photoStyles from "./photos.module.css";
import { upright } from "./upright";
import { type Path, useWorkshop } from "./use-workshop";

type FileFieldProps = {
  file: string;
  path: Path;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  warning?: string | undefined;
  optional?: boolean;
  control: "photo" | "film" | "drawing";
};

/** No host takes a heavier film. */
const HEAVIEST_FILM = 25_000_000;

const KINDS = {
  photo: { accept: "image/*,.heic,.heif", folder: "fotos" },
  film: { accept: "video/mp4,video/webm", folder: "peliculas" },
  drawing: { accept: ".svg,image/svg+xml", folder: "fotos" },
} as const;

/** A photograph, a film or a drawing of the shop's: what is there, and another one in its place. */
export function FileField({
  file,
  path,
  label,
  hint,
  problem,
  warning,
  optional,
  control,
}: FileFieldProps) {
  const { snapshot, valueAt, change, set, keepMedia, files } = useWorkshop();
  const [said, say] = useState("");
  const what = label.charAt(0).toLowerCase() + label.slice(1);
  const isFixed = path.length === 0;
  const name = isFixed ? file : (valueAt(file, path) as string | undefined);
  const address = name && files.address(name);
  const size = name && control === "photo" ? files.size(name) : undefined;
  const { accept, folder } = KINDS[control];

  async function take(chosen: File): Promise<void> {
    say("Preparando el archivo…");
    try {
      const ending =
        control === "photo" ? "jpg" : (chosen.name.split(".").at(-1)?.toLowerCase() ?? "");
      if (control === "film" && !/^(mp4|webm)$/.test(ending))
        throw new Error(
          `«${chosen.name}» no es una película que los navegadores entiendan: guárdala como MP4.`,
        );
      if (control === "film" && chosen.size > HEAVIEST_FILM)
        throw new Error(
          `«${chosen.name}» pesa demasiado: una película puede pesar 25 MB como mucho.`,
        );
      if (control === "drawing" && ending !== "svg")
        throw new Error(`«${chosen.name}» no es un dibujo: pide a quien lo hizo el logo en SVG.`);
      const made = control === "photo" ? await upright(chosen) : undefined;
      const media = await keepMedia(made?.blob ?? chosen, made);
      await change((now) => {
        if (isFixed) return withMedia(snapshot, now, file, media);
        const fresh = `${folder}/${newName(snapshot, now, folder, ending, String(path.at(-1)))}`;
        return changed(snapshot, withMedia(snapshot, now, fresh, media), file, path, fresh);
      });
      say("");
    } catch (error) {
      say((error as Error).message);
    }
  }

  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {address && control === "film" && (
        <video className={styles.shape} src={address} muted playsInline controls />
      )}
      {address && control !== "film" && <img className={styles.shape} src={address} alt="" />}
      <p className={problem ? styles.problem : styles.quiet}>
        {problem ??
          [size && `Mide ${size[0]} × ${size[1]} píxeles.`, hint].filter(Boolean).join(" ")}
      </p>
      {warning && <p className={styles.warning}>{warning}</p>}
      <p role="status" className={styles.problem}>
        {said}
      </p>
      <div className={styles.row}>
        <label className={styles.button}>
          <input
            type="file"
            className={photoStyles.file}
            accept={accept}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              if (chosen) void take(chosen);
              target.value = "";
            }}
          />
          {name ? "Cambiar" : "Añadir"}: {what}
        </label>
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
