import type { ComponentType } from "react";
import { shop } from "../../content";
import { collections } from "../collections";
import type { Route } from "../routes";
import { Essentials, Novedades } from "./collection";
import { Home } from "./home";
import { NotFound } from "./not-found";

export const screens: Readonly<Record<Route, ComponentType>> = {
  home: Home,
  novedades: Novedades,
  essentials: Essentials,
  "not-found": NotFound,
};

export function buildTitle(route: Route): string {
  if (route === "home") return `${shop.brand} · Bolsos de crochet artesanales`;
  const name = route === "not-found" ? "Página no encontrada" : collections[route].name;
  return `${name} · ${shop.brand}`;
}
