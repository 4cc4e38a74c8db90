import { type FunctionComponent, type ReactNode, useState } from "react";
import { resolveMediaPath } from "../../model/content-files";
import { type Control, type Field as Described, fieldAt } from "../../model/form-fields";
import type { Path } from "../../model/problem";
import { type FieldRef, SHARE, schemaOf } from "../draft/content-paths";
import { type BlobRef, currentData, type Draft, setField, setFile } from "../draft/draft";
import {
  Amount,
  Choice,
  type ControlProps,
  type FieldsProps,
  FileField,
  Film,
  Line,
  Switch,
} from "./controls";
import { Button, Field, Words } from "./field";
import styles from "./field.module.css";
import { FileInput } from "./file-input";
import { moved, Ordered, type Photo } from "./ordered";
import { useWorkshop } from "./use-workshop";

const CONTROLS: Partial<Record<Control, FunctionComponent<ControlProps>>> = {
  text: Line,
  email: Line,
  phone: Line,
  link: Line,
  paragraph: Line,
  colour: Line,
  amount: Amount,
  size: Amount,
  choice: Choice,
  switch: Switch,
  photo: FileField,
  drawing: FileField,
  film: Film,
  photos: Photos,
  group: Group,
  list: List,
};

/** What a chat shows with a link to the shop: a file of its own, which no other names. */
const SHARE_FIELD: Described = {
  key: "",
  label: "Foto para los chats",
  hint: "A lo ancho, de 1200 × 630 píxeles o más: sale con cada enlace a la tienda.",
  control: "photo",
  optional: false,
};

export const findField = (file: string, path: Path): Described | undefined =>
  file === SHARE ? SHARE_FIELD : fieldAt(schemaOf(file), path);

/** The control for a field, or for each of a group's, as the model describes it. */
function Fields(props: FieldsProps) {
  const { file, path, focusedPath: focus } = props;
  const { valueAt, toldAt, set } = useWorkshop();
  const [touched, touch] = useState(false);
  const field = findField(file, path);
  const Shown = field && CONTROLS[field.control];
  if (!Shown) return null;
  const isWanted = focus !== "" && focus === path.join(".");
  const own = valueAt(file, path);
  const otherwise = typeof field.defaultValue === "string" ? field.defaultValue : undefined;
  const told = toldAt(file, path);
  // What she has not come to yet is not wrong.
  const isDue = own !== undefined || touched || isWanted;
  const place = path.at(-1);
  return (
    <Shown
      {...{ ...props, field, isWanted }}
      value={own ?? otherwise}
      set={(next) => {
        touch(true);
        set(file, path, next);
      }}
      said={{
        label: typeof place === "number" ? `${field.label} ${place + 1}` : field.label,
        hint: field.hint,
        optional: field.optional && !otherwise,
        told: told?.warning || isDue ? told : undefined,
      }}
    />
  );
}

/** Fields one below the other; those that are seldom wanted are folded away behind the others. */
export function FieldList({
  fields: places,
  focusedPath,
}: {
  fields: readonly FieldRef[];
  focusedPath: string;
}) {
  const isRare = ([file, ...path]: FieldRef) => findField(file, path)?.advanced === true;
  const rare = places.filter(isRare);
  const draw = (some: readonly FieldRef[]) =>
    some.map(([file, ...path]) => (
      <Fields
        key={file + path.join()}
        {...{ file, path, focusedPath: focusedPath }}
        alone={places.length === 1}
      />
    ));
  return (
    <>
      {draw(places.filter((place) => !isRare(place)))}
      {rare.length > 0 && (
        <Folded
          title="Más"
          open={
            focusedPath !== "" && rare.some(([, ...path]) => focusedPath.startsWith(path.join(".")))
          }
        >
          {draw(rare)}
        </Folded>
      )}
    </>
  );
}

