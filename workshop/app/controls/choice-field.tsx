import { useId } from "react";
import { type ControlProps, Field } from "../field";
import styles from "./choice-field.module.css";

/** The values of choices that are no text. */
const VALUES: Readonly<Record<string, unknown>> = { "": undefined, true: true, false: false };

export function ChoiceField({ field, info, value, onChange }: ControlProps) {
  const { choices, emptyLabel } = field;
  const groupName = useId();
  return (
    <Field {...info}>
      <div className={styles.choices}>
        {Object.entries({ ...(emptyLabel && { "": emptyLabel }), ...choices }).map(
          ([choice, label]) => (
            <label key={choice} className={styles.choice}>
              <input
                type="radio"
                name={groupName}
                checked={String(value ?? "") === choice}
                onChange={() => onChange(choice in VALUES ? VALUES[choice] : choice)}
              />
              <span>{label}</span>
            </label>
          ),
        )}
      </div>
    </Field>
  );
}
