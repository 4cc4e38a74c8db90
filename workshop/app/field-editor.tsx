import { type FunctionComponent, type ReactNode, useId, useMemo, useState } from "react";
import { getBagFolder, resolveMediaPath, SHARE_IMAGE_FILE } from "../../model/content-files";
import { CLEARABLE_KEYS } from "../../model/empty-values";
import type { Control, FieldSpec } from "../../model/form-fields";
import { parseCentimetres, parseEuros } from "../../model/parsers";
import { normalizeText } from "../../model/text";
import disclosure from "../../src/ui/disclosure.module.css";
import { addPhoto, moveItem } from "../draft/bags";
import { type BlobRef, type Draft, parsePhotos, setField, setFile } from "../draft/draft";
import { type FieldRef, findField, formatFieldName } from "../draft/field-refs";
import { findRemainingSetup } from "../draft/remaining-setup";
import { Button, Field, type FieldInfo, FieldMessages } from "./field";
import styles from "./field.module.css";
import { FileInput } from "./file-input";
import type { UPLOAD_KINDS } from "./prepare-upload";
import { useWorkshop } from "./workshop-context";

type FieldEditorProps = FieldRef & {
  /** True for the only field of a sheet: the sheet's title is its label. */
  isOnlyField?: boolean;
};

type ControlProps = FieldEditorProps & {
  field: FieldSpec;
  info: FieldInfo;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** The components of all controls but those that `TextField` renders. */
const CONTROLS: Partial<Record<Control, FunctionComponent<ControlProps>>> = {
  choice: ChoiceField,
  switch: SwitchField,
  photo: FileField,
  logo: FileField,
  video: VideoField,
  photos: PhotosField,
  group: GroupField,
  list: ListField,
};

const formatLettersLeft = (count: number): string =>
  `${count === 1 ? "Queda" : "Quedan"} ${Math.max(0, count)} ${count === 1 ? "letra" : "letras"}.`;

/** Renders the control that a field's schema names; nothing for an unknown field. */
function FieldEditor(props: FieldEditorProps) {
  const { file, path } = props;
  const { getFieldValue, findFieldProblem, setField, focusedField } = useWorkshop();
  const [isTouched, setTouched] = useState(false);
  const field = findField(props);
  if (!field) return null;
  const ControlField = CONTROLS[field.control] ?? TextField;
  const name = formatFieldName(props);
  const value = getFieldValue(file, path);
  const key = path.at(-1);
  /** The text that the shop shows while the field is empty. */
  const defaultText = path.length === 1 ? normalizeText(field.defaultValue) : "";
  const canClear = CLEARABLE_KEYS.has(key);
  const problem = findFieldProblem(props);
  // Report no error in an empty field before the owner reaches it.
  const isReached = value !== undefined || isTouched || focusedField === name;
  return (
    // Names the field that gets the focus (sheet.tsx), and that the preview scrolls to (workshop.tsx).
    <div className={styles.editor} data-field={name}>
      <ControlField
        {...props}
        field={field}
        value={value ?? (canClear ? defaultText : undefined)}
        onChange={(next) => {
          setTouched(true);
          void setField(file, path, next);
        }}
        info={{
          label: typeof key === "number" ? `${field.label} ${key + 1}` : field.label,
          hint: [
            field.hint,
            defaultText && !canClear && `Sin escribir nada: «${defaultText}»`,
            field.maxLength && formatLettersLeft(field.maxLength - normalizeText(value).length),
          ]
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
  const { focusedField, unfoldedFields } = useWorkshop();
  const isAdvanced = (field: FieldRef) => findField(field)?.advanced === true;
  const advancedFields = fields.filter(isAdvanced);
  const renderFields = (refs: readonly FieldRef[]) =>
    refs.map((field) => (
      <FieldEditor key={formatFieldName(field)} {...field} isOnlyField={fields.length === 1} />
    ));
  return (
    <>
      {renderFields(fields.filter((field) => !isAdvanced(field)))}
      {advancedFields.length > 0 && (
        <Disclosure
          title="Más"
          open={advancedFields.some((field) =>
            [focusedField, ...unfoldedFields].some((name) =>
              name.startsWith(formatFieldName(field)),
            ),
          )}
        >
          {renderFields(advancedFields)}
        </Disclosure>
      )}
    </>
  );
}

const NUMBER_INPUT_PROPS = {
  inputMode: "decimal",
  enterKeyHint: "done",
  // Select the amount, so that typing replaces it.
  onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
};
/** Attributes by control, mostly for the matching on-screen keyboard. */
const INPUT_PROPS: Partial<Record<Control, object>> = {
  amount: NUMBER_INPUT_PROPS,
  size: NUMBER_INPUT_PROPS,
  email: { type: "email", autoCapitalize: "none" },
  link: { type: "url", autoCapitalize: "none" },
  phone: { type: "tel" },
};

const NUMBER_PARSERS: Partial<Record<Control, (input: unknown) => unknown>> = {
  amount: parseEuros,
  size: parseCentimetres,
};

/** Accepts «24,50» and «24.5 €» for an amount. Ignores a trailing separator, after which the owner may still type decimals. */
function parseTyped(control: Control, text: string): unknown {
  const parseNumber = NUMBER_PARSERS[control];
  return parseNumber ? parseNumber(normalizeText(text).replace(/[,.]$/, "")) : normalizeText(text);
}

/**
 * Edits a text or a number. Keeps the typed spelling while it parses to the field's value: «24,50», or a text that ends
 * with a space. Stores text that is no number unchanged, and validation rejects it.
 */
function TextField({ field, info, value = "", onChange }: ControlProps) {
  const { control, defaultValue } = field;
  const [typed, setTyped] = useState("");
  const stored = typeof value === "number" ? String(value).replace(".", ",") : String(value);
  const text = parseTyped(control, typed) === value ? typed : stored;
  const handleChange = ({ target }: { target: { value: string } }) => {
    setTyped(target.value);
    onChange(parseTyped(control, target.value));
  };
  return (
    <Field {...info}>
      {(attributes) => {
        const props = {
          ...attributes,
          ...INPUT_PROPS[control],
          value: text,
          onChange: handleChange,
          autoComplete: "off",
          className: styles.input,
        };
        if (control === "paragraph") return <textarea {...props} />;
        if (control !== "colour") return <input {...props} />;
        return (
          <div className={styles.colour}>
            <input
              type="color"
              aria-label={`${info.label}: elegir`}
              // A colour input accepts no incomplete value, such as the one being typed in the text input.
              value={/^#[\da-f]{6}$/i.test(text) ? text : String(defaultValue ?? "#ffffff")}
              onChange={handleChange}
            />
            <input {...props} placeholder={defaultValue as string | undefined} />
          </div>
        );
      }}
    </Field>
  );
}

function SwitchField({ field, info, value, onChange }: ControlProps) {
  return (
    <label className={styles.switch}>
      <span>
        {info.label}
        <FieldMessages {...info} />
      </span>
      <input
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state.
        role="switch"
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || (field.optional ? undefined : false))}
      />
    </label>
  );
}

function ChoiceField({ field, info, value, onChange }: ControlProps) {
  const { choices, emptyLabel } = field;
  const groupName = useId();
  return (
    <Field {...info}>
      <div className={styles.choices}>
        {Object.entries({ ...(emptyLabel && { "": emptyLabel }), ...choices }).map(
          ([choice, label]) => (
            <label key={choice}>
              <input
                type="radio"
                name={groupName}
                checked={(value ?? "") === choice}
                onChange={() => onChange(choice || undefined)}
              />
              <span>{label}</span>
            </label>
          ),
        )}
      </div>
    </Field>
  );
}

/** Removes a video in all its variants and formats. The workshop cannot add one. */
function VideoField({ info, value, onChange }: ControlProps) {
  return (
    <Field {...info}>
      {value !== undefined && (
        <Button className={styles.remove} onClick={() => onChange(undefined)}>
          Quitar la película
        </Button>
      )}
    </Field>
  );
}

function chooseUploadKind({ field, path }: ControlProps): keyof typeof UPLOAD_KINDS {
  if (field.control === "logo") return "logo";
  return path.join() === "icon" ? "icon" : "photo";
}

/** Renders the current photo or logo of a field, and a button to replace it. */
function FileField(props: ControlProps) {
  const { file, path, field, info, value, onChange } = props;
  const { photoSources, exampleFingerprint } = useWorkshop();
  const noun = addArticle(info.label);
  const isShareImage = file === SHARE_IMAGE_FILE;
  const name = isShareImage ? file : normalizeText(value);
  // A bag's photos are in its own folder.
  const folder = getBagFolder(file) === undefined ? "fotos/" : "";
  /**
   * Sets the photo with a centred crop, and drops what is left of the example's: its description, and the phone photo
   * and video, which would hide the new photo.
   */
  function replaceFile(draft: Draft, blob: BlobRef, fileName: string): Draft {
    const withFile = setFile(draft, resolveMediaPath(file, fileName), blob);
    const withPhoto = setField(withFile, file, path, fileName);
    if (path.at(-1) !== "file") return withPhoto;
    const keepPath = [...path.slice(0, -1), "keep"];
    // Where the centre is the default, it is no choice.
    const hasCentre = findField({ file, path: keepPath })?.choices?.center !== undefined;
    const next = setField(withPhoto, file, keepPath, hasCentre ? "center" : undefined);
    return findRemainingSetup(draft, exampleFingerprint)
      .lines.flatMap(({ fields }) => fields)
      .filter(
        (field) =>
          field.file === file &&
          field.path[0] === path[0] &&
          (field.path.includes("mobile") ||
            field.path.includes("film") ||
            field.path.join() === [...path.slice(0, -1), "alt"].join()),
      )
      .reduce((rest, field) => setField(rest, file, field.path, undefined), next);
  }
  return (
    // The group's label already names its photo.
    <Field {...info} isLabelHidden={path.at(-1) === "file"}>
      {name && (
        <img
          className={isShareImage ? styles.shareImage : styles.thumbnail}
          src={photoSources.thumbnailUrl(resolveMediaPath(file, name))}
          alt=""
        />
      )}
      <FileInput
        kind={chooseUploadKind(props)}
        addToDraft={(draft, blob, fileName) =>
          isShareImage ? setFile(draft, file, blob) : replaceFile(draft, blob, folder + fileName)
        }
      >
        {name ? "Cambiar" : "Añadir"} {noun}
      </FileInput>
      {field.optional && name && (
        <Button className={styles.remove} onClick={() => onChange(undefined)}>
          Quitar {noun}
        </Button>
      )}
    </Field>
  );
}

function ListField({ file, path, field, info, isOnlyField, value, onChange }: ControlProps) {
  const { item } = field;
  const items = Array.isArray(value) ? value : [];
  const noun = item?.label.toLowerCase();
  const content = (
    <>
      {items.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id
        <div key={i} className={styles.group}>
          <FieldEditor file={file} path={[...path, i]} />
          <Button
            className={styles.remove}
            onClick={() => onChange(items.length > 1 ? items.toSpliced(i, 1) : undefined)}
          >
            Quitar el {noun} {i + 1}
          </Button>
        </div>
      ))}
      <Button onClick={() => onChange([...items, item?.fields ? {} : ""])}>Añadir un {noun}</Button>
    </>
  );
  if (!isOnlyField) return <Field {...info}>{content}</Field>;
  // The sheet's title already is this label.
  return (
    <>
      <FieldMessages {...info} />
      {content}
    </>
  );
}

function chooseArticle(label: string): string {
  if (/^Foto/.test(label)) return "la";
  return /^\w+s\b/.test(label) ? "los" : "el";
}

/** Returns a label in a sentence: «el aviso», «los detalles», «la foto de los puntos». */
const addArticle = (label: string): string =>
  `${chooseArticle(label)} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** Renders the fields of a group; folds an optional group away while it is empty. */
function GroupField(props: ControlProps) {
  const { file, path, field, info, isOnlyField, value, onChange } = props;
  const { focusedField } = useWorkshop();
  const isFilled = field.optional && value !== undefined;
  const content = (
    <>
      <FieldMessages {...info} />
      <FieldList fields={(field.fields ?? []).map(({ key }) => ({ file, path: [...path, key] }))} />
      {isFilled && (
        <Button className={styles.remove} onClick={() => onChange(undefined)}>
          Quitar {addArticle(info.label)}
        </Button>
      )}
    </>
  );
  // The sheet's title already is this label.
  if (isOnlyField) return content;
  if (!field.optional) return <Field label={info.label}>{content}</Field>;
  return (
    <Disclosure
      title={info.label}
      open={isFilled || focusedField.startsWith(`${formatFieldName(props)}.`)}
    >
      {content}
    </Disclosure>
  );
}

type DisclosureProps = {
  title: string;
  /** Whether it is open at first. */
  open: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

export function Disclosure({ title, open, onToggle, children }: DisclosureProps) {
  // Stays open while the owner empties its last field to type a new value.
  const [isInitiallyOpen] = useState(open);
  return (
    <details
      className={styles.details}
      open={isInitiallyOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={disclosure.summary}>{title}</summary>
      <div className={styles.group}>{children}</div>
    </details>
  );
}

type PlaceSelectProps = {
  label: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
};

/** Moves an item of a list to another place. */
export function PlaceSelect({ label, index, count, onMove }: PlaceSelectProps) {
  // Memoized: with many bags, rendering the options would delay each typed letter.
  const options = useMemo(
    () =>
      Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
        <option key={i} value={i}>{`${i + 1} de ${count}`}</option>
      )),
    [count],
  );
  return (
    <Field label={label}>
      {(attributes) => (
        <select
          {...attributes}
          className={styles.input}
          value={index}
          onChange={({ target }) => onMove(index, Number(target.value))}
        >
          {options}
        </select>
      )}
    </Field>
  );
}

/** Renders a bag's photos in their order, and the fields of the selected one below them. */
function PhotosField({ file, path, info, value, onChange }: ControlProps) {
  const { findFieldProblem, focusedField, photoSources, deleteRecoverably } = useWorkshop();
  const [selectedIndex, setSelectedIndex] = useState(
    Number(/ photos\.(\d+)/.exec(focusedField)?.[1] ?? -1),
  );
  const photos = parsePhotos(value);
  const photo = photos[selectedIndex];
  const photoPath = [...path, selectedIndex];
  const problem =
    photo &&
    (findFieldProblem({ file, path: [...photoPath, "file"] }) ??
      findFieldProblem({ file, path: photoPath }));

  return (
    <Field {...info} hint={`${info.hint} Toca una para moverla, describirla o quitarla.`}>
      {photos.length > 0 && (
        <ol className={styles.pictures}>
          {photos.map(({ file: name, alt, keep }, i) => (
            <li key={name} data-field={formatFieldName({ file, path: [...path, i] })}>
              <button
                type="button"
                aria-label={`Foto ${i + 1}: ${alt || "Sin describir"}`}
                aria-expanded={selectedIndex === i}
                onClick={() => setSelectedIndex(selectedIndex === i ? -1 : i)}
              >
                <img
                  src={photoSources.thumbnailUrl(resolveMediaPath(file, normalizeText(name)), keep)}
                  alt=""
                  style={{ objectPosition: keep }}
                  loading="lazy"
                />
                {!alt && <span>Sin describir</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
      {photo && (
        // The key keeps the fields mounted when the photo moves.
        <Field key={photo.file} label={`Foto ${selectedIndex + 1}`} problem={problem}>
          <PlaceSelect
            label="Lugar"
            index={selectedIndex}
            count={photos.length}
            onMove={(from, to) => {
              onChange(moveItem(photos, from, to));
              setSelectedIndex(to);
            }}
          />
          {["alt", "keep"].map((key) => (
            <FieldEditor key={key} file={file} path={[...photoPath, key]} />
          ))}
          <Button
            className={styles.remove}
            onClick={() => {
              deleteRecoverably(() => onChange(photos.toSpliced(selectedIndex, 1)));
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