function List({
  file,
  path,
  field: { item, fixedLength: fixed },
  said,
  focusedPath: focus,
  value,
  set,
}: ControlProps) {
  const items = Array.isArray(value) ? value : [];
  return (
    <Field {...said}>
      {items.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing else to be known by
        <div key={i} className={styles.group}>
          <Fields file={file} path={[...path, i]} focusedPath={focus} />
          {!fixed && (
            <Button onClick={() => set(items.length > 1 ? items.toSpliced(i, 1) : undefined)}>
              Quitar «{item?.label} {i + 1}»
            </Button>
          )}
        </div>
      ))}
      {!fixed && (
        <Button onClick={() => set([...items, item?.fields ? {} : ""])}>
          Añadir «{item?.label}»
        </Button>
      )}
    </Field>
  );
}

/** Fields that belong together; those that may be left out are folded away until they are wanted. */
function Group({ file, path, field, said, focusedPath: focus, alone, value, set }: ControlProps) {
  const isSaid = field.optional && value !== undefined;
  const inside = (
    <>
      <Words {...said} />
      <FieldList
        fields={(field.fields ?? []).map(({ key }) => [file, ...path, key])}
        focusedPath={focus}
      />
      {isSaid && <Button onClick={() => set(undefined)}>Quitar «{said.label}»</Button>}
    </>
  );
  // The sheet is called like it.
  if (alone) return inside;
  if (!field.optional) return <Field label={said.label}>{inside}</Field>;
  return (
    <Folded title={said.label} open={isSaid || focus.startsWith(`${path.join(".")}.`)}>
      {inside}
    </Folded>
  );
}

/** Fields that are folded away until they are wanted. */
function Folded({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  // It stays open where its last value is taken out to be written anew.
  const [wasOpen] = useState(open);
  return (
    <details className={styles.details} open={wasOpen}>
      <summary>{title}</summary>
      <div className={styles.group}>{children}</div>
    </details>
  );
}

/** A bag's photographs in their order; the one that is chosen has its words and what can be done with it below. */
function Photos({ file, path, focusedPath: focus, said, value, set }: ControlProps) {
  const { toldAt } = useWorkshop();
  const [chosen, choose] = useState(Number(/^photos\.(\d+)/.exec(focus)?.[1] ?? -1));
  const photos = (value as Photo[] | undefined) ?? [];
  const photo = photos[chosen];
  const at = [...path, chosen];
  const told = photo && (toldAt(file, [...at, "file"]) ?? toldAt(file, at));

  function put(now: Draft, media: BlobRef, name: string): Draft {
    const before = (currentData(now, file).photos as Photo[] | undefined) ?? [];
    if (before.some((photo) => photo.file === name)) return now;
    const next = setFile(now, resolveMediaPath(file, name), media);
    return setField(next, file, path, [...before, { file: name }]);
  }

  return (
    <Field {...said} hint={`${said.hint} Toca una para moverla, describirla o quitarla.`}>
      <Ordered
        items={photos.map((photo, i) => ({
          ...{ key: photo.file, file, photo },
          name: `Foto ${i + 1}${i === 0 ? ", Primera" : ""}: ${photo.alt || "Sin describir"}`,
          note: photo.alt ? i === 0 && "Primera" : "Sin describir",
        }))}
        noun="la foto"
        chosen={chosen}
        choose={choose}
        move={(from, to) => {
          set(moved(photos, from, to));
          choose(to);
        }}
      />
      {photo && (
        // The one that is moved keeps its fields.
        <Field key={photo.file} label={`Foto ${chosen + 1}`} told={told}>
          {["alt", "keep"].map((key) => (
            <Fields key={key} file={file} path={[...at, key]} focusedPath={focus} />
          ))}
          <Button
            onClick={() => {
              set(photos.toSpliced(chosen, 1));
              choose(-1);
            }}
          >
            Quitar la foto
          </Button>
        </Field>
      )}
      <FileInput kind="photo" multiple addToDraft={put}>
        Añadir fotos
      </FileInput>
    </Field>
  );
}
