/** The screens of the shop. */
export type Route = "home" | "novedades" | "essentials" | "not-found";

/** Where each screen that can be linked to lives. */
export const hashes = {
  home: "#/",
  novedades: "#/novedades",
  essentials: "#/essentials",
} as const satisfies Partial<Record<Route, string>>;

/** The pages of their own that the same screens have, for visits without script (tools/site/site-files.ts). */
export const pages: Readonly<Record<keyof typeof hashes, string>> = {
  home: "./",
  novedades: "novedades/",
  essentials: "essentials/",
};

/**
 * A hash without what does not matter in it: query, trailing slash, letter case, and the text that a link points
 * at (`:~:text=`), which Firefox before 131 and Safari before 16.1 leave in the hash.
 */
const plain = (hash: string): string =>
  hash
    .slice(1)
    .replace(/[?&#:].*/s, "")
    .replace(/\/$/, "")
    .toLowerCase();

/**
 * The screen that a hash asks for. The app, the prerender and the inline script of the page all ask
 * this one function. It never throws.
 *
 * @param hash `location.hash`: empty, or beginning with `#`. One that is no route (it does not begin
 *   with `#/`) is Home, at that section where there is one
 */
export function resolveRoute(hash: string): Route {
  const path = plain(hash);
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
export const sectionOf = plain;
