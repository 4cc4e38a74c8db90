import { useState } from "react";
import type { Problem } from "../draft/problems";
import { Field } from "./field";
import fieldStyles from "./field.module.css";
import { Ordered } from "./ordered";
import styles from "./photos.module.css";
import { moved } from "./use-drag";

export type BagPhoto = { file: string; alt: string; keep?: string };

type PhotosProps = {
  photos: readonly BagPhoto[];
  addressOf: (photo: BagPhoto) => string;
  set: (photos: readonly BagPhoto[]) => void;
  /** Takes these files into the bag; one takes the place of a photograph where its number is given. */
  add: (files: readonly File[], instead?: number) => void;
  /** What has been wrong with the last files. */
  refused: readonly string[];
  busy: number;
  /** What is wrong with a photograph or its words, or doubtful. */
  toldOf: (photo: number) => readonly Problem[];
  /** The one that is open at first; -1 for none. */
  opened: number;
};

const KEEP = [
  ["", "Centro"],
  ["top", "Arriba"],
  ["bottom", "Abajo"],
  ["left", "Izquierda"],
  ["right", "Derecha"],
] as const;

/** A bag's photographs in their order; the one that is chosen has its words and what can be done with it below. */
export function Photos({
  photos,
  addressOf,
  set,
  add,
  refused,
  busy,
  toldOf,
  opened,
}: PhotosProps) {
  const [chosen, choose] = useState(opened);
  const photo = photos[chosen];
  const change = (part: Partial<BagPhoto>) =>
    set(photos.map((other, i) => (i === chosen ? { ...other, ...part } : other)));

  return (
    <fieldset
      className={fieldStyles.group}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
    >
      <legend className={styles.legend}>Fotos</legend>
      <Ordered
        items={photos.map(({ file, alt, keep }, i) => ({
          // One may stand there twice.
          key: `${file} ${photos.slice(0, i).filter((other) => other.file === file).length}`,
          name: `Foto ${i + 1}${i === 0 ? ", Primera" : ""}: ${alt || "Sin describir"}`,
          picture: addressOf({ file, alt, ...(keep && { keep }) }),
          keep,
          note: alt ? i === 0 && "Primera" : "Sin describir",
          isWrong: toldOf(i).length > 0,
        }))}
        noun="la foto"
        chosen={chosen}
        choose={choose}
        move={(from, to) => set(moved(photos, from, to))}
        more={
          <li>
            <label className={styles.add}>
              <input
                type="file"
                className={styles.file}
                accept="image/*,.heic,.heif"
                multiple
                onChange={({ target }) => {
                  add([...(target.files ?? [])]);
                  target.value = "";
                }}
              />
              <span>＋ Añadir fotos</span>
            </label>
          </li>
        }
      />
      <p className={fieldStyles.quiet}>
        La primera es la que se ve en la tienda. Toca una para moverla, describirla o cambiarla.
      </p>
      <div role="status">
        {busy > 0 && <p>{busy === 1 ? "Preparando la foto…" : `Preparando ${busy} fotos…`}</p>}
        {refused.map((why) => (
          <p key={why} className={fieldStyles.problem}>
            {why}
          </p>
        ))}
      </div>
      {photo && (
        <div className={styles.one}>
          <Field
            label={`Qué se ve en la foto ${chosen + 1}`}
            hint="Para quien no puede ver la foto."
            problem={photo.alt ? toldOf(chosen).find(({ warning }) => !warning)?.says : ""}
            warning={toldOf(chosen).find(({ warning }) => warning)?.says}
          >
            {(tied) => (
              <textarea
                {...tied}
                // biome-ignore lint/a11y/noAutofocus: she has come for it
                autoFocus={chosen === opened}
                className={fieldStyles.input}
                value={photo.alt}
                onChange={({ target }) => change({ alt: target.value })}
              />
            )}
          </Field>
          <fieldset className={fieldStyles.field}>
            <legend>Qué parte se ve siempre</legend>
            <div className={fieldStyles.choices}>
              {KEEP.map(([keep, name]) => (
                <label key={keep}>
                  <input
                    type="radio"
                    name="keep"
                    checked={(photo.keep ?? "") === keep}
                    onChange={() => {
                      const { keep: _, ...rest } = photo;
                      set(
                        photos.map((p, i) =>
                          i === chosen ? (keep ? { ...rest, keep } : rest) : p,
                        ),
                      );
                    }}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className={fieldStyles.row}>
            <label className={fieldStyles.button}>
              <input
                type="file"
                className={styles.file}
                accept="image/*,.heic,.heif"
                onChange={({ target }) => {
                  add([...(target.files ?? [])], chosen);
                  target.value = "";
                }}
              />
              Cambiar por otra
            </label>
            <button
              type="button"
              className={fieldStyles.button}
              onClick={() => {
                set(photos.filter((_, i) => i !== chosen));
                choose(-1);
              }}
            >
              Quitar la foto
            </button>
          </div>
        </div>
      )}
    </fieldset>
  );
}
