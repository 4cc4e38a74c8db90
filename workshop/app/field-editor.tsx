import { type FunctionComponent, useState } from "react";
import type { Control } from "../../model/schema/form-fields";
import { normalizeText } from "../../model/schema/text";
import { setField } from "../draft/draft";
import { addArticle, type FieldRef, findField, formatFieldName } from "../draft/field-refs";
import { isWithin } from "../preview/taps";
import { Button } from "./button";
import { ChoiceField, ShippingField } from "./controls/choice-field";
import { FileField, VideoField } from "./controls/file-field";
import { PhotosField } from "./controls/photos-field";
import { SwitchField } from "./controls/switch-field";
import { TextField } from "./controls/text-field";
import { Disclosure } from "./disclosure";
import { type ControlProps, Field, type FieldInfo, FieldMessages } from "./field";
import styles from "./field-editor.module.css";
import { useWorkshop } from "./workshop-context";

/** The components of all controls but those that `TextField` renders. */
const CONTROLS: Partial<Record<Control, FunctionComponent<ControlProps>>> = {
  choice: ChoiceField,
  switch: SwitchField,
  shipping: ShippingField,
  photo: FileField,
  logo: FileField,
  video: VideoField,
  photos: PhotosField,
  group: GroupField,
  list: ListField,
};

/** The owner reads how many letters are left only near the end. */
const FEW_LETTERS = 10;

const formatLettersLeft = (count: number): string =>
  count >= FEW_LETTERS
    ? ""
    : `${count === 1 ? "Queda" : "Quedan"} ${Math.max(0, count)} ${count === 1 ? "letra" : "letras"}.`;

type FieldEditorProps = Pick<FieldInfo, "isLabelHidden" | "removal"> & { fieldRef: FieldRef };

/** Renders the control that a field's schema names; nothing for an unknown field. */
function FieldEditor({ fieldRef, ...infoProps }: FieldEditorProps) {
  const { file, path } = fieldRef;
  const { store, fields, sheets } = useWorkshop();
  const [isTouched, setTouched] = useState(false);
  const field = findField(fieldRef);
  if (!field) return null;
  const ControlField = CONTROLS[field.control] ?? TextField;
  const name = formatFieldName(fieldRef);
  const value = fields.getValue(fieldRef);
  const key = path.at(-1);
  /** The text that the shop shows while the field is empty. */
  const defaultText = path.length === 1 ? normalizeText(field.defaultValue) : "";
  const problem = fields.findProblem(fieldRef);
  // Report no error in an empty field before the owner reaches it.
  const isReached = value !== undefined || isTouched || sheets.focusedField === name;
  return (
    // Names the field that gets the focus (sheet.tsx), and that the preview scrolls to (workshop.tsx).
    <div className={styles.editor} data-field={name}>
      <ControlField
        {...fieldRef}
        field={field}
        renderFields={(nested) => <FieldList fields={nested} />}
        value={value}
        onChange={(next, deletion) => {
          setTouched(true);
          if (deletion) void store.remove(deletion, (draft) => setField(draft, file, path, next));
          else fields.setValue(fieldRef, next);
        }}
        info={{
          ...infoProps,
          label: typeof key === "number" ? `${field.label} ${key + 1}` : field.label,
          hint: [
            field.hint,
            defaultText && `Sin escribir nada: «${defaultText}»`,
            field.maxLength && formatLettersLeft(field.maxLength - normalizeText(value).length),
          ]
            .filter(Boolean)
            .join(" "),
          // The workshop asks for a missing description.
          optional: field.optional && !field.defaultValue && !field.requiredByLaw && key !== "alt",
          problem: problem?.warning || isReached ? problem : undefined,
        }}
      />
    </div>
  );
}

type FieldListProps = Pick<FieldInfo, "isLabelHidden" | "removal"> & {
  fields: readonly FieldRef[];
  disclosureTitle?: string;
};

/** Renders fields in their order; folds advanced fields away below the others. */
export function FieldList({ fields, disclosureTitle = "Más", ...infoProps }: FieldListProps) {
  const { sheets } = useWorkshop();
  const isAdvanced = (field: FieldRef) => findField(field)?.advanced === true;
  const isFocused = (field: FieldRef) => isWithin(sheets.focusedField, formatFieldName(field));
  const advancedFields = fields.filter(isAdvanced);
  const renderFields = (refs: readonly FieldRef[]) =>
    refs.map((field) => (
      <FieldEditor key={formatFieldName(field)} fieldRef={field} {...infoProps} />
    ));
  return (
    <>
      {renderFields(fields.filter((field) => !isAdvanced(field)))}
      {advancedFields.length > 0 && (
        <Disclosure title={disclosureTitle} open={advancedFields.some(isFocused)}>
          {renderFields(advancedFields)}
        </Disclosure>
      )}
    </>
  );
}

/** Renders the fields of a group; folds an optional group away while it is empty, unless it is a photo's. */
function GroupField(props: ControlProps) {
  const { file, path, field, info, value, onChange } = props;
  const { sheets } = useWorkshop();
  const isFilled = field.optional && value !== undefined;
  const isPhoto = field.fields?.some(({ key }) => key === "file") ?? false;
  const content = (
    <>
      <FieldList
        fields={(field.fields ?? []).map(({ key }) => ({ file, path: [...path, key] }))}
        disclosureTitle={info.isLabelHidden ? "Más" : `Más sobre ${addArticle(info.label)}`}
      />
      {isFilled && (
        <Button kind="remove" onClick={() => onChange(undefined)}>
          Quitar {addArticle(info.label)}
        </Button>
      )}
    </>
  );
  if (info.isLabelHidden || !field.optional || isPhoto) return <Field {...info}>{content}</Field>;
  return (
    <Disclosure
      title={info.label}
      open={isFilled || isWithin(sheets.focusedField, formatFieldName(props))}
    >
      <FieldMessages {...info} />
      {content}
    </Disclosure>
  );
}

function ListField({ file, path, field, info, value, onChange }: ControlProps) {
  const { item } = field;
  const written = Array.isArray(value) ? value : [];
  // An empty list of texts has its first one ready to type.
  const items = written.length === 0 && !item?.fields ? [""] : written;
  const noun = item?.label.toLowerCase();
  const createRemoval = (i: number) => ({
    name: `el ${noun} ${i + 1}`,
    remove: () => onChange(items.length > 1 ? items.toSpliced(i, 1) : undefined),
  });
  return (
    <Field {...info}>
      {items.map((_, i) => (
        <FieldList
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id
          key={i}
          fields={[{ file, path: [...path, i] }]}
          removal={written.length > 0 ? createRemoval(i) : undefined}
        />
      ))}
      <Button onClick={() => onChange([...items, item?.fields ? {} : ""])}>Añadir un {noun}</Button>
    </Field>
  );
}
