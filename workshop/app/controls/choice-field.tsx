import { useId } from "react";
import { Field } from "../field";
import styles from "./choice-field.module.css";
import type { ControlProps } from "./control-props";

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
                checked={(value ?? "") === choice}
                onChange={() => onChange(choice || undefined)}
              />
              <span>{label}</span>
            </label>
          ),
        )}
      </div>
    </Field>
  );
}
