import type { FieldName } from "../../model/content/types";

declare module "react" {
  interface HTMLAttributes<T> {
    /** The content field that the element shows. The workshop's preview opens it; the shop's build strips it. */
    "data-field"?: FieldName;
  }
}
