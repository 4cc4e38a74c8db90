import { useState } from "react";
import type { Draft, Media } from "../draft/draft";
import {
  bagsNow,
  changed,
  dataNow,
  newName,
  withBagBefore,
  withMedia,
  withoutBag,
} from "../draft/edit";
import { bagFile } from "../draft/files";
import { same } from "../draft/yaml";
import fieldStyles from "./field.module.css";
import { Fields } from "./fields";
import { Ordered } from "./ordered";
import { type BagPhoto, Photos } from "./photos";
import { upright } from "./upright";
import { useWorkshop } from "./use-workshop";

type BagSheetProps = {
  folder: string;
  /** What of the bag has been tapped: its field, or one of its photographs. */
  tapped: string;
  onPage: () => void;
  onGone: () => void;
};

const FIRST = ["name", "category", "featured", "soldOut", "hidden"];
const MORE = [
  "previousPrice",
  "line",
  "description",
  "details",
  "shape",
  "yarns",
  "amazonUrl",
  "lang",
];

/** All that she says of a bag; what she has tapped comes first. */
export function BagSheet({ folder, tapped, onPage, onGone }: BagSheetProps) {
  const { snapshot, draft, change, valueAt, set, keepMedia, files, problems } = useWorkshop();
  const [refused, refuse] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(0);
  const file = bagFile(folder);
  const photos = (valueAt(file, ["photos"]) as BagPhoto[] | undefined) ?? [];
  const isNew = snapshot.texts[file] === undefined;

  async function add(chosen: readonly File[], instead?: number): Promise<void> {
    refuse([]);
    setBusy(chosen.length);
    for (const one of chosen) {
      try {
        const { blob, ...size } = await upright(one);
        const media = await keepMedia(blob, size);
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
    const before = (dataNow(snapshot, now, file).photos as BagPhoto[] | undefined) ?? [];
    const after =
      instead === undefined
        ? [...before, { file: name, alt: "" }]
        : before.map((photo, i) => (i === instead ? { file: name, alt: photo.alt } : photo));
    return changed(snapshot, next, file, ["photos"], after);
  };

  const isPhoto = /^photos\b/.test(tapped);
  const gallery = (
    <Photos
      key="photos"
      photos={photos}
      addressOf={(photo) => files.address(`bolsos/${folder}/${photo.file}`, photo.keep)}
      set={(next) => set(file, ["photos"], next)}
      add={(chosen, instead) => void add(chosen, instead)}
      refused={refused}
      busy={busy}
      toldOf={(i) =>
        problems.filter((told) => told.file === file && same(told.path.slice(0, 2), ["photos", i]))
      }
      opened={Number(/^photos\.(\d+)/.exec(tapped)?.[1] ?? -1)}
    />
  );
  const price = <Fields key="price" file={file} path={["price"]} focus={tapped} />;
  const shelf = bagsNow(snapshot, draft).filter(
    ({ data }) => data.category === valueAt(file, ["category"]),
  );
  const place = shelf.findIndex((bag) => bag.folder === folder);
  const [moving, setMoving] = useState(folder);
  const move = (from: number, to: number) => {
    const others = shelf.filter((_, i) => i !== from);
    const bag = shelf[from]?.folder ?? "";
    return change((now) => withBagBefore(snapshot, now, bag, others[to]?.folder));
  };

  return (
    <>
      {isPhoto || isNew ? [gallery, price] : price}
      {FIRST.map((key) => (
        <Fields key={key} file={file} path={[key]} focus={tapped} />
      ))}
      {!isPhoto && !isNew && gallery}
      {MORE.map((key) => (
        <Fields key={key} file={file} path={[key]} focus={tapped} />
      ))}
      <fieldset className={fieldStyles.field}>
        <legend>
          Lugar en la tienda: {place + 1} de {shelf.length}
        </legend>
        <Ordered
          items={shelf.map((bag) => {
            const name = String(bag.data.name ?? "Bolso nuevo");
            return { key: bag.folder, name, note: name, ...files.cover(bag) };
          })}
          noun="el bolso"
          chosen={shelf.findIndex((bag) => bag.folder === moving)}
          choose={(i) => setMoving(shelf[i]?.folder ?? "")}
          move={(from, to) => void move(from, to)}
        />
      </fieldset>
      <div className={fieldStyles.row}>
        <button type="button" className={fieldStyles.button} onClick={onPage}>
          Ver su página
        </button>
        <button
          type="button"
          className={fieldStyles.button}
          onClick={() => {
            change((now) => withoutBag(snapshot, now, folder));
            onGone();
          }}
        >
          Quitar el bolso
        </button>
      </div>
      <p className={fieldStyles.quiet}>
        Si solo quieres que no se vea por un tiempo, ocúltalo: sus datos y sus fotos se quedan.
      </p>
    </>
  );
}
