import { type ReactEventHandler, useState } from "react";
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
}: RequiredFieldProps) {
  const [error, setError] = useState<string>();
  const errorId = `${name}-error`;
  const clearError = () => setError(undefined);
  const controlProps = {
    id: name,
    name,
    required: true,
    autoComplete,
    className: styles.control,
    // Set even when false: otherwise screen readers call every empty required field invalid.
    "aria-invalid": error !== undefined,
    "aria-describedby": error && errorId,
    onInvalid: ((event) => {
      const field = event.currentTarget;
      // Suppress the browser's bubble, which is in the browser's language.
      event.preventDefault();
      setError(field.validity.valueMissing ? missing : malformed);
      if (field.form?.querySelector("input:invalid,textarea:invalid") === field) field.focus();
    }) satisfies ReactEventHandler<HTMLInputElement | HTMLTextAreaElement>,
    onInput: clearError,
    // React has no event for the native `change`: its `onChange` ignores a value that a script has set.
    ref: (field: HTMLInputElement | HTMLTextAreaElement | null) => {
      const controller = new AbortController();
      const { signal } = controller;
      field?.addEventListener("change", clearError, { signal });
      field?.form?.addEventListener("reset", clearError, { signal });
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
    </div>
  );
}
