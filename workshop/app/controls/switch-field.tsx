import { type ControlProps, FieldMessages } from "../field";
import styles from "./switch-field.module.css";

/** Edits yes or no, as a switch. */
export function SwitchField({ field, info, value, onChange }: ControlProps) {
  return (
    <label className={styles.switch}>
      <span>
        {info.label}
        <FieldMessages {...info} />
      </span>
      <input
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state.
        role="switch"
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || (field.optional ? undefined : false))}
      />
    </label>
  );
}
