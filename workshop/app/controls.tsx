import { useId, useState } from "react";
import type { Control, Field as Described } from "../../model/form-fields";
import type { Path } from "../../model/problem";
import { parseNumber } from "../../model/values";
import { SHARE_IMAGE_FILE } from "../draft/content-paths";
import { setField, setFile } from "../draft/draft";
import { Button, Field, type FieldInfo, FieldMessages } from "./field";
import styles from "./field.module.css";
import { FileInput } from "./file-input";
import { useWorkshop } from "./use-workshop";

export type FieldEditorProps = {
  /** The file of the content in which it is written. */
  file: string;
  path: Path;
  /** The field whose words have been tapped gets the focus. */
  focusedPath: string;
  /** Set where the sheet asks for nothing else: the sheet has its name already. */
  isOnlyField?: boolean;
};

/** What every control is given. */
export type ControlProps = FieldEditorProps & {
  field: Described;
  info: FieldInfo;
  isFocusTarget: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
};

const NUMBER_INPUT_PROPS = {
  inputMode: "decimal",
  enterKeyHint: "done",
  // What she types takes the place of the amount.
  onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
};
/** What a browser has to offer for a line. */
const INPUT_PROPS: Partial<Record<Control, object>> = {
  amount: NUMBER_INPUT_PROPS,
  size: NUMBER_INPUT_PROPS,
  email: { type: "email", autoCapitalize: "none" },
  link: { type: "url", autoCapitalize: "none" },
  phone: { type: "tel" },
};

export function TextField({
  field: { control },
  info: said,
  isFocusTarget: isWanted,
  value,
  onChange: set,
}: ControlProps) {
  const shown = String(value ?? "");
  const onChange = ({ target }: { target: { value: string } }) => set(target.value);
  return (
    <Field {...said}>
      {(tied) => {
        const props = {
          ...{ ...tied, ...INPUT_PROPS[control], autoFocus: isWanted, value: shown, onChange },
          autoComplete: "off",
          className: styles.input,
        };
        if (control === "paragraph") return <textarea {...props} />;
        if (control !== "colour") return <input {...props} />;
        return (
          <div className={styles.colour}>
            <input
              type="color"
              aria-label={`${said.label}: elegir`}
              // A picker takes nothing else; what she types beside it may be on its way to a colour.
              value={/^#[\da-f]{6}$/i.test(shown) ? shown : "#ffffff"}
              onChange={onChange}
            />
            <input {...props} />
          </div>
        );
      }}
    </Field>
  );
}

/** A comma at the end waits for its cents. */
const parseTypedNumber = (typed: string): unknown => parseNumber(typed.replace(/[,.]$/, ""));

/** A number as she types it: «24,50», «24.5 €». What is none stays as it was typed, and is told of. */
export function NumberField(props: ControlProps) {
  const { value, onChange: set } = props;
  const [typed, type] = useState("");
  return (
    <TextField
      {...props}
      value={parseTypedNumber(typed) === value ? typed : String(value ?? "").replace(".", ",")}
      onChange={(next) => {
        type(String(next));
        set(parseTypedNumber(String(next)));
      }}
    />
  );
}

export function SwitchField({
  field: { optional },
  info: said,
  isFocusTarget: isWanted,
  value,
  onChange: set,
}: ControlProps) {
  return (
    <label className={styles.switch}>
      <div>
        {said.label}
        <FieldMessages {...said} />
      </div>
      <input
        {...{ autoFocus: isWanted }}
        type="checkbox"
        role="switch"
        checked={value === true}
        aria-checked={value === true}
        onChange={({ target }) => set(target.checked || (optional ? undefined : false))}
      />
    </label>
  );
}

export function ChoiceField({
  field: { choices, emptyLabel: none },
  info: said,
  value,
  onChange: set,
}: ControlProps) {
  const group = useId();
  return (
    <Field {...said}>
      <div className={styles.choices}>
        {Object.entries({ ...(none && { "": none }), ...choices }).map(([choice, name]) => (
          <label key={choice}>
            <input
              type="radio"
              name={group}
              checked={(value ?? "") === choice}
              onChange={() => set(choice || undefined)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}

/** A film is put by hand, and taken away in all its cuts and formats at once. */
export const FilmField = ({ info: said, value, onChange: set }: ControlProps) => (
  <Field {...said}>
    {value !== undefined && <Button onClick={() => set(undefined)}>Quitar la película</Button>}
  </Field>
);

/** A photograph or a drawing of the shop's: what is there, and another one in its place. */
export function FileField({
  file,
  path,
  field,
  info: said,
  isFocusTarget: isWanted,
  value,
  onChange: set,
}: ControlProps) {
  const { photoSources: files } = useWorkshop();
  const what = said.label.charAt(0).toLowerCase() + said.label.slice(1);
  const name = file === SHARE_IMAGE_FILE ? file : (value as string | undefined);
  return (
    <Field {...said}>
      {name && <img className={styles.shape} src={files.thumbnailUrl(name)} alt="" />}
      <FileInput
        kind={field.control === "drawing" ? "drawing" : "photo"}
        autoFocus={isWanted}
        addToDraft={(now, media, fresh) =>
          file === SHARE_IMAGE_FILE
            ? setFile(now, file, media)
            : setField(setFile(now, `fotos/${fresh}`, media), file, path, `fotos/${fresh}`)
        }
      >
        {name ? "Cambiar" : "Añadir"}: {what}
      </FileInput>
      {field.optional && name && <Button onClick={() => set(undefined)}>Quitar: {what}</Button>}
    </Field>
  );
}
