import { type FocusEvent, type ReactEventHandler, useState } from "react";
import styles from "./required-field.module.css";

type RequiredFieldProps = {
  name: string;
  label: string;
  type?: "email";
  autoComplete: string;
  /** Rows of a `<textarea>`. If undefined, the field is an `<input>`. */
  rows?: number;
  /** Spanish messages for values that the browser rejects. */
  missing: string;
  malformed?: string;
  /** Returns a hint for a value that may be a mistake. It shows when the visitor leaves the field, and blocks nothing. */
  findHint?: (value: string) => string | undefined;
};

/** Renders a required field with its label, and associates its error with it (WCAG 1.3.1, 3.3.1). */
export function RequiredField({
  name,
  label,
  type,
  autoComplete,
  rows,
  missing,
  malformed,
  findHint,
}: RequiredFieldProps) {
  const [error, setError] = useState<string>();
  const [hint, setHint] = useState<string>();
  const errorId = `${name}-error`;
  const hintId = `${name}-hint`;
  const clearMessages = () => {
    setError(undefined);
    setHint(undefined);
  };
  const controlProps = {
    id: name,
    name,
    required: true,
    autoComplete,
    className: styles.control,
    // Set even when false: otherwise screen readers call every empty required field invalid.
    "aria-invalid": error !== undefined,
    "aria-describedby": [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined,
    onInvalid: ((event) => {
      const field = event.currentTarget;
      // Suppress the browser's bubble, which is in the browser's language.
      event.preventDefault();
      setError(field.validity.valueMissing ? missing : malformed);
      setHint(undefined);
      if (field.form?.querySelector("input:invalid,textarea:invalid") === field) field.focus();
    }) satisfies ReactEventHandler<HTMLInputElement | HTMLTextAreaElement>,
    onInput: clearMessages,
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // The hint would move a button between press and release, and the browser then fires no `click`. Safari focuses the
      // form of a pressed button.
      const isPressingButton = event.relatedTarget?.matches("button, form");
      if (!error && !isPressingButton) setHint(findHint?.(event.currentTarget.value));
    },
    // React has no event for the native `change`: its `onChange` ignores a value that a script has set.
    ref: (field: HTMLInputElement | HTMLTextAreaElement | null) => {
      const controller = new AbortController();
      const { signal } = controller;
      field?.addEventListener("change", clearMessages, { signal });
      field?.form?.addEventListener("reset", clearMessages, { signal });
      return () => controller.abort();
    },
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      {rows ? <textarea {...controlProps} rows={rows} /> : <input {...controlProps} type={type} />}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {findHint && (
        // The region is there before its text: screen readers ignore a region that appears with its text.
        <div className={styles.hint} aria-live="polite">
          {hint && (
            <p className="note" id={hintId}>
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
