import { type FunctionComponent, type ReactNode, useState } from "react";
import { resolveMediaPath } from "../../model/content-files";
import { type Control, type Field as Described, fieldAt } from "../../model/form-fields";
import type { Path } from "../../model/problem";
import { type FieldRef, SHARE_IMAGE_FILE, schemaOf } from "../draft/content-paths";
import { type BlobRef, currentData, type Draft, setField, setFile } from "../draft/draft";
import {
  ChoiceField,
  type ControlProps,
  type FieldEditorProps,
  FileField,
  FilmField,
  NumberField,
  SwitchField,
  TextField,
} from "./controls";
import { Button, Field, FieldMessages } from "./field";
import styles from "./field.module.css";
import { FileInput } from "./file-input";
import { type BagPhoto, moveItem, ReorderableList } from "./reorderable-list";
import { useWorkshop } from "./use-workshop";

const CONTROLS: Partial<Record<Control, FunctionComponent<ControlProps>>> = {
  line: TextField,
  email: TextField,
  phone: TextField,
  link: TextField,
  paragraph: TextField,
  colour: TextField,
  amount: NumberField,
  size: NumberField,
  choice: ChoiceField,
  switch: SwitchField,
  photo: FileField,
  drawing: FileField,
  film: FilmField,
  photos: PhotosField,
  group: GroupField,
  list: ListField,
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
  file === SHARE_IMAGE_FILE ? SHARE_FIELD : fieldAt(schemaOf(file), path);

/** The control for a field, or for each of a group's, as the model describes it. */
function FieldEditor(props: FieldEditorProps) {
  const { file, path, focusedPath: focus } = props;
  const { valueAt, problemAt: toldAt, setValueAt: set } = useWorkshop();
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
      {...{ ...props, field, isFocusTarget: isWanted }}
      value={own ?? otherwise}
      onChange={(next) => {
        touch(true);
        set(file, path, next);
      }}
      info={{
        label: typeof place === "number" ? `${field.label} ${place + 1}` : field.label,
        hint: field.hint,
        optional: field.optional && !otherwise,
        problem: told?.warning || isDue ? told : undefined,
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
      <FieldEditor
        key={file + path.join()}
        {...{ file, path, focusedPath: focusedPath }}
        isOnlyField={places.length === 1}
      />
    ));
  return (
    <>
      {draw(places.filter((place) => !isRare(place)))}
      {rare.length > 0 && (
        <Disclosure
          title="Más"
          open={
            focusedPath !== "" && rare.some(([, ...path]) => focusedPath.startsWith(path.join(".")))
          }
        >
          {draw(rare)}
        </Disclosure>
      )}
    </>
  );
}

function ListField({
  file,
  path,
  field: { item, fixedLength: fixed },
  info: said,
  focusedPath: focus,
  value,
  onChange: set,
}: ControlProps) {
  const items = Array.isArray(value) ? value : [];
  return (
    <Field {...said}>
      {items.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing else to be known by
        <div key={i} className={styles.group}>
          <FieldEditor file={file} path={[...path, i]} focusedPath={focus} />
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
function GroupField({
  file,
  path,
  field,
  info: said,
  focusedPath: focus,
  isOnlyField: alone,
  value,
  onChange: set,
}: ControlProps) {
  const isSaid = field.optional && value !== undefined;
  const inside = (
    <>
      <FieldMessages {...said} />
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
    <Disclosure title={said.label} open={isSaid || focus.startsWith(`${path.join(".")}.`)}>
      {inside}
    </Disclosure>
  );
}

/** Fields that are folded away until they are wanted. */
function Disclosure({
  title,
  open,
  children,
}: {
  title: string;
  open: boolean;
  children: ReactNode;
}) {
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
function PhotosField({
  file,
  path,
  focusedPath: focus,
  info: said,
  value,
  onChange: set,
}: ControlProps) {
  const { problemAt: toldAt } = useWorkshop();
  const [chosen, choose] = useState(Number(/^photos\.(\d+)/.exec(focus)?.[1] ?? -1));
  const photos = (value as BagPhoto[] | undefined) ?? [];
  const photo = photos[chosen];
  const at = [...path, chosen];
  const told = photo && (toldAt(file, [...at, "file"]) ?? toldAt(file, at));

  function put(now: Draft, media: BlobRef, name: string): Draft {
    const before = (currentData(now, file).photos as BagPhoto[] | undefined) ?? [];
    if (before.some((photo) => photo.file === name)) return now;
    const next = setFile(now, resolveMediaPath(file, name), media);
    return setField(next, file, path, [...before, { file: name }]);
  }

  return (
    <Field {...said} hint={`${said.hint} Toca una para moverla, describirla o quitarla.`}>
      <ReorderableList
        items={photos.map((photo, i) => ({
          ...{ key: photo.file, file, photo },
          name: `Foto ${i + 1}${i === 0 ? ", Primera" : ""}: ${photo.alt || "Sin describir"}`,
          caption: photo.alt ? i === 0 && "Primera" : "Sin describir",
        }))}
        noun="la foto"
        selectedIndex={chosen}
        onSelect={choose}
        onMove={(from, to) => {
          set(moveItem(photos, from, to));
          choose(to);
        }}
      />
      {photo && (
        // The one that is moved keeps its fields.
        <Field key={photo.file} label={`Foto ${chosen + 1}`} problem={told}>
          {["alt", "keep"].map((key) => (
            <FieldEditor key={key} file={file} path={[...at, key]} focusedPath={focus} />
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
