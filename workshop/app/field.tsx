import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

/** A control's label and messages. */
export type FieldInfo = {
  label: string;
  hint?: string | undefined;
  /** An error replaces the hint; a warning follows it. */
  problem?: { message: string; warning?: boolean | undefined } | undefined;
  /** May stay empty, and has no default value. */
  optional?: boolean;
};

export const Button = (props: ComponentProps<"button">) => (
  <button type="button" className={styles.button} {...props} />
);

export const FieldMessages = ({ id, hint, problem }: FieldInfo & { id?: string }) =>
  (hint || problem) && (
    <div id={id}>
      {(!problem || problem.warning) && <p className={styles.muted}>{hint}</p>}
      {problem && (
        <p className={problem.warning ? styles.warning : styles.problem}>{problem.message}</p>
      )}
    </div>
  );

type ControlAttributes = { id: string; "aria-describedby": string; "aria-invalid": boolean };

/** `children`: a function that renders one control, or several controls with their own labels. */
type FieldProps = FieldInfo & { children: ReactNode | ((props: ControlAttributes) => ReactNode) };

/** Connects a control, or a group of controls, with its label, hint and problem. */
export function Field({ children, ...info }: FieldProps) {
  const id = useId();
  const messages = <FieldMessages {...info} id={`${id}-messages`} />;
  if (typeof children !== "function")
    return (
      <fieldset className={styles.field} aria-describedby={`${id}-messages`}>
        <legend>{info.label}</legend>
        {messages}
        <div className={styles.group}>{children}</div>
      </fieldset>
    );
  const invalid = info.problem !== undefined && !info.problem.warning;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {info.label}
        {info.optional && <span className={styles.muted}> (si quieres)</span>}
      </label>
      {children({ id, "aria-describedby": `${id}-messages`, "aria-invalid": invalid })}
      {messages}
    </div>
  );
}
