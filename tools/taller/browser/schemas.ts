import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "../../../model/schema.ts";

/** What may stand in the files of the content, by the workshop's names of them. */
export const SCHEMAS = {
  bolsos: bagSchema,
  tienda: shopSchema,
  nosotros: aboutSchema,
  portada: picturesSchema,
} as const;

export type ContentFile = keyof typeof SCHEMAS;
