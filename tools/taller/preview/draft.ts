import type { About, Pictures, Product, ShopFile } from "../../../model/types";

/** What the editor holds of a file of the content, by the workshop's name of it. */
type Written =
  | { file: "bolsos"; content: Product }
  | { file: "tienda"; content: ShopFile }
  | { file: "nosotros"; content: About }
  | { file: "portada"; content: Pictures };

/** What the workshop tells the preview at each change. */
export type Draft = Written & {
  /** Where the browser has its photographs, and films that are new, by what the content calls them. */
  media: Readonly<Record<string, string>>;
};

/** What the preview tells the workshop once it listens. */
export const LISTENING = "listening";
