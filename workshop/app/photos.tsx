import { useEffect, useState } from "react";
import fieldStyles from "./field.module.css";
import { moved, useDrag } from "./photo-order";
import styles from "./photos.module.css";

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
  problemOf: (photo: number) => string | undefined;
};

const KEEP = [
  ["", "Centro"],
  ["top", "Arriba"],
  ["bottom", "Abajo"],
  ["left", "Izquierda"],
  ["right", "Derecha"],
] as const;

/** A bag's photographs in their order; the one that is chosen has its words and what can be done with it below. */
export function Photos({ photos, addressOf, set, add, refused, busy, ...told }: PhotosProps) {
  const [chosen, choose] = useState<number>();
  const [said, say] = useState("");
  const move = (from: number, to: number) => {
    set(moved(photos, from, to));
    choose(to);
    say(`Ahora es la foto ${to + 1} de ${photos.length}.`);
  };
  const { drag, listen, list } = useDrag(move);
  // A finger that has taken a photograph moves it, and no longer the list below.
  useEffect(() => {
    const element = list.current;
    if (!drag || !element) return;
    const hold = (event: TouchEvent) => event.preventDefault();
    element.addEventListener("touchmove", hold, { passive: false });
    return () => element.removeEventListener("touchmove", hold);
  }, [drag, list]);

  const photo = chosen === undefined ? undefined : photos[chosen];
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
      <ol ref={list} className={styles.photos}>
        {photos.map((one, i) => (
          <li
            // One may stand there twice.
            key={`${one.file} ${photos.slice(0, i).filter(({ file }) => file === one.file).length}`}
            {...listen(i)}
            data-dragged={drag?.from === i || undefined}
            data-over={(drag && drag.from !== i && drag.to === i) || undefined}
            data-wrong={Boolean(told.problemOf(i)) || undefined}
          >
            <button
              type="button"
              aria-label={`Foto ${i + 1}${i === 0 ? ", Primera" : ""}: ${one.alt || "Sin describir"}`}
              aria-expanded={chosen === i}
              onClick={() => choose(chosen === i ? undefined : i)}
            >
              <img src={addressOf(one)} alt="" draggable={false} data-keep={one.keep} />
              {!one.alt && <span>Sin describir</span>}
              {i === 0 && one.alt && <span>Primera</span>}
            </button>
          </li>
        ))}
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
      </ol>
      <p className={fieldStyles.quiet}>
        La primera es la que se ve en la tienda. Toca una para moverla, describirla o cambiarla.
      </p>
      <div role="status" className="visually-hidden">
        {said}
      </div>
      <div role="status">
        {busy > 0 && <p>{busy === 1 ? "Preparando la foto…" : `Preparando ${busy} fotos…`}</p>}
        {refused.map((why) => (
          <p key={why} className={fieldStyles.problem}>
            {why}
          </p>
        ))}
      </div>
      {photo && chosen !== undefined && (
        <div className={styles.one}>
          <label className={styles.words}>
            Qué se ve en la foto {chosen + 1}
            <textarea
              className={fieldStyles.input}
              aria-invalid={Boolean(told.problemOf(chosen))}
              value={photo.alt}
              onChange={({ target }) => change({ alt: target.value })}
            />
          </label>
          <p className={told.problemOf(chosen) ? fieldStyles.problem : fieldStyles.quiet}>
            {told.problemOf(chosen) ?? "Para quien no puede ver la foto."}
          </p>
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
            <Action name="Al principio" idle={chosen === 0} act={() => move(chosen, 0)} />
            <Action name="Antes" idle={chosen === 0} act={() => move(chosen, chosen - 1)} />
            <Action
              name="Después"
              idle={chosen === photos.length - 1}
              act={() => move(chosen, chosen + 1)}
            />
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
            <Action
              name="Quitar la foto"
              act={() => {
                set(photos.filter((_, i) => i !== chosen));
                choose(undefined);
                say("La foto se ha quitado.");
              }}
            />
          </div>
        </div>
      )}
    </fieldset>
  );
}

type ActionProps = { name: string; idle?: boolean; act: () => void };

const Action = ({ name, idle = false, act }: ActionProps) => (
  <button
    type="button"
    className={fieldStyles.button}
    aria-disabled={idle}
    onClick={idle ? undefined : act}
  >
    {name}
  </button>
);
