import { useState } from "react";
import { type Draft, dataNow, isThere, type Media, withField, withFile } from "../draft/draft";
import { bagFile } from "../draft/files";
import { nameOfNew } from "../draft/publishing";
import { same } from "../draft/yaml";
import fieldStyles from "./field.module.css";
import { Fields } from "./fields";
import { FileButton } from "./file-button";
import { moved, Ordered } from "./ordered";
import styles from "./photos.module.css";
import { makingWords, PHOTOS, refusedWords, upright } from "./upright";
import { useWorkshop } from "./use-workshop";

type Photo = { file: string; alt?: string; keep?: string };

/** The photograph whose place another one takes. */
type Instead = { at: number; photo: Photo };

/** More at once stop a phone. */
const MOST_AT_ONCE = 12;

type PhotosProps = {
  folder: string;
  /** The one that is open at first; -1 for none. */
  opened: number;
};

/** A bag's photographs in their order; the one that is chosen has its words and what can be done with it below. */
export function Photos({ folder, opened }: PhotosProps) {
  const { change, valueAt, set, keep, files, problems, toldAt, making, make } = useWorkshop();
  const [chosen, choose] = useState(opened);
  // What she has come for has the focus, until she chooses another one.
  const [wanted, want] = useState(opened);
  const [refused, refuse] = useState<readonly Error[]>([]);
  const [left, leave] = useState(0);
  const file = bagFile(folder);
  const photos = (valueAt(file, ["photos"]) as Photo[] | undefined) ?? [];
  const setPhotos = (next: readonly Photo[]) => set(file, ["photos"], next);
  const toldOf = (i: number) =>
    problems.filter((told) => told.file === file && same(told.path.slice(0, 2), ["photos", i]));
  const photo = photos[chosen];
  const missing = toldAt(file, ["photos"]);

  /** Takes files into the bag, one of them in the place of a photograph if one is given. */
  async function add(chosen: readonly File[], instead?: Instead): Promise<void> {
    const all = chosen.slice(0, MOST_AT_ONCE);
    refuse([]);
    leave(chosen.length - all.length);
    make(all.length);
    for (const one of all) {
      try {
        const { blob, ...size } = await upright(one);
        const media = await keep(blob, size);
        await change((now) => withPhoto(now, media, instead));
      } catch (error) {
        refuse((before) => [...before, error as Error]);
      }
      make(-1);
    }
  }

  function withPhoto(now: Draft, media: Media, instead?: Instead): Draft {
    // The bag has been taken out while this one was made.
    if (!isThere(now, file)) return now;
    const name = nameOfNew(media);
    const next = withFile(now, `bolsos/${folder}/${name}`, media);
    // Others may have come, or stand elsewhere.
    const before = (dataNow(now, file).photos as Photo[] | undefined) ?? [];
    const isMeant = (photo: Photo | undefined) => photo?.file === instead?.photo.file;
    const at = isMeant(before[instead?.at ?? -1]) ? instead?.at : before.findIndex(isMeant);
    const after = before.map(({ keep: _, ...photo }, i) =>
      i === at ? { ...photo, file: name } : before[i],
    );
    if (!after.some((photo) => photo?.file === name)) after.push({ file: name });
    return withField(next, file, ["photos"], after);
  }

  return (
    <fieldset className={fieldStyles.group}>
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
        choose={(i) => {
          choose(i);
          want(-1);
        }}
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
              onFiles={(all) => void add(all)}
            >
              <span>＋ Añadir fotos</span>
            </FileButton>
          </li>
        }
      />
      <p className={fieldStyles.quiet}>
        {missing?.says ??
          "La primera es la que se ve en la tienda. Toca una para moverla, describirla o cambiarla."}
      </p>
      <div role="status">
        {making > 0 && <p>{makingWords(making)}</p>}
        {left > 0 && (
          <p>
            Has elegido {left + MOST_AT_ONCE}: de una vez se añaden {MOST_AT_ONCE}. Elige después
            las {left} que faltan.
          </p>
        )}
        {refusedWords(refused).map((why) => (
          <p key={why} className={fieldStyles.problem}>
            {why}
          </p>
        ))}
      </div>
      {photo && (
        <fieldset key={chosen} className={styles.one}>
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
              focus={chosen === wanted ? `photos.${chosen}.alt` : ""}
            />
          ))}
          <div className={fieldStyles.row}>
            <FileButton
              className={fieldStyles.button}
              accept={PHOTOS}
              onFiles={(all) => void add(all, { at: chosen, photo })}
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
