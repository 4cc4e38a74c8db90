import { type ControlProps, Field } from "../field";

/** Removes a video in all its variants and formats. The workshop cannot add one. */
export function VideoField({ info, value, onChange }: ControlProps) {
  const removal = { name: "la película", remove: () => onChange(undefined) };
  return (
    <Field {...info} removal={value === undefined ? undefined : removal}>
      {null}
    </Field>
  );
}
