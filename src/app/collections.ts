import { type Bag, catalogue } from "../content";
import type { Route } from "./routes";

/** Screens that each list the bags of one category. `lang` is set if the name is not Spanish. */
export const collections = {
  novedades: { category: "new", name: "Novedades", lang: undefined },
  essentials: { category: "basic", name: "Essentials", lang: "en" },
} as const satisfies Partial<
  Record<Route, { category: Bag["category"]; name: string; lang: string | undefined }>
>;

export type CollectionId = keyof typeof collections;

export const collectionOf = ({ category }: Bag): CollectionId =>
  category === collections.novedades.category ? "novedades" : "essentials";

export const bagsIn = (collection: CollectionId): readonly Bag[] =>
  catalogue.filter((bag) => collectionOf(bag) === collection);

/** Returns true for a collection without bags, to which nothing links. */
export const isEmptyCollection = (route: Route): boolean =>
  route in collections && bagsIn(route as CollectionId).length === 0;
