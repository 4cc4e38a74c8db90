import type { ReactNode } from "react";
import type { FieldSpec } from "../../../model/schema/form-fields";
import type { FieldRef } from "../../draft/field-refs";
import type { FieldInfo } from "../field";

/** Fields of a sheet or of another field. A list's item has a `removal`. */
export type NestedFields = Pick<FieldInfo, "isLabelHidden" | "removal"> & {
  fields: readonly FieldRef[];
  foldTitle?: string;
};

export type ControlProps = FieldRef & {
  field: FieldSpec;
  info: FieldInfo;
  value: unknown;
  /** @param deletion says what the change has deleted, if the owner may take that back */
  onChange: (value: unknown, deletion?: string) => void;
  /** Renders the fields inside this one. A prop, because the form editor imports the controls. */
  renderFields: (nested: NestedFields) => ReactNode;
};
