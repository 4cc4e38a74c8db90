import { useId, useState } from "react";
import { SHARE_IMAGE_FILE } from "../../model/content-files";
import type { Control, Field as FieldSpec } from "../../model/form-fields";
import { normalizeText, parseNumber } from "../../model/values";
import type { FieldRef } from "../draft/content-paths";
import { type BlobRef, type Draft, setField, setFile } from "../draft/draft";
import { Button, Field, type FieldInfo, FieldMessages } from "./field";
import styles from "./field.module.css";
import { FileInput } from "./file-input";
import { useStore } from "./use-workshop";

export type FieldEditorProps = FieldRef & {
  /** The only field of its sheet, whose title is its label: needs no legend. */
  isOnlyField?: boolean;
};

export type ControlProps = FieldEditorProps & {
  field: FieldSpec;
  info: FieldInfo;
  isFocusTarget: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
};

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

const isNumberControl = (control: Control): boolean => INPUT_PROPS[control] === NUMBER_INPUT_PROPS;

/** Accepts «24,50» and «24.5 €». Ignores a trailing separator, after which the owner may still type decimals. */
const parseTypedNumber = (text: string): unknown =>
  parseNumber(normalizeText(text).replace(/[,.]$/, ""));

/**
 * Edits a text or a number. Shows what is typed as long as it means the field's value: «24,50», or a text that ends with a
 * space. Text that is no number is stored unchanged and fails validation.
 */
export function TextField({ field, info, isFocusTarget, value = "", onChange }: ControlProps) {
  const { control, defaultValue } = field;
  const [typed, setTyped] = useState("");
  const parse = isNumberControl(control) ? parseTypedNumber : normalizeText;
  const stored = typeof value === "number" ? String(value).replace(".", ",") : String(value);
  const text = parse(typed) === value ? typed : stored;
  const handleChange = ({ target }: { target: { value: string } }) => {
    setTyped(target.value);
    onChange(parse(target.value));
  };
  return (
    <Field {...info}>
      {(attributes) => {
        const props = {
          ...{ ...attributes, ...INPUT_PROPS[control], autoFocus: isFocusTarget, value: text },
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

function SwitchField({ field, info, isFocusTarget, value, onChange }: ControlProps) {
  return (
    <label className={styles.switch}>
      <span>
        {info.label}
        <FieldMessages {...info} />
      </span>
      <input
        // A checkbox has its own checked state, so it needs no `aria-checked`.
        {...{ autoFocus: isFocusTarget, role: "switch" }}
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
const FilmField = ({ info, value, onChange }: ControlProps) => (
  <Field {...info}>
    {value !== undefined && <Button onClick={() => onChange(undefined)}>Quitar la película</Button>}
  </Field>
);

/** Renders the current photo or drawing of a field, and a button to replace it. */
function FileField(props: ControlProps) {
  const { file, path, field, info, isFocusTarget, value, onChange } = props;
  const { photoSources, remainingSetup } = useStore();
  const noun = info.label.charAt(0).toLowerCase() + info.label.slice(1);
  const isShareImage = file === SHARE_IMAGE_FILE;
  const name = isShareImage ? file : normalizeText(value);
  /** Sets the photo. Drops the example's description, and its phone photo and film, which would hide the new photo. */
  function replaceFile(draft: Draft, blob: BlobRef, fileName: string): Draft {
    const next = setField(setFile(draft, fileName, blob), file, path, fileName);
    if (path.at(-1) !== "file") return next;
    return remainingSetup.fields
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
    <Field {...info}>
      {name && (
        <img
          className={isShareImage ? styles.shareImage : styles.thumbnail}
          src={photoSources.thumbnailUrl(name)}
          alt=""
        />
      )}
      <FileInput
        kind={field.control === "drawing" ? "drawing" : "photo"}
        autoFocus={isFocusTarget}
        addToDraft={(draft, blob, fileName) =>
          isShareImage ? setFile(draft, file, blob) : replaceFile(draft, blob, `fotos/${fileName}`)
        }
      >
        {name ? "Cambiar" : "Añadir"}: {noun}
      </FileInput>
      {field.optional && name && (
        <Button onClick={() => onChange(undefined)}>Quitar: {noun}</Button>
      )}
    </Field>
  );
}

export const VALUE_CONTROLS = {
  choice: ChoiceField,
  switch: SwitchField,
  photo: FileField,
  drawing: FileField,
  film: FilmField,
};
