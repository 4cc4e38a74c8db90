import { useState } from "react";
import { type Draft, dataNow, isThere, type Media, withField, withFile } from "../draft/draft";
import { bagFile } from "../draft/files";
import { nameOfNew } from "../draft/publishing";
import { same } from "../draft/yaml";
import fieldStyles from "./field.module.css";
import { Fields } from "./fields";
import { moved, Ordered } from "./ordered";
import styles from "./ordered.module.css";
import { FileButton, useTaking } from "./taking";
import { PHOTOS, upright } from "./upright";
import { useWorkshop } from "./use-workshop";

export type Photo = { file: string; alt?: string; keep?: string };

/** A bag's photographs in their order; the one that is chosen has its words and what can be done with it below. */
export function Photos({ folder, tapped }: { folder: string; tapped: string }) {
  const { valueAt, set, files, problems, toldAt } = useWorkshop();
  const [chosen, choose] = useState(Number(/^photos\.(\d+)/.exec(tapped)?.[1] ?? -1));
  const { take, answer } = useTaking(upright);
  const file = bagFile(folder);
  const photos = (valueAt(file, ["photos"]) as Photo[] | undefined) ?? [];
  const setPhotos = (next: readonly Photo[]) => set(file, ["photos"], next);
  const toldOf = (i: number) =>
    problems.filter((told) => told.file === file && same(told.path.slice(0, 2), ["photos", i]));
  const photo = photos[chosen];

  /** The draft with a photograph more, or with one in the place of another. */
  function withPhoto(now: Draft, media: Media, instead?: string): Draft {
    const before = (dataNow(now, file).photos as Photo[] | undefined) ?? [];
    const name = nameOfNew(media);
    // The bag has been taken out while this one was made, or it has this one already.
    if (!isThere(now, file) || before.some((photo) => photo.file === name)) return now;
    // By its name: they may have been put in order meanwhile.
    const at = before.findIndex((photo) => photo.file === instead);
    const after =
      at < 0
        ? [...before, { file: name }]
        : before.map(({ keep, ...photo }, i) => (i === at ? { ...photo, file: name } : before[i]));
    const next = withFile(now, `bolsos/${folder}/${name}`, media);
    return withField(next, file, ["photos"], after);
  }

  return (
    <fieldset className={fieldStyles.group}>
      <legend>Fotos</legend>
      <Ordered
        items={photos.map(({ file: name, alt, keep }, i) => ({
          key: name,
          name: `Foto ${i + 1}${i === 0 ? ", Primera" : ""}: ${alt || "Sin describir"}`,
          picture: files.address(`bolsos/${folder}/${name}`, keep),
          keep,
          note: alt ? i === 0 && "Primera" : "Sin describir",
          isWrong: toldOf(i).length > 0,
        }))}
        noun="la foto"
        chosen={chosen}
        choose={choose}
        move={(from, to) => {
          setPhotos(moved(photos, from, to));
          choose(to);
        }}
        more={
          <li>
            <FileButton
              className={styles.add}
              accept={PHOTOS}
              multiple
              onFiles={(all) => void take(all, withPhoto)}
            >
              <span>＋ Añadir fotos</span>
            </FileButton>
          </li>
        }
      />
      <p className={fieldStyles.quiet}>
        {toldAt(file, ["photos"])?.message ??
          "La primera es la que se ve en la tienda. Toca una para moverla, describirla o cambiarla."}
      </p>
      {answer}
      {photo && (
        // The one that is moved keeps its fields.
        <fieldset key={photo.file} className={styles.one}>
          <legend className="visually-hidden">Foto {chosen + 1}</legend>
          {toldOf(chosen)
            .filter(({ path }) => !["alt", "keep"].includes(String(path[2])))
            .map(({ message, warning }) => (
              <p key={message} className={warning ? fieldStyles.warning : fieldStyles.problem}>
                {message}
              </p>
            ))}
          {["alt", "keep"].map((key) => (
            <Fields key={key} file={file} path={["photos", chosen, key]} focus={tapped} />
          ))}
          <div className={fieldStyles.row}>
            <FileButton
              accept={PHOTOS}
              onFiles={(one) => void take(one, (now, media) => withPhoto(now, media, photo.file))}
            >
              Cambiar por otra
            </FileButton>
            <button
              type="button"
              className={fieldStyles.button}
              onClick={() => {
                setPhotos(photos.filter((_, i) => i !== chosen));
                choose(-1);
              }}
            >
              Quitar la foto
            </button>
          </div>
        </fieldset>
      )}
    </fieldset>
  );
}
