import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

/** What is said with a control. */
export type FieldInfo = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with it, in the place of the hint, or doubtful. */
  problem?: { message: string; warning?: boolean | undefined } | undefined;
  /** May be left out, and nothing takes its place then. */
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

/** A function draws the one control; otherwise there are several, each with a label of its own. */
type FieldProps = FieldInfo & { children: ReactNode | ((tied: ControlAttributes) => ReactNode) };

/** A control, or a group of them, with its label, its hint and what is wrong, tied together. */
export function Field({ children, ...said }: FieldProps) {
  const id = useId();
  const words = <FieldMessages {...said} id={`${id}-said`} />;
  if (typeof children !== "function")
    return (
      <fieldset className={styles.field} aria-describedby={`${id}-said`}>
        <legend>{said.label}</legend>
        {words}
        <div className={styles.group}>{children}</div>
      </fieldset>
    );
  const invalid = said.problem !== undefined && !said.problem.warning;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {said.label}
        {said.optional && <span className={styles.muted}> (si quieres)</span>}
      </label>
      {children({ id, "aria-describedby": `${id}-said`, "aria-invalid": invalid })}
      {words}
    </div>
  );
}
