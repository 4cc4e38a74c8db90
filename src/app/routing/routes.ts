import { collectionIds } from "../../../lib/collections.ts";
import { buildCollectionPath } from "../../../lib/paths.ts";

/** The routes that links lead to, in menu order. */
export const menuRoutes = ["home", ...collectionIds] as const;
export type MenuRoute = (typeof menuRoutes)[number];

export const routes = [...menuRoutes, "not-found"] as const;
export type Route = (typeof routes)[number];

export const buildRouteHash = (route: Route): string => (route === "home" ? "#/" : `#/${route}`);

/** Returns the path of a screen's page, for visits without script (tools/site/render-site.ts). */
export const buildPagePath = (route: MenuRoute): string =>
  route === "home" ? "./" : buildCollectionPath(route);

/** The section of Home that the header's button opens. */
export const ABOUT_ID = "sobre-nosotros";

/** Returns a hash's route path, or the id of its section: in lower case, without `#`, query, text fragment, end slash. */
export const normalizeHash = (hash: string): string =>
  hash
    .slice(1)
    .replace(/[?&#:].*/s, "")
    .replace(/\/$/, "")
    .toLowerCase();

/** Returns the screen for `location.hash`. A hash without `#/` is a section of Home. */
export function resolveRoute(hash: string): Route {
  const path = normalizeHash(hash);
  if (!path.startsWith("/")) return "home";
  return collectionIds.find((id) => path === `/${id}`) ?? "not-found";
}
