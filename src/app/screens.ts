import type { ComponentType } from "react";
import { shop } from "../content";
import type { Route } from "./routes";
import { Home } from "./screens/home";
import { NotFound } from "./screens/not-found";
import { Essentials, Novedades } from "./screens/shelf";
import { shelves } from "./shelves";

export const screens: Readonly<Record<Route, { Screen: ComponentType; title: string }>> = {
  home: { Screen: Home, title: `${shop.brand} · Bolsos de crochet artesanales` },
  novedades: { Screen: Novedades, title: `${shelves.novedades.name} · ${shop.brand}` },
  essentials: { Screen: Essentials, title: `${shelves.essentials.name} · ${shop.brand}` },
  "not-found": { Screen: NotFound, title: `Página no encontrada · ${shop.brand}` },
};
