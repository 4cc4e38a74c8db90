import { useEffect, useRef, useState } from "react";
import type { Draft, Media } from "../draft/draft";
import { changed, dataNow, isBlankBag, newName, withMedia, withoutBag } from "../draft/edit";
import { bagFile } from "../draft/files";
import { same } from "../draft/yaml";
import fieldStyles from "./field.module.css";
import { Fields } from "./fields";
import { FileButton } from "./file-button";
import { Ordered } from "./ordered";
import styles from "./photos.module.css";
import { PHOTOS, upright } from "./upright";
import { moved } from "./use-drag";
import { useWorkshop } from "./use-workshop";

type Photo = { file: string; alt?: string; keep?: string };

type PhotosProps = {
  folder: string;
  /** The one that is open at first; -1 for none. */
  opened: number;
};

/** A bag's photographs in their order; the one that is chosen has its words and what can be done with it below. */
export function Photos({ folder, opened }: PhotosProps) {
  const { snapshot, draft, change, valueAt, set, keep: keepBytes, files, problems } = useWorkshop();
  const [chosen, choose] = useState(opened);
  const [refused, refuse] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(0);
  const file = bagFile(folder);
  const photos = (valueAt(file, ["photos"]) as Photo[] | undefined) ?? [];
  const setPhotos = (next: readonly Photo[]) => set(file, ["photos"], next);
  const toldOf = (i: number) =>
    problems.filter((told) => told.file === file && same(told.path.slice(0, 2), ["photos", i]));

  /** Takes files into the bag; one takes the place of a photograph where its number is given. */
  async function add(chosenFiles: readonly File[], instead?: number): Promise<void> {
    refuse([]);
    setBusy(chosenFiles.length);
    for (const one of chosenFiles) {
      try {
        const { blob, ...size } = await upright(one);
        const media = await keepBytes(blob, size);
        await change((now) => withPhoto(now, media, instead));
      } catch (error) {
        refuse((before) => [...before, (error as Error).message]);
      }
      setBusy((left) => left - 1);
    }
  }

  const withPhoto = (now: Draft, media: Media, instead?: number) => {
    const name = newName(snapshot, now, `bolsos/${folder}`, "jpg");
    const next = withMedia(snapshot, now, `bolsos/${folder}/${name}`, media);
    // Others may have come while this one was made.
    const before = (dataNow(snapshot, now, file).photos as Photo[] | undefined) ?? [];
    const after =
      instead === undefined
        ? [...before, { file: name }]
        : before.map(({ keep: _, ...photo }, i) =>
            i === instead ? { ...photo, file: name } : before[i],
          );
    return changed(snapshot, next, file, ["photos"], after);
  };

  // A new bag of which nothing has been said goes as its sheet does.
  const leave = useRef(() => {});
  leave.current = () => {
    if (busy === 0 && isBlankBag(snapshot, draft, folder))
      void change((now) => withoutBag(snapshot, now, folder));
  };
  useEffect(() => () => leave.current(), []);

  return (
    <fieldset
      className={fieldStyles.group}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void add([...event.dataTransfer.files]);
      }}
    >
      <legend className={styles.legend}>Fotos</legend>
      <Ordered
        items={photos.map(({ file: name, alt, keep }, i) => ({
          // One may stand there twice.
          key: `${name} ${photos.slice(0, i).filter((other) => other.file === name).length}`,
          name: `Foto ${i + 1}${i === 0 ? ", Primera" : ""}: ${alt || "Sin describir"}`,
          picture: files.address(`bolsos/${folder}/${name}`, keep),
          keep,
          note: alt ? i === 0 && "Primera" : "Sin describir",
          isWrong: toldOf(i).length > 0,
        }))}
        noun="la foto"
        chosen={chosen}
        choose={choose}
        move={(from, to) => setPhotos(moved(photos, from, to))}
        more={
          <li>
            <FileButton
              className={styles.add}
              accept={PHOTOS}
              multiple
              onFiles={(all) => void add(all)}
            >
              <span>＋ Añadir fotos</span>
            </FileButton>
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
      {photos[chosen] && (
        <fieldset className={styles.one}>
          <legend className="visually-hidden">Foto {chosen + 1}</legend>
          {toldOf(chosen)
            .filter(({ path }) => !["alt", "keep"].includes(String(path[2])))
            .map(({ says, warning }) => (
              <p key={says} className={warning ? fieldStyles.warning : fieldStyles.problem}>
                {says}
              </p>
            ))}
          {["alt", "keep"].map((key) => (
            <Fields
              key={key}
              file={file}
              path={["photos", chosen, key]}
              focus={chosen === opened ? `photos.${chosen}.alt` : ""}
            />
          ))}
          <div className={fieldStyles.row}>
            <FileButton
              className={fieldStyles.button}
              accept={PHOTOS}
              onFiles={(all) => void add(all, chosen)}
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
