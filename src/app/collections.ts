import { type Bag, catalogue } from "../content";
import type { Route } from "./routes";

/** The screens that show the bags of a category. `lang`: of a name that is not Spanish. */
export const shelves = {
  novedades: { category: "new", name: "Novedades", lang: undefined },
  essentials: { category: "basic", name: "Essentials", lang: "en" },
} as const satisfies Partial<
  Record<Route, { category: Bag["category"]; name: string; lang: string | undefined }>
>;

export type Shelf = keyof typeof shelves;

export const shelfOf = ({ category }: Bag): Shelf =>
  category === shelves.novedades.category ? "novedades" : "essentials";

export const bagsOn = (shelf: Shelf): readonly Bag[] =>
  catalogue.filter((bag) => shelfOf(bag) === shelf);
