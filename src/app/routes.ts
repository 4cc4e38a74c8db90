export type Route = "home" | "novedades" | "essentials" | "not-found";

export const routeHashes = {
  home: "#/",
  novedades: "#/novedades",
  essentials: "#/essentials",
} as const satisfies Partial<Record<Route, string>>;

/** The same screens as pages of their own, for visits without script (tools/site/render-site.ts). */
export const documentPaths: Readonly<Record<keyof typeof routeHashes, string>> = {
  home: "./",
  novedades: "novedades/",
  essentials: "essentials/",
};

/** A hash without query, trailing slash, letter case and `:~:text=`. */
const normalizeHash = (hash: string): string =>
  hash
    .slice(1)
    .replace(/[?&#:].*/s, "")
    .replace(/\/$/, "")
    .toLowerCase();

/**
 * The screen that a hash asks for; one that does not begin with `#/` is a section of Home.
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

/** The id of the section of Home that a hash names; no element has it where the hash is a route. */
export const parseSectionId = normalizeHash;
