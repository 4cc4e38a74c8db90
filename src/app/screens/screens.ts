import type { ComponentType } from "react";
import { shop } from "../../content";
import type { Route } from "../routes";
import { shelves } from "../shelves";
import { Home } from "./home";
import { NotFound } from "./not-found";
import { Essentials, Novedades } from "./shelf";

export const screens: Readonly<Record<Route, ComponentType>> = {
  home: Home,
  novedades: Novedades,
  essentials: Essentials,
  "not-found": NotFound,
};

export function titleOf(route: Route): string {
  if (route === "home") return `${shop.brand} · Bolsos de crochet artesanales`;
  const name = route === "not-found" ? "Página no encontrada" : shelves[route].name;
  return `${name} · ${shop.brand}`;
}
