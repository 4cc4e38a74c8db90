import type { ReactNode } from "react";
import type { FieldSpec } from "../../../model/form-fields";
import type { FieldRef } from "../../draft/field-refs";
import type { FieldInfo } from "../field";

/** What the form editor gives to the control of a field. */
export type ControlProps = FieldRef & {
  field: FieldSpec;
  info: FieldInfo;
  value: unknown;
  onChange: (value: unknown) => void;
  /** True for the only field of a sheet: the sheet's title is its label. */
  isOnlyField: boolean;
  /** Renders the fields inside this one. A prop, because the form editor imports the controls. */
  renderFields: (fields: readonly FieldRef[]) => ReactNode;
};
