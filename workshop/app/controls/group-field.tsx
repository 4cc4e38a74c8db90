import { addArticle, formatFieldName } from "../../draft/field-refs";
import { isWithin } from "../../preview/taps";
import { Button } from "../button";
import { type ControlProps, Field, FieldMessages } from "../field";
import { Fold } from "../fold";
import { useWorkshop } from "../workshop-context";

/** Renders the fields of a group; folds an optional group away while it is empty, unless it is a photo's. */
export function GroupField(props: ControlProps) {
  const { file, path, field, info, value, onChange, renderFields } = props;
  const { sheets } = useWorkshop();
  const isFilled = field.optional && value !== undefined;
  const isPhoto = field.fields?.some(({ key }) => key === "file") ?? false;
  const content = (
    <>
      {renderFields({
        fields: (field.fields ?? []).map(({ key }) => ({ file, path: [...path, key] })),
        foldTitle: info.isLabelHidden ? "Más" : `Más sobre ${addArticle(info.label)}`,
      })}
      {isFilled && (
        <Button kind="remove" onClick={() => onChange(undefined)}>
          Quitar {addArticle(info.label)}
        </Button>
      )}
    </>
  );
  if (info.isLabelHidden || !field.optional || isPhoto) return <Field {...info}>{content}</Field>;
  return (
    <Fold
      title={info.label}
      open={isFilled || isWithin(sheets.focusedField, formatFieldName(props))}
    >
      <FieldMessages {...info} />
      {content}
    </Fold>
  );
}
