import { type FunctionComponent, type ReactNode, useState } from "react";
import type { Control } from "../../model/form-fields";
import { CLEARABLE_KEYS, normalizeText } from "../../model/values";
import disclosure from "../../src/ui/disclosure.module.css";
import { addPhoto } from "../draft/bags";
import { type FieldRef, fieldName, findField } from "../draft/content-paths";
import { parsePhotos } from "../draft/draft";
import { type ControlProps, type FieldEditorProps, TextField, VALUE_CONTROLS } from "./controls";
import { Button, Field, FieldMessages } from "./field";
import styles from "./field.module.css";
import { FileInput } from "./file-input";
import { moveItem, ReorderableList } from "./reorderable-list";
import { useSheets, useStore } from "./use-workshop";

/** `TextField` renders all others. */
const CONTROLS: Partial<Record<Control, FunctionComponent<ControlProps>>> = {
  ...VALUE_CONTROLS,
  photos: PhotosField,
  group: GroupField,
  list: ListField,
};

/** Renders the control that a field's schema names; nothing for an unknown field. */
function FieldEditor(props: FieldEditorProps) {
  const { file, path } = props;
  const { valueAt, problemAt, setField } = useStore();
  const { focusedField } = useSheets();
  const [isTouched, setTouched] = useState(false);
  const field = findField(props);
  if (!field) return null;
  const ControlField = CONTROLS[field.control] ?? TextField;
  const isFocusTarget = focusedField === fieldName(props);
  const value = valueAt(file, path);
  const key = path.at(-1);
  /** The text that the shop shows while the field is empty. */
  const defaultText = path.length === 1 ? normalizeText(field.defaultValue) : "";
  const canClear = CLEARABLE_KEYS.has(key);
  const problem = problemAt(props);
  // Report no error in an empty field before the owner reaches it.
  const isReached = value !== undefined || isTouched || isFocusTarget;
  return (
    // Names the field that the preview scrolls to (workshop.tsx).
    <div className={styles.editor} data-field={fieldName(props)}>
      <ControlField
        {...{ ...props, field, isFocusTarget }}
        value={value ?? (canClear ? defaultText : undefined)}
        onChange={(next) => {
          setTouched(true);
          void setField(file, path, next);
        }}
        info={{
          label: typeof key === "number" ? `${field.label} ${key + 1}` : field.label,
          hint: [field.hint, defaultText && !canClear && `Sin escribir nada: «${defaultText}»`]
            .filter(Boolean)
            .join(" "),
          optional: field.optional && !field.defaultValue && !field.requiredByLaw,
          problem: problem?.warning || isReached ? problem : undefined,
        }}
      />
    </div>
  );
}

/** Renders fields in their order; folds advanced fields away below the others. */
export function FieldList({ fields }: { fields: readonly FieldRef[] }) {
  const { focusedField } = useSheets();
  const isAdvanced = (field: FieldRef) => findField(field)?.advanced === true;
  const advancedFields = fields.filter(isAdvanced);
  const renderFields = (refs: readonly FieldRef[]) =>
    refs.map((field) => (
      <FieldEditor key={fieldName(field)} {...field} isOnlyField={fields.length === 1} />
    ));
  return (
    <>
      {renderFields(fields.filter((field) => !isAdvanced(field)))}
      {advancedFields.length > 0 && (
        <Disclosure
          title="Más"
          open={advancedFields.some((field) => focusedField.startsWith(fieldName(field)))}
        >
          {renderFields(advancedFields)}
        </Disclosure>
      )}
    </>
  );
}

function ListField({ file, path, field, info, value, onChange }: ControlProps) {
  const { item } = field;
  const items = Array.isArray(value) ? value : [];
  const noun = item?.label.toLowerCase();
  return (
    <Field {...info}>
      {items.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id
        <div key={i} className={styles.group}>
          <FieldEditor file={file} path={[...path, i]} />
          <Button onClick={() => onChange(items.length > 1 ? items.toSpliced(i, 1) : undefined)}>
            Quitar el {noun} {i + 1}
          </Button>
        </div>
      ))}
      <Button onClick={() => onChange([...items, item?.fields ? {} : ""])}>Añadir un {noun}</Button>
    </Field>
  );
}

