import { type Bag, catalogue } from "../content";
import type { Route } from "./routes";

/** The screens that show the bags of a category, by the name that a visitor reads. */
export const shelves = {
  novedades: { category: "new", name: "Novedades" },
  essentials: { category: "basic", name: "Essentials" },
} as const satisfies Partial<Record<Route, { category: Bag["category"]; name: string }>>;

export type Shelf = keyof typeof shelves;

/** The shelf that a bag stands on. */
export const shelfOf = ({ category }: Bag): Shelf =>
  category === shelves.novedades.category ? "novedades" : "essentials";

/** The bags of a shelf, in the owner's order. */
export const bagsOn = (shelf: Shelf): readonly Bag[] =>
  catalogue.filter((bag) => shelfOf(bag) === shelf);
