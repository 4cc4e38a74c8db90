import { type HTMLAttributes, type ReactNode, useId } from "react";
import type { FieldSpec } from "../../model/schema/form-fields";
import type { FieldRef } from "../draft/field-refs";
import { Button } from "./button";
import styles from "./field.module.css";
import messages from "./message.module.css";
import stack from "./stack.module.css";

/** A control's label and messages. */
export type FieldInfo = {
  label: string;
  hint?: string | undefined;
  /** An error replaces the hint; a warning follows it. */
  problem?: { message: string; warning?: boolean | undefined } | undefined;
  /** The heading above already is the label, of a group's own photo and of the only group or list of a sheet. */
  isLabelHidden?: boolean | undefined;
  /** May stay empty, and has no default value. */
  optional?: boolean;
  /** Removes what the field shows; «Quitar» stands at the end of the label's row. */
  removal?: Removal | undefined;
};

/** `name`: what is removed, with its article. */
type Removal = { name: string; remove: () => void };

export type ControlProps = FieldRef & {
  field: FieldSpec;
  info: FieldInfo;
  value: unknown;
  /** @param deletion says what the change has deleted, if the owner may take that back */
  onChange: (value: unknown, deletion?: string) => void;
  /** Renders fields inside this one. A prop, because the form editor imports the controls. */
  renderFields: (fields: readonly FieldRef[]) => ReactNode;
};

const RemoveButton = ({ name, remove }: Removal) => (
  <span className={styles.removal}>
    <Button kind="remove" aria-label={`Quitar ${name}`} onClick={remove}>
      Quitar
    </Button>
  </span>
);

/** Renders hint and problem as phrasing content, because a label may contain them. */
export const FieldMessages = ({ id, hint, problem }: FieldInfo & { id?: string | undefined }) =>
  (hint || problem) && (
    <span id={id}>
      {(!problem || problem.warning) && <span className={messages.muted}>{hint}</span>}
      {problem && (
        <span className={messages[problem.warning ? "warning" : "problem"]}>{problem.message}</span>
      )}
    </span>
  );

/** `children`: a function that renders one control, or several controls with their own labels. */
type FieldProps = FieldInfo & {
  children: ReactNode | ((attributes: HTMLAttributes<HTMLElement>) => ReactNode);
};

/** Connects a control, or a group of controls, with its label, hint and problem. */
export function Field({ children, ...info }: FieldProps) {
  const id = useId();
  const messagesId = info.hint || info.problem ? `${id}-messages` : undefined;
  const fieldMessages = <FieldMessages {...info} id={messagesId} />;
  const labelClass = info.removal && styles.besideRemoval;
  const removeButton = info.removal && <RemoveButton {...info.removal} />;
  if (typeof children !== "function")
    return (
      <fieldset className={styles.field} aria-describedby={messagesId}>
        {!info.isLabelHidden && <legend className={labelClass}>{info.label}</legend>}
        {fieldMessages}
        <div className={stack.group}>{children}</div>
        {removeButton}
      </fieldset>
    );
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelClass}>
        {info.label}
        {info.optional && <span className={messages.muted}> (si quieres)</span>}
      </label>
      {children({
        id,
        className: styles.input,
        "aria-describedby": messagesId,
        "aria-invalid": info.problem !== undefined && !info.problem.warning,
      })}
      {fieldMessages}
      {removeButton}
    </div>
  );
}
