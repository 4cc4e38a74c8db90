import { expect, test } from "vitest";
import {
  buildPagePath,
  buildRouteHash,
  menuRoutes,
  normalizeHash,
  type Route,
  resolveRoute,
} from "./routes";

test.each<[string, Route]>([
  ["", "home"],
  ["#", "home"],
  ["#/", "home"],
  ["#/?utm_source=ig", "home"],
  ["#/novedades", "novedades"],
  ["#/novedades/", "novedades"],
  ["#/NOVEDADES/", "novedades"],
  ["#/novedades?x=1#y", "novedades"],
  ["#/novedades&fbclid=1", "novedades"],
  // «Copy link to highlight»: Firefox before 131 and Safari before 16.1 leave the text fragment in `location.hash`.
  ["#/novedades:~:text=Moon%20Bag", "novedades"],
  ["#/:~:text=Contacto", "home"],
  ["#:~:text=Contacto", "home"],
  ["#/essentials", "essentials"],
  ["#/nada", "not-found"],
  ["#/novedades/otra", "not-found"],
  ["#/%E0%A4%A", "not-found"],
  ["#//", "not-found"],
  ["#//evil.example", "not-found"],
  ["#contacto", "home"],
])('the hash "%s" resolves to %s', (hash, route) => {
  expect(resolveRoute(hash)).toBe(route);
});

test.each([
  "#contacto",
  "#Contacto",
  "#contacto/",
  "#contacto?utm_source=ig",
  "#contacto&fbclid=1",
  "#contacto:~:text=Hola",
])("the hash %s resolves to the section contacto", (hash) => {
  expect(normalizeHash(hash)).toBe("contacto");
});

test("every route has a hash that resolves to it, and a page", () => {
  expect(menuRoutes.map((route) => resolveRoute(buildRouteHash(route)))).toEqual(menuRoutes);
  expect(buildRouteHash("essentials")).toBe("#/essentials");
  expect(buildPagePath("home")).toBe("./");
  expect(buildPagePath("essentials")).toBe("essentials/");
});
