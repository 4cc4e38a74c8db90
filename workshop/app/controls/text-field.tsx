import { useState } from "react";
import type { Control } from "../../../model/schema/form-fields";
import { NUMBER_PARSERS, type NumberControl } from "../../../model/schema/parsers";
import { normalizeText } from "../../../model/schema/text";
import { type ControlProps, Field } from "../field";
import styles from "./text-field.module.css";

const NUMBER_INPUT_PROPS = {
  inputMode: "decimal",
  enterKeyHint: "done",
  // Select the amount, so that typing replaces it.
  onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
};
/** The letters that a phone shows in one line. A longer text gets a text area, where the owner reads it whole. */
const LONG_LINE_LENGTH = 45;

const INPUT_PROPS: Partial<Record<Control, object>> = {
  email: { type: "email", autoCapitalize: "none" },
  link: { type: "url", autoCapitalize: "none" },
  phone: { type: "tel" },
};

const isNumberControl = (control: Control): control is NumberControl => control in NUMBER_PARSERS;

/** Ignores a trailing separator, after which the owner may still type decimals. Validation rejects what is no number. */
function parseTyped(control: Control, text: string): unknown {
  const normalized = normalizeText(text);
  if (!isNumberControl(control)) return normalized;
  return NUMBER_PARSERS[control](normalized.replace(/[,.]$/, ""));
}

/** Edits a text or a number. Keeps the typed spelling while it parses to the value: «24,50», a text with a space at its end. */
export function TextField({ field, info, value = "", onChange }: ControlProps) {
  const { control, defaultValue } = field;
  const [typed, setTyped] = useState("");
  const stored = typeof value === "number" ? String(value).replace(".", ",") : String(value);
  const parsed = parseTyped(control, typed);
  // The default text, typed, is stored as nothing.
  const isTypedDefault = value === "" && parsed === defaultValue;
  const text = parsed === value || isTypedDefault ? typed : stored;
  const change = (next: string) => {
    setTyped(next);
    onChange(parseTyped(control, next));
  };
  return (
    <Field {...info}>
      {(attributes) => {
        const props = {
          ...attributes,
          ...(isNumberControl(control) ? NUMBER_INPUT_PROPS : INPUT_PROPS[control]),
          value: text,
          onChange: ({ target }: { target: { value: string } }) => change(target.value),
          autoComplete: "off",
        };
        if (control === "paragraph") return <textarea {...props} />;
        if (Number(field.maxLength) >= LONG_LINE_LENGTH)
          return (
            <textarea
              {...props}
              rows={2}
              className={`${attributes.className} ${styles.longLine}`}
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
              // Pasted text may have line breaks.
              onChange={({ target }) => change(target.value.replace(/\s*\n\s*/g, " "))}
            />
          );
        if (control !== "colour") return <input {...props} />;
        return (
          <div className={styles.colour}>
            <input
              type="color"
              aria-label={`${info.label}: elegir`}
              // A colour input accepts no incomplete value, such as the one being typed in the text input.
              value={/^#[\da-f]{6}$/i.test(text) ? text : String(defaultValue ?? "#ffffff")}
              onChange={props.onChange}
            />
            <input {...props} placeholder={defaultValue as string | undefined} />
          </div>
        );
      }}
    </Field>
  );
}
