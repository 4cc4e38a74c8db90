import type { ComponentType } from "react";
import { shop } from "../../lib/content";
import type { Route } from "../routes";
import { Essentials } from "./essentials";
import { Home } from "./home";
import { NotFound } from "./not-found";
import { Novedades } from "./novedades";

/** Each screen with the title of its window. */
export const screens: Readonly<Record<Route, { Screen: ComponentType; title: string }>> = {
  home: { Screen: Home, title: `${shop.brand} · Bolsos de crochet artesanales` },
  novedades: { Screen: Novedades, title: `Novedades · ${shop.brand}` },
  essentials: { Screen: Essentials, title: `Essentials · ${shop.brand}` },
  "not-found": { Screen: NotFound, title: `Página no encontrada · ${shop.brand}` },
};
