import { Fragment } from "react";
import { Button } from "../button";
import { type ControlProps, Field } from "../field";

export function ListField(props: ControlProps) {
  const { file, path, field, info, value, onChange, renderFields } = props;
  const { item } = field;
  const written = Array.isArray(value) ? value : [];
  // An empty list of texts has its first one ready to type.
  const items = written.length === 0 && !item?.fields ? [""] : written;
  const noun = item?.label.toLowerCase();
  return (
    <Field {...info}>
      {items.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id
        <Fragment key={i}>
          {renderFields({
            fields: [{ file, path: [...path, i] }],
            ...(written.length > 0 && {
              removal: {
                name: `el ${noun} ${i + 1}`,
                remove: () => onChange(items.length > 1 ? items.toSpliced(i, 1) : undefined),
              },
            }),
          })}
        </Fragment>
      ))}
      <Button onClick={() => onChange([...items, item?.fields ? {} : ""])}>Añadir un {noun}</Button>
    </Field>
  );
}
