import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

type Parts = { id: string; "aria-describedby": string; "aria-invalid": boolean };

type FieldProps = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with it: in the place of the hint. */
  problem?: string | undefined;
  /** What is doubtful about it. */
  warning?: string | undefined;
  optional?: boolean;
  /** What stands in the place of nothing. */
  otherwise?: unknown;
  children: (parts: Parts) => ReactNode;
};

/** A control with its label, its hint and what is wrong, tied together. */
export function Field({
  label,
  hint,
  problem,
  warning,
  optional,
  otherwise,
  children,
}: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && !otherwise && <span className={styles.quiet}> (si quieres)</span>}
      </label>
      {children({ id, "aria-describedby": `${id}-said`, "aria-invalid": Boolean(problem) })}
      {(problem || hint || warning) && (
        <div id={`${id}-said`}>
          <p className={problem ? styles.problem : styles.quiet}>{problem || hint}</p>
          {warning && <p className={styles.warning}>{warning}</p>}
        </div>
      )}
    </div>
  );
}
