export type Route = "home" | "novedades" | "essentials" | "not-found";

export const routeHashes = {
  home: "#/",
  novedades: "#/novedades",
  essentials: "#/essentials",
} as const satisfies Partial<Record<Route, string>>;

/** Paths of the screens' documents, for visits without script (tools/site/render-site.ts). */
export const documentPaths: Readonly<Record<keyof typeof routeHashes, string>> = {
  home: "./",
  novedades: "novedades/",
  essentials: "essentials/",
};

/** The section of Home that the header's button opens. */
export const ABOUT_ID = "sobre-nosotros";

/** Strips `#`, query, text fragment and trailing slash from a hash, and lowercases it. */
const normalizeHash = (hash: string): string =>
  hash
    .slice(1)
    .replace(/[?&#:].*/s, "")
    .replace(/\/$/, "")
    .toLowerCase();

/**
 * Returns the screen for a hash. A hash without `#/` is a section of Home.
 *
 * @param hash `location.hash`: empty, or beginning with `#`
 */
export function resolveRoute(hash: string): Route {
  const path = normalizeHash(hash);
  switch (path) {
    case "/novedades":
      return "novedades";
    case "/essentials":
      return "essentials";
    default:
      return path.startsWith("/") ? "not-found" : "home";
  }
}

/** Returns the element id of a section of Home. No element has the id that a route's hash yields. */
export const parseSectionId = normalizeHash;
