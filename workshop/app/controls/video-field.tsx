import { Button } from "../button";
import { Field } from "../field";
import styles from "../field.module.css";
import type { ControlProps } from "./control-props";

/** Removes a video in all its variants and formats. The workshop cannot add one. */
export function VideoField({ info, value, onChange }: ControlProps) {
  return (
    <Field {...info}>
      {value !== undefined && (
        <Button className={styles.remove} onClick={() => onChange(undefined)}>
          Quitar la película
        </Button>
      )}
    </Field>
  );
}
