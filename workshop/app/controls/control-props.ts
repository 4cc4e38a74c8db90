import type { ReactNode } from "react";
import type { FieldSpec } from "../../../model/schema/form-fields";
import type { FieldRef } from "../../draft/field-refs";
import type { FieldInfo, Removal } from "../field";

/** Fields inside another one. */
export type NestedFields = {
  fields: readonly FieldRef[];
  /** The title of the fields that are folded away. */
  foldTitle?: string;
  /** Removes a list's item, if `fields` is that item. */
  removal?: Removal;
};

/** The props of every control of a field. */
export type ControlProps = FieldRef & {
  field: FieldSpec;
  info: FieldInfo;
  value: unknown;
  /** @param deletion says what the change has deleted, if the owner may take that back */
  onChange: (value: unknown, deletion?: string) => void;
  /** True for the only field of a sheet: the sheet's title is its label. */
  isOnlyField: boolean;
  /** Renders the fields inside this one. A prop, because the form editor imports the controls. */
  renderFields: (nested: NestedFields) => ReactNode;
};
