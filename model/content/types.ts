import type * as z from "zod/mini";
import type { aboutSchema } from "../schema/about-schema";
import type { bagSchema } from "../schema/bag-schema";
import type { homeSchema } from "../schema/home-schema";
import type { shopSchema } from "../schema/shop-schema";

/** A bag of the catalogue: the data of its `bolso.yaml`, completed from its folder. */
type BagEntry = Omit<z.infer<typeof bagSchema>, "id" | "order" | "hidden"> & {
  /** Unique, for example `bag-001`; the folder if the file has no `id`. */
  id: string;
  /** Slug in the URL of the bag's page, `bolsos/<folder>/`. */
  folder: string;
};

/** The data of `tienda.yaml`. */
export type Shop = z.infer<typeof shopSchema>;

/** The owner's validated content. Media paths are relative to `content/`. */
export type Content = {
  shop: Shop;
  about: z.infer<typeof aboutSchema>;
  home: z.infer<typeof homeSchema>;
  /** Visible bags, in shop order. */
  catalogue: readonly BagEntry[];
};

/** The path of a field below its document: `notice`, `notice.text`, `howToOrder.0.title`. */
type FieldPath<Data> = Data extends readonly (infer Item)[]
  ? `${number}` | `${number}.${FieldPath<Item>}`
  : Data extends object
    ? {
        [Key in keyof Data & string]: Key | `${Key}.${FieldPath<NonNullable<Data[Key]>>}`;
      }[keyof Data & string]
    : never;

/**
 * The name of a content field in a component's `data-field`: its document and its path. A bag's file alone names the whole
 * bag. An empty name marks a text that the owner cannot change.
 */
export type FieldName =
  | ""
  | `tienda.yaml ${FieldPath<Shop>}`
  | `nosotros.yaml ${FieldPath<Content["about"]>}`
  | `portada.yaml ${FieldPath<Content["home"]>}`
  | `bolso.yaml ${FieldPath<z.infer<typeof bagSchema>>}`
  | `${string}bolso.yaml`;
