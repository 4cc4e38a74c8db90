import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

/** What is said with a control. */
export type Said = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with it, in the place of the hint, or doubtful. */
  told?: { message: string; warning?: boolean | undefined } | undefined;
  /** May be left out, and nothing takes its place then. */
  optional?: boolean;
};

export const Button = (props: ComponentProps<"button">) => (
  <button type="button" className={styles.button} {...props} />
);

export const Words = ({ id, hint, told }: Said & { id?: string }) =>
  (hint || told) && (
    <div id={id}>
      {(!told || told.warning) && <p className={styles.quiet}>{hint}</p>}
      {told && <p className={told.warning ? styles.warning : styles.problem}>{told.message}</p>}
    </div>
  );

type Tied = { id: string; "aria-describedby": string; "aria-invalid": boolean };

/** A function draws the one control; otherwise there are several, each with a label of its own. */
type FieldProps = Said & { children: ReactNode | ((tied: Tied) => ReactNode) };

/** A control, or a group of them, with its label, its hint and what is wrong, tied together. */
export function Field({ children, ...said }: FieldProps) {
  const id = useId();
  const words = <Words {...said} id={`${id}-said`} />;
  if (typeof children !== "function")
    return (
      <fieldset className={styles.field} aria-describedby={`${id}-said`}>
        <legend>{said.label}</legend>
        {words}
        <div className={styles.group}>{children}</div>
      </fieldset>
    );
  const invalid = said.told !== undefined && !said.told.warning;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {said.label}
        {said.optional && <span className={styles.quiet}> (si quieres)</span>}
      </label>
      {children({ id, "aria-describedby": `${id}-said`, "aria-invalid": invalid })}
      {words}
    </div>
  );
}