/** Returns a group's label in a sentence: «el aviso», «los detalles», «la foto de los puntos». */
const withArticle = (label: string): string =>
  `${/^Foto/.test(label) ? "la" : /^\w+s\b/.test(label) ? "los" : "el"} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** Renders the fields of a group; folds an optional group away while it is empty. */
function GroupField(props: ControlProps) {
  const { file, path, field, info, isOnlyField, value, onChange } = props;
  const { focusedField } = useSheets();
  const isFilled = field.optional && value !== undefined;
  const content = (
    <>
      <FieldMessages {...info} />
      <FieldList fields={(field.fields ?? []).map(({ key }) => ({ file, path: [...path, key] }))} />
      {isFilled && (
        <Button onClick={() => onChange(undefined)}>Quitar {withArticle(info.label)}</Button>
      )}
    </>
  );
  // The sheet's title already is this label.
  if (isOnlyField) return content;
  if (!field.optional) return <Field label={info.label}>{content}</Field>;
  return (
    <Disclosure
      title={info.label}
      open={isFilled || focusedField.startsWith(`${fieldName(props)}.`)}
    >
      {content}
    </Disclosure>
  );
}

type DisclosureProps = { title: string; open: boolean; children: ReactNode };

function Disclosure({ title, open, children }: DisclosureProps) {
  // Stays open while the owner empties its last field to type a new value.
  const [isInitiallyOpen] = useState(open);
  return (
    <details className={styles.details} open={isInitiallyOpen}>
      <summary className={disclosure.summary}>{title}</summary>
      <div className={styles.group}>{children}</div>
    </details>
  );
}

/** Renders a bag's photos in their order, and the fields of the selected one below them. */
function PhotosField({ file, path, info, value, onChange }: ControlProps) {
  const { problemAt } = useStore();
  const { focusedField } = useSheets();
  const [selectedIndex, setSelectedIndex] = useState(
    Number(/ photos\.(\d+)/.exec(focusedField)?.[1] ?? -1),
  );
  const photos = parsePhotos(value);
  const photo = photos[selectedIndex];
  const photoPath = [...path, selectedIndex];
  const problem =
    photo &&
    (problemAt({ file, path: [...photoPath, "file"] }) ?? problemAt({ file, path: photoPath }));

  return (
    <Field {...info} hint={`${info.hint} Toca una para moverla, describirla o quitarla.`}>
      <ReorderableList
        items={photos.map((photo, i) => ({
          ...{ key: photo.file, file, photo },
          name: `Foto ${i + 1}${i === 0 ? ", Primera" : ""}: ${photo.alt || "Sin describir"}`,
          caption: photo.alt ? i === 0 && "Primera" : "Sin describir",
        }))}
        noun="la foto"
        selectedIndex={selectedIndex}
        onSelect={setSelectedIndex}
        onMove={(from, to) => {
          onChange(moveItem(photos, from, to));
          setSelectedIndex(to);
        }}
      />
      {photo && (
        // The key keeps the fields mounted when the photo moves.
        <Field key={photo.file} label={`Foto ${selectedIndex + 1}`} problem={problem}>
          {["alt", "keep"].map((key) => (
            <FieldEditor key={key} file={file} path={[...photoPath, key]} />
          ))}
          <Button
            onClick={() => {
              onChange(photos.toSpliced(selectedIndex, 1));
              setSelectedIndex(-1);
            }}
          >
            Quitar la foto
          </Button>
        </Field>
      )}
      <FileInput kind="photo" multiple addToDraft={(...photo) => addPhoto(file, ...photo)}>
        Añadir fotos
      </FileInput>
    </Field>
  );
}
