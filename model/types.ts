import type * as z from "zod/mini";
import type { aboutSchema, bagSchema, picturesSchema, shopSchema } from "./schema";

/** A bag: what its file holds, with what follows from its folder. */
type BagEntry = Omit<z.infer<typeof bagSchema>, "id" | "order" | "hidden"> & {
  /** Unique, for example `bag-001`. */
  id: string;
  /** Its address: its page is `bolsos/<folder>/`. */
  folder: string;
};

/** Which part of a photo its frame keeps; the middle where nothing is said. */
export type FocalPoint = BagEntry["photos"][number]["keep"];

/** What `tienda.yaml` holds. */
export type ShopFile = z.infer<typeof shopSchema>;

/** What the build alone makes something of. */
type BuildOnlyKey = "url" | "legal" | "colours" | "icon" | "emailjs" | "notice";

/** Ways to the shop that not every shop has. */
type OptionalContactKey = "phone" | "instagram" | "tiktok";

/** The brand, its contact data and its profiles. */
export type Shop = Omit<ShopFile, BuildOnlyKey | OptionalContactKey> & {
  /** Empty where the shop has none. */
  [way in OptionalContactKey]: string;
};

/** A line on top of every screen. */
export type Notice = NonNullable<ShopFile["notice"]>;

/** Who sells: a sole trader's identity (LSSI art. 10). All empty, or all filled in. */
export type Legal = ShopFile["legal"];

/** All that the owner has written, found in order; files are named as seen from `content/`. */
export type Content = {
  shop: ShopFile;
  about: z.infer<typeof aboutSchema>;
  pictures: z.infer<typeof picturesSchema>;
  /** In the owner's order. */
  catalogue: readonly BagEntry[];
};
