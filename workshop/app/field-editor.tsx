import { type FunctionComponent, type ReactNode, useState } from "react";
import { resolveMediaPath } from "../../model/content-files";
import { type Control, type Field as FieldSpec, fieldAt } from "../../model/form-fields";
import type { Path } from "../../model/problem";
import { type FieldRef, SHARE, schemaOf } from "../draft/content-paths";
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
  text: TextField,
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
const SHARE_FIELD: FieldSpec = {
  key: "",
  label: "Foto para los chats",
  hint: "A lo ancho, de 1200 × 630 píxeles o más: sale con cada enlace a la tienda.",
  control: "photo",
  optional: false,
};

export const findField = (file: string, path: Path): FieldSpec | undefined =>
  file === SHARE ? SHARE_FIELD : fieldAt(schemaOf(file), path);

/** The control for a field, or for each of a group's, as the model describes it. */
function FieldEditor(props: FieldEditorProps) {
  const { file, path, focusedPath } = props;
  const { valueAt, problemAt, setValueAt } = useWorkshop();
  const [touched, touch] = useState(false);
  const field = findField(file, path);
  const Shown = field && CONTROLS[field.control];
  if (!Shown) return null;
  const isWanted = focusedPath !== "" && focusedPath === path.join(".");
  const own = valueAt(file, path);
  const otherwise = typeof field.defaultValue === "string" ? field.defaultValue : undefined;
  const told = problemAt(file, path);
  // What she has not come to yet is not wrong.
  const isDue = own !== undefined || touched || isWanted;
  const place = path.at(-1);
  return (
    <Shown
      {...{ ...props, field, isFocusTarget: isWanted }}
      value={own ?? otherwise}
      onChange={(next) => {
        touch(true);
        setValueAt(file, path, next);
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
  fields,
  focusedPath,
}: {
  fields: readonly FieldRef[];
  focusedPath: string;
}) {
  const isRare = ([file, ...path]: FieldRef) => findField(file, path)?.advanced === true;
  const rare = fields.filter(isRare);
  const draw = (some: readonly FieldRef[]) =>
    some.map(([file, ...path]) => (
      <FieldEditor
        key={file + path.join()}
        {...{ file, path, focusedPath }}
        isOnlyField={fields.length === 1}
      />
    ));
  return (
    <>
      {draw(fields.filter((place) => !isRare(place)))}
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
  field: { item, fixedLength },
  info,
  focusedPath,
  value,
  onChange,
}: ControlProps) {
  const items = Array.isArray(value) ? value : [];
  return (
    <Field {...info}>
      {items.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing else to be known by
        <div key={i} className={styles.group}>
          <FieldEditor file={file} path={[...path, i]} focusedPath={focusedPath} />
          {!fixedLength && (
            <Button onClick={() => onChange(items.length > 1 ? items.toSpliced(i, 1) : undefined)}>
              Quitar «{item?.label} {i + 1}»
            </Button>
          )}
        </div>
      ))}
      {!fixedLength && (
        <Button onClick={() => onChange([...items, item?.fields ? {} : ""])}>
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
  info,
  focusedPath,
  isOnlyField,
  value,
  onChange,
}: ControlProps) {
  const isSaid = field.optional && value !== undefined;
  const inside = (
    <>
      <FieldMessages {...info} />
      <FieldList
        fields={(field.fields ?? []).map(({ key }) => [file, ...path, key])}
        focusedPath={focusedPath}
      />
      {isSaid && <Button onClick={() => onChange(undefined)}>Quitar «{info.label}»</Button>}
    </>
  );
  // The sheet is called like it.
  if (isOnlyField) return inside;
  if (!field.optional) return <Field label={info.label}>{inside}</Field>;
  return (
    <Disclosure title={info.label} open={isSaid || focusedPath.startsWith(`${path.join(".")}.`)}>
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
function PhotosField({ file, path, focusedPath, info, value, onChange }: ControlProps) {
  const { problemAt } = useWorkshop();
  const [chosen, choose] = useState(Number(/^photos\.(\d+)/.exec(focusedPath)?.[1] ?? -1));
  const photos = (value as BagPhoto[] | undefined) ?? [];
  const photo = photos[chosen];
  const at = [...path, chosen];
  const told = photo && (problemAt(file, [...at, "file"]) ?? problemAt(file, at));

  function put(now: Draft, media: BlobRef, name: string): Draft {
    const before = (currentData(now, file).photos as BagPhoto[] | undefined) ?? [];
    if (before.some((photo) => photo.file === name)) return now;
    const next = setFile(now, resolveMediaPath(file, name), media);
    return setField(next, file, path, [...before, { file: name }]);
  }

  return (
    <Field {...info} hint={`${info.hint} Toca una para moverla, describirla o quitarla.`}>
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
          onChange(moveItem(photos, from, to));
          choose(to);
        }}
      />
      {photo && (
        // The one that is moved keeps its fields.
        <Field key={photo.file} label={`Foto ${chosen + 1}`} problem={told}>
          {["alt", "keep"].map((key) => (
            <FieldEditor key={key} file={file} path={[...at, key]} focusedPath={focusedPath} />
          ))}
          <Button
            onClick={() => {
              onChange(photos.toSpliced(chosen, 1));
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
